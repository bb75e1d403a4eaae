// swift-tools-version: 6.2

import PackageDescription

/// Every target of ours is held to these; see docs/architecture.md.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableExperimentalFeature("Lifetimes"),
  .treatAllWarnings(as: .error),
]

/// For targets that never touch C: the compiler shows where the unsafe edge is.
let pure: [SwiftSetting] = settings + [.strictMemorySafety()]

/// For programs as others write them, who have not made our choices.
let foreign: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
  name: "voice-provider",
  products: [
    .executable(name: "voicectl", targets: ["voicectl"]),
    .executable(name: "voice-provider", targets: ["voice-provider"]),
    .executable(name: "sd_voiceprovider", targets: ["sd_voiceprovider"]),
    .executable(name: "voice-spiel", targets: ["voice-spiel"]),
    .library(name: "AVFoundation", targets: ["AVFAudio", "AVFoundation"]),
    .library(name: "CoreAudioKit", targets: ["CoreAudioKit"]),
  ],
  targets: [
    // MARK: - SharedContract: what host and provider agree on

    .systemLibrary(
      name: "CSQLite", path: "SharedContract/CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"])]),
    .systemLibrary(
      name: "CJansson", path: "SharedContract/CJansson", pkgConfig: "jansson",
      providers: [.apt(["libjansson-dev"])]),
    .systemLibrary(
      name: "CSodium", path: "SharedContract/CSodium", pkgConfig: "libsodium",
      providers: [.apt(["libsodium-dev"])]),
    // Without pkg-config, which would link what is loaded when it is needed.
    .systemLibrary(
      name: "CSoundFile", path: "SharedContract/CSoundFile",
      providers: [.apt(["libsndfile1-dev"])]),
    .systemLibrary(
      name: "CSampleRate", path: "SharedContract/CSampleRate", pkgConfig: "samplerate",
      providers: [.apt(["libsamplerate0-dev"])]),
    .target(name: "CPosix", path: "SharedContract/CPosix"),
    .target(
      name: "Posix", dependencies: ["CPosix"], path: "SharedContract/Posix",
      swiftSettings: settings),
    .target(
      name: "Confinement", dependencies: ["Posix"], path: "SharedContract/Confinement",
      swiftSettings: settings),
    .target(name: "SpeechTypes", path: "SharedContract/SpeechTypes", swiftSettings: pure),
    .target(name: "Spelling", path: "SharedContract/Spelling", swiftSettings: pure),
    .target(
      name: "JSON", dependencies: ["CJansson", "Spelling"], path: "SharedContract/JSON",
      swiftSettings: settings),
    .target(
      name: "Checksum", dependencies: ["CSodium", "Posix"], path: "SharedContract/Checksum",
      swiftSettings: settings),
    .target(
      name: "AppGroup", dependencies: ["CSQLite", "Posix", "SpeechTypes"],
      path: "SharedContract/AppGroup", swiftSettings: settings),
    .target(
      name: "ProviderWire", dependencies: ["SpeechTypes"], path: "SharedContract/ProviderWire",
      swiftSettings: pure),
    .target(
      name: "SSML", dependencies: ["SpeechTypes"], path: "SharedContract/SSML",
      swiftSettings: pure),
    .target(name: "AudioBuffers", path: "SharedContract/AudioBuffers", swiftSettings: settings),
    .target(
      name: "AudioUnits", dependencies: ["AudioBuffers", "SpeechTypes"],
      path: "SharedContract/AudioUnits", swiftSettings: settings),
    .target(
      name: "AudioUnitInstantiation", dependencies: ["AudioUnits"],
      path: "SharedContract/AudioUnitInstantiation", swiftSettings: settings),
    .target(name: "AIFF", path: "SharedContract/AIFF", swiftSettings: pure),
    .target(
      name: "SoundDecoding", dependencies: ["CSoundFile", "Posix"],
      path: "SharedContract/SoundDecoding", swiftSettings: settings),
    .target(
      name: "Resampling", dependencies: ["CSampleRate"], path: "SharedContract/Resampling",
      swiftSettings: settings),
    .target(name: "Pitch", path: "SharedContract/Pitch", swiftSettings: pure),
    .target(
      name: "VoiceBundle", dependencies: ["JSON", "Posix", "SpeechTypes"],
      path: "SharedContract/VoiceBundle", swiftSettings: settings),

    .target(name: "TextTables", path: "SharedContract/TextTables", swiftSettings: pure),
    .target(
      name: "Pronunciation", dependencies: ["Posix", "SpeechTypes", "Spelling", "TextTables"],
      path: "SharedContract/Pronunciation", exclude: ["Data"], swiftSettings: pure),

    .target(
      name: "UnitBank", dependencies: ["Posix", "Pronunciation"], path: "SharedContract/UnitBank",
      swiftSettings: settings),

    // MARK: - ProviderExtension: the process that speaks

    .target(
      name: "SpeechProviderKit", dependencies: ["AudioBuffers", "AudioUnits", "SpeechTypes"],
      path: "ProviderExtension/SpeechProviderKit", swiftSettings: settings),
    .target(
      name: "TextAnalysis",
      dependencies: ["Pronunciation", "SSML", "SpeechTypes", "TextTables"],
      path: "ProviderExtension/TextAnalysis", exclude: ["Data"], swiftSettings: pure),
    .target(
      name: "RecordedVoice",
      dependencies: [
        "AIFF", "AppGroup", "Pitch", "Posix", "Pronunciation", "Resampling", "SoundDecoding",
        "SpeechProviderKit", "SpeechTypes", "SSML", "TextAnalysis", "UnitBank", "VoiceBundle",
      ],
      path: "ProviderExtension/RecordedVoice", swiftSettings: settings),
    .target(
      name: "ProviderService",
      dependencies: [
        "AppGroup", "Posix", "ProviderWire", "SSML", "SpeechProviderKit", "SpeechTypes",
      ],
      path: "ProviderExtension/ProviderService", swiftSettings: settings),
    .target(
      name: "CoreAudioKit",
      dependencies: [
        "AudioUnitInstantiation", "Confinement", "Posix", "ProviderService", "SpeechProviderKit",
      ],
      path: "ProviderExtension/CoreAudioKit", swiftSettings: settings),
    .executableTarget(
      name: "voice-provider",
      dependencies: [
        "AppGroup", "Confinement", "Posix", "Pronunciation", "ProviderService", "RecordedVoice",
        "VoiceBundle",
      ],
      path: "ProviderExtension/voice-provider", swiftSettings: settings),

    // MARK: - HostTool: the processes that configure and listen

    .systemLibrary(
      name: "CALSA", path: "HostTool/CALSA", pkgConfig: "alsa",
      providers: [.apt(["libasound2-dev"])]),
    .target(
      name: "ProviderClient", dependencies: ["AppGroup", "Posix", "ProviderWire", "SpeechTypes"],
      path: "HostTool/ProviderClient", swiftSettings: settings),
    .target(
      name: "AudioOutput", dependencies: ["AIFF", "CALSA", "Posix"],
      path: "HostTool/AudioOutput", swiftSettings: settings),
    .target(
      name: "AudioFiles", dependencies: ["AudioBuffers", "Posix", "SoundDecoding"],
      path: "HostTool/AudioFiles", swiftSettings: settings),
    .target(
      name: "SpeechSynthesis",
      dependencies: [
        "AppGroup", "AudioBuffers", "AudioOutput", "AudioUnits", "Posix", "ProviderClient",
        "ProviderWire", "SSML", "SpeechTypes",
      ],
      path: "HostTool/SpeechSynthesis", swiftSettings: settings),
    .target(
      name: "AVFoundation",
      dependencies: [
        "AudioBuffers", "AudioFiles", "AudioUnitInstantiation", "AudioUnits", "SpeechSynthesis",
      ],
      path: "HostTool/AVFoundation", swiftSettings: settings),
    .target(
      name: "AVFAudio", dependencies: ["AVFoundation"], path: "HostTool/AVFAudio",
      swiftSettings: settings),
    .target(
      name: "DispatcherModule",
      dependencies: ["AppGroup", "Posix", "ProviderClient", "SSML", "SpeechTypes"],
      path: "HostTool/DispatcherModule", swiftSettings: settings),
    .executableTarget(
      name: "sd_voiceprovider", dependencies: ["DispatcherModule", "Posix"],
      path: "HostTool/sd_voiceprovider", swiftSettings: settings),
    .systemLibrary(
      name: "CSystemd", path: "HostTool/CSystemd", pkgConfig: "libsystemd",
      providers: [.apt(["libsystemd-dev"])]),
    .target(
      name: "SessionBus", dependencies: ["CSystemd", "Posix"], path: "HostTool/SessionBus",
      swiftSettings: settings),
    .target(
      name: "SpielService",
      dependencies: [
        "AppGroup", "Posix", "ProviderClient", "SSML", "SessionBus", "SpeechTypes", "VoiceBundle",
      ],
      path: "HostTool/SpielService", swiftSettings: settings),
    .executableTarget(
      name: "voice-spiel", dependencies: ["Posix", "SpielService"], path: "HostTool/voice-spiel",
      exclude: ["Desktop"], swiftSettings: settings),
    .target(
      name: "Alignment", dependencies: ["Posix"], path: "HostTool/Alignment",
      swiftSettings: pure),
    .target(
      name: "VoiceBuilder",
      dependencies: ["AIFF", "Alignment", "Pitch", "Posix", "Pronunciation", "UnitBank"],
      path: "HostTool/VoiceBuilder", swiftSettings: settings),
    .target(
      name: "SealedFiles", dependencies: ["CSodium", "Posix"], path: "HostTool/SealedFiles",
      swiftSettings: settings),
    .target(
      name: "VoiceProject",
      dependencies: [
        "AIFF", "JSON", "Posix", "Pronunciation", "Resampling", "SealedFiles", "SoundDecoding",
        "SpeechTypes",
      ],
      path: "HostTool/VoiceProject", swiftSettings: settings),
    .target(
      name: "CommandLineTool", dependencies: ["Posix", "Spelling"],
      path: "HostTool/CommandLineTool", swiftSettings: settings),
    .target(
      name: "VoiceCommands",
      dependencies: [
        "AIFF", "AppGroup", "AudioOutput", "Checksum", "CommandLineTool", "JSON", "Posix",
        "Pronunciation", "ProviderClient", "ProviderWire", "SSML", "SealedFiles", "SpeechTypes",
        "Spelling", "VoiceBuilder", "VoiceBundle", "VoiceProject",
      ],
      path: "HostTool/VoiceCommands", swiftSettings: settings),
    .executableTarget(
      name: "voicectl", dependencies: ["CommandLineTool", "Posix", "VoiceCommands"],
      path: "HostTool/voicectl", swiftSettings: settings),

    // MARK: - Tests

    .target(
      name: "TestSupport", dependencies: ["AppGroup", "Posix", "SpeechTypes", "VoiceBundle"],
      path: "Tests/TestSupport", swiftSettings: settings),
    .testTarget(name: "SpeechTypesTests", dependencies: ["SpeechTypes"], swiftSettings: settings),
    .testTarget(
      name: "PosixTests", dependencies: ["Posix", "TestSupport"], swiftSettings: settings),
    .testTarget(name: "SpellingTests", dependencies: ["Spelling"], swiftSettings: settings),
    .testTarget(name: "JSONTests", dependencies: ["JSON"], swiftSettings: settings),
    .testTarget(
      name: "ChecksumTests", dependencies: ["Checksum", "Posix", "TestSupport"],
      swiftSettings: settings),
    .executableTarget(
      name: "readme-client", dependencies: ["AVFoundation"], path: "Tests/readme-client",
      swiftSettings: settings),
    // Compiled as programs of other people's are: without our settings.
    .executableTarget(
      name: "speech-programs", dependencies: ["AVFoundation"], path: "Tests/speech-programs"),
    .executableTarget(
      name: "store-client", dependencies: ["AppGroup", "Posix", "SpeechTypes"],
      path: "Tests/store-client", swiftSettings: settings),
    .testTarget(
      name: "AppGroupTests",
      dependencies: ["AppGroup", "Posix", "SpeechTypes", "TestSupport", "store-client"],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "ProviderWireTests", dependencies: ["ProviderWire", "SpeechTypes"],
      swiftSettings: settings),
    .executableTarget(
      name: "pronounce", dependencies: ["Posix", "Pronunciation", "SpeechTypes"],
      path: "Tests/pronounce", swiftSettings: settings),
    .testTarget(
      name: "PronunciationTests",
      dependencies: ["Posix", "Pronunciation", "SpeechTypes", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(name: "SSMLTests", dependencies: ["SSML", "SpeechTypes"], swiftSettings: settings),
    .testTarget(
      name: "AudioBuffersTests", dependencies: ["AudioBuffers"], swiftSettings: settings),
    .testTarget(
      name: "AppleAPITests",
      dependencies: ["AVFAudio", "AVFoundation", "CoreAudioKit", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "LanguageModeTests", dependencies: ["AVFoundation"],
      swiftSettings: foreign + [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "AudioFilesTests",
      dependencies: ["AudioBuffers", "AudioFiles", "Posix", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SpeechSynthesisTests",
      dependencies: [
        "AppGroup", "AudioBuffers", "AudioOutput", "AudioUnits", "Posix", "ProviderClient",
        "ProviderWire", "SSML", "SpeechSynthesis", "SpeechTypes", "TestSupport", "voice-provider",
      ],
      swiftSettings: settings),
    .testTarget(name: "AIFFTests", dependencies: ["AIFF", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "SoundDecodingTests",
      dependencies: ["AIFF", "Posix", "SoundDecoding", "TestSupport"], exclude: ["Fixtures"],
      swiftSettings: settings),
    .testTarget(name: "ResamplingTests", dependencies: ["Resampling"], swiftSettings: settings),
    .testTarget(name: "PitchTests", dependencies: ["Pitch"], swiftSettings: settings),
    .testTarget(
      name: "UnitBankTests", dependencies: ["Pronunciation", "TestSupport", "UnitBank"],
      swiftSettings: settings),
    .testTarget(name: "AlignmentTests", dependencies: ["Alignment"], swiftSettings: settings),
    .executableTarget(
      name: "align-recordings",
      dependencies: ["AIFF", "Alignment", "Posix", "Pronunciation", "VoiceBuilder"],
      path: "Tests/align-recordings", swiftSettings: settings),
    .testTarget(
      name: "VoiceBuilderTests",
      dependencies: ["AIFF", "Posix", "Pronunciation", "TestSupport", "UnitBank", "VoiceBuilder"],
      swiftSettings: settings),
    .testTarget(
      name: "VoiceBundleTests",
      dependencies: ["Posix", "SpeechTypes", "TestSupport", "VoiceBundle"],
      swiftSettings: settings),
    .testTarget(
      name: "SpeechProviderKitTests",
      dependencies: ["AudioUnitInstantiation", "SpeechProviderKit", "SpeechTypes", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ProviderServiceTests", dependencies: ["ProviderService", "SpeechTypes"],
      swiftSettings: settings),
    .executableTarget(
      name: "sample-provider", dependencies: ["AVFoundation", "CoreAudioKit"],
      path: "Tests/sample-provider", swiftSettings: foreign),
    .executableTarget(
      name: "probe-provider", dependencies: ["AVFoundation", "CoreAudioKit"],
      path: "Tests/probe-provider", swiftSettings: foreign),
    .testTarget(
      name: "TextAnalysisTests",
      dependencies: [
        "Posix", "Pronunciation", "SSML", "SpeechTypes", "TestSupport", "TextAnalysis",
        "TextTables",
      ],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "RecordedVoiceTests",
      dependencies: [
        "AIFF", "AppGroup", "Posix", "Pronunciation", "RecordedVoice", "SpeechProviderKit",
        "SpeechTypes", "TestSupport", "TextAnalysis", "UnitBank", "VoiceBundle",
      ],
      swiftSettings: settings),
    .target(name: "CAttempts", path: "Tests/CAttempts"),
    .executableTarget(
      name: "confined-probe", dependencies: ["CAttempts", "Confinement"],
      path: "Tests/confined-probe", swiftSettings: settings),
    .testTarget(
      name: "ConfinementTests", dependencies: ["Posix", "TestSupport", "confined-probe"],
      swiftSettings: settings),
    .target(name: "CMallocCounter", path: "Tests/CMallocCounter"),
    .testTarget(
      name: "RealTimeTests",
      dependencies: [
        "CMallocCounter", "RecordedVoice", "SpeechProviderKit", "SpeechTypes", "TestSupport",
        "VoiceBundle",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AudioOutputTests",
      dependencies: ["AIFF", "AudioOutput", "Posix", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "SealedFilesTests", dependencies: ["Posix", "SealedFiles", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "VoiceProjectTests",
      dependencies: [
        "AIFF", "Posix", "Pronunciation", "SealedFiles", "SpeechTypes", "TestSupport",
        "VoiceProject",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CommandLineToolTests", dependencies: ["CommandLineTool", "Posix"],
      swiftSettings: settings),
    .testTarget(
      name: "ProviderClientTests",
      dependencies: ["AppGroup", "Posix", "ProviderClient", "SpeechTypes", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "VoiceCommandsTests",
      dependencies: ["JSON", "SSML", "SpeechTypes", "TestSupport", "VoiceCommands"],
      swiftSettings: settings),
    .testTarget(
      name: "DispatcherTests",
      dependencies: [
        "AppGroup", "DispatcherModule", "Posix", "ProviderClient", "SpeechTypes", "TestSupport",
        "sd_voiceprovider", "voice-provider", "voicectl",
      ],
      exclude: ["Fixtures"], swiftSettings: settings),
    .testTarget(
      name: "SpeechProgramTests",
      dependencies: [
        "AIFF", "AppGroup", "Posix", "SpeechTypes", "TestSupport", "readme-client",
        "sample-provider", "speech-programs", "voice-provider",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "SpielTests",
      dependencies: [
        "AppGroup", "JSON", "Posix", "ProviderClient", "ProviderWire", "SessionBus", "SpeechTypes",
        "SpielService", "TestSupport", "VoiceBundle", "voice-provider", "voice-spiel", "voicectl",
      ],
      exclude: ["Client"], swiftSettings: settings),
    .testTarget(
      name: "ProcessTests",
      dependencies: [
        "AIFF", "AppGroup", "JSON", "Posix", "ProviderClient", "ProviderWire", "SpeechTypes",
        "TestSupport", "probe-provider", "sample-provider", "sd_voiceprovider", "voice-provider",
        "voicectl",
      ],
      exclude: ["Fixtures"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
