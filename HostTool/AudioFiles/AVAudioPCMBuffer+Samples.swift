internal import AudioBuffers

extension AVAudioPCMBuffer {
  /// Puts frames into the buffer from one on; there has to be room, and a common format.
  ///
  /// - Parameter samples: Full scale being 1, channels interleaved.
  func put(_ samples: Span<Double>, frameCount: Int, at frame: Int) {
    switch format.commonFormat {
    case .otherFormat: break
    case .pcmFormatFloat32: put(samples, frameCount, at: frame, as: Float.self)
    case .pcmFormatFloat64: put(samples, frameCount, at: frame, as: Double.self)
    case .pcmFormatInt16: put(samples, frameCount, at: frame, as: Int16.self)
    case .pcmFormatInt32: put(samples, frameCount, at: frame, as: Int32.self)
    }
  }

  /// Takes frames out of the buffer from one on; they have to be there, in a common format.
  func take(into samples: inout MutableSpan<Double>, frameCount: Int, from frame: Int) {
    switch format.commonFormat {
    case .otherFormat: break
    case .pcmFormatFloat32: take(&samples, frameCount, from: frame, as: Float.self)
    case .pcmFormatFloat64: take(&samples, frameCount, from: frame, as: Double.self)
    case .pcmFormatInt16: take(&samples, frameCount, from: frame, as: Int16.self)
    case .pcmFormatInt32: take(&samples, frameCount, from: frame, as: Int32.self)
    }
  }

  private func put<Sample: PCMSample>(
    _ samples: Span<Double>, _ frameCount: Int, at frame: Int, as type: Sample.Type
  ) {
    let channelCount = Int(format.channelCount)
    let stride = stride
    for channel in 0..<channelCount {
      let output = start(of: channel, frame, as: type)
      for index in 0..<frameCount {
        output[index * stride] = Sample(unitValue: samples[index * channelCount + channel])
      }
    }
  }

  private func take<Sample: PCMSample>(
    _ samples: inout MutableSpan<Double>, _ frameCount: Int, from frame: Int,
    as type: Sample.Type
  ) {
    let channelCount = Int(format.channelCount)
    let stride = stride
    for channel in 0..<channelCount {
      let input = start(of: channel, frame, as: type)
      for index in 0..<frameCount {
        samples[index * channelCount + channel] = input[index * stride].unitValue
      }
    }
  }

  private func start<Sample>(
    of channel: Int, _ frame: Int, as type: Sample.Type
  ) -> UnsafeMutablePointer<Sample> {
    channelStarts[channel].assumingMemoryBound(to: type) + frame * stride
  }
}
