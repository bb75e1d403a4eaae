// Core Audio's own names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Which channel is which, its low 16 bits being their number. Core Audio symbol:
/// `AudioChannelLayoutTag`.
public typealias AudioChannelLayoutTag = UInt32

/// Core Audio symbol of the same name.
public let kAudioChannelLayoutTag_UseChannelDescriptions: AudioChannelLayoutTag = 0
/// Core Audio symbol of the same name.
public let kAudioChannelLayoutTag_UseChannelBitmap: AudioChannelLayoutTag = 1 << 16
/// Core Audio symbol of the same name.
public let kAudioChannelLayoutTag_Mono: AudioChannelLayoutTag = 100 << 16 | 1
/// Core Audio symbol of the same name: left, right.
public let kAudioChannelLayoutTag_Stereo: AudioChannelLayoutTag = 101 << 16 | 2
/// Core Audio symbol of the same name: channels without a place, their number to be added.
public let kAudioChannelLayoutTag_DiscreteInOrder: AudioChannelLayoutTag = 147 << 16
/// Core Audio symbol of the same name: channels of unknown place, their number to be added.
public let kAudioChannelLayoutTag_Unknown: AudioChannelLayoutTag = 0xFFFF_0000

/// Core Audio symbol of the same name: how many channels a tag stands for.
public func AudioChannelLayoutTag_GetNumberOfChannels(_ tag: AudioChannelLayoutTag) -> UInt32 {
  tag & 0xFFFF
}
