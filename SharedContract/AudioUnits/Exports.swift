// A unit takes and gives buffers; who uses the one needs the other.
@_exported public import AudioBuffers
