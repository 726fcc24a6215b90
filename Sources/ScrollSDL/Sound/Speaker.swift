#if SDL
  internal import CSDL2

  /// Plays short sounds that are given as samples.
  ///
  /// Sounds are queued and played by SDL's own thread, so `play` does not wait. Belongs to the thread
  /// that made it. Let go of it before the process ends.
  public final class Speaker {
    /// Samples per second that `play` expects. SDL converts where the device has another rate.
    public static let rate = 48_000
    /// Seconds of sound that may wait to be played; more is dropped, as it would come too late.
    package static let queueLimit = 3.0

    private let device: SDL_AudioDeviceID

    /// Opens the usual device. Nothing is heard until something is played.
    ///
    /// - Throws: `SDLFailure` when there is no device, or it cannot be opened.
    public init() throws(SDLFailure) {
      SDLFailure.forgetLast()
      var wanted = SDL_AudioSpec()
      wanted.freq = Int32(Self.rate)
      wanted.format = SDL_AudioFormat(AUDIO_S16SYS)
      wanted.channels = 1
      wanted.samples = 1024
      let device = CSDL2_OpenAudio(&wanted)
      guard device != 0 else { throw .last("SDL_OpenAudioDevice") }
      self.device = device
      SDL_PauseAudioDevice(device, 0)
    }

    deinit {
      SDL_CloseAudioDevice(device)
      SDL_QuitSubSystem(SDL_INIT_AUDIO)
    }

    /// Plays a sound after those that are played already.
    ///
    /// - Parameter samples: one channel of signed 16-bit samples, `rate` a second.
    /// - Returns: whether it will be heard; `false` when too much waits already.
    /// - Throws: `SDLFailure` when the device is gone.
    @discardableResult
    public func play(_ samples: [Int16]) throws(SDLFailure) -> Bool {
      let seconds = queuedSeconds + Double(samples.count) / Double(Self.rate)
      guard seconds <= Self.queueLimit else { return false }
      guard !samples.isEmpty else { return true }
      SDLFailure.forgetLast()
      let result = samples.withUnsafeBytes {
        SDL_QueueAudio(device, $0.baseAddress, UInt32(clamping: $0.count))
      }
      guard result == 0 else { throw .last("SDL_QueueAudio") }
      return true
    }

    /// Seconds of sound that wait to be played.
    package var queuedSeconds: Double {
      Double(SDL_GetQueuedAudioSize(device)) / Double(2 * Self.rate)
    }
  }
#endif
