@_exported public import AudioBuffers
