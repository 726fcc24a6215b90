#if SDL
  import CSDL2
  import Foundation
  import Testing

  @testable import ScrollSDL

  /// Sound on SDL's driver that plays nothing. One test at a time: the driver is the process's.
  @Suite(.serialized) struct SpeakerTests {
    private func open(_ driver: String) throws -> Speaker {
      SDL_SetHintWithPriority("SDL_AUDIODRIVER", driver, SDL_HINT_OVERRIDE)
      return try Speaker()
    }

    @Test("what is played is queued and ends, and what is too much is left out")
    func plays() throws {
      let speaker = try open("dummy")
      #expect(speaker.queuedSeconds == 0)
      #expect(try speaker.play([]))
      #expect(try speaker.play(Array(repeating: 100, count: Speaker.rate / 10)))
      #expect(try speaker.play(Array(repeating: 100, count: Speaker.rate * 2)))
      #expect(speaker.queuedSeconds > 1)
      #expect(try !speaker.play(Array(repeating: 100, count: Speaker.rate * 2)))
      // It is played, at whatever pace.
      let end = ContinuousClock.now + .seconds(60)
      while speaker.queuedSeconds > 2, ContinuousClock.now < end {
        Thread.sleep(forTimeInterval: 0.001)
      }
      #expect(speaker.queuedSeconds <= 2)
    }

    @Test("one can be opened after another, and a second where there is room for one is an error")
    func several() throws {
      for _ in 0..<3 {
        let one = try open("dummy")
        // This driver has room for one: an error, and the first plays on.
        #expect(throws: SDLFailure.self) { _ = try open("dummy") }
        #expect(try one.play([1, 2, 3]))
      }
    }

    @Test("without a device it is an error")
    func noDevice() {
      SDL_QuitSubSystem(SDL_INIT_AUDIO)
      #expect(throws: SDLFailure.self) { _ = try open("no such driver") }
    }
  }
#endif
