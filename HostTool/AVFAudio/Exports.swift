// On Apple's platforms the speech API lives in AVFAudio, which AVFoundation brings along.
@_exported public import AVFoundation
