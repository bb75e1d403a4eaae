// A unit's author sees Apple's names whichever of our modules they live in.
@_exported public import AudioBuffers
@_exported public import AudioUnits
