#if SDL
  import CSDL2
  import ScrollPrimitives
  import Testing

  @testable import ScrollSDL

  /// Laws that hold whatever SDL says.
  @Suite struct EventStreamTests {
    private static let types = [
      SDL_QUIT, SDL_WINDOWEVENT, SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP, SDL_MOUSEMOTION,
      SDL_MOUSEWHEEL, SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION, SDL_KEYDOWN, SDL_KEYUP,
      SDL_TEXTINPUT, SDL_TEXTEDITING, SDL_USEREVENT,
    ]

    @Test(
      "no stream of events traps, and every pointer goes down, moves and ends exactly once",
      arguments: 1...12 as ClosedRange<UInt64>)
    func laws(seed: UInt64) {
      var random = SplitMix(state: seed)
      var translator = EventTranslator(
        scale: [0.5, 1, 2, 8][Int(seed % 4)], size: LayoutSize(width: 390, height: 844))
      var down: Set<Int> = []
      var now = Timestamp.zero
      for _ in 0..<400 {
        now.nanoseconds += Int64(random.next() % 20_000_000)
        var found: [WindowEvent] = []
        for _ in 0..<random.next() % 12 {
          translator.translate(Self.event(&random), now: now, into: &found)
        }
        for event in found { Self.check(event, now, &down) }
        #expect(down.contains(0) == translator.isMouseDown)
      }
      var found: [WindowEvent] = []
      translator.translate(.window(SDL_WINDOWEVENT_FOCUS_LOST), now: now, into: &found)
      for event in found { Self.check(event, now, &down) }
      #expect(down.isEmpty)
    }

    private static func check(_ event: WindowEvent, _ now: Timestamp, _ down: inout Set<Int>) {
      func isPlace(_ point: LayoutPoint) -> Bool { abs(point.x) <= 1e6 && abs(point.y) <= 1e6 }
      switch event {
      case .input(let input):
        #expect(input.time == now)
        #expect(isPlace(input.position))
        switch input.action {
        case .pointerDown(let id, let kind):
          #expect(down.insert(id).inserted)
          #expect((id == 0) == (kind == .mouse))
        case .pointerMoved(let id): #expect(down.contains(id))
        case .pointerUp(let id), .pointerCanceled(let id): #expect(down.remove(id) != nil)
        case .wheel(let delta, _):
          #expect(isPlace(delta))
          #expect(delta != .zero)
        }
      case .hover(let place):
        #expect(isPlace(place))
        #expect(!down.contains(0))
      case .hoverEnded: #expect(!down.contains(0))
      case .text(let text): #expect(!text.isEmpty)
      case .resized(let size): #expect(size.width > 0 && size.height > 0)
      case .focusLost(let time):
        #expect(time == now)
        #expect(down.isEmpty)
      case .key(let press): #expect(press.time == now)
      case .closeRequested: break
      }
    }

    /// An event out of bytes, or one of few fingers, buttons and places, so that they meet.
    private static func event(_ random: inout SplitMix) -> SDL_Event {
      func pick(_ count: UInt64) -> Int { Int(random.next() % count) }
      let type = types[pick(UInt64(types.count))]
      if pick(3) == 0 {
        var event = SDL_Event()
        withUnsafeMutableBytes(of: &event) { bytes in
          for index in bytes.indices { bytes[index] = UInt8(truncatingIfNeeded: random.next()) }
        }
        if pick(8) > 0 { event.type = type.rawValue }
        return event
      }
      let places: [Int32] = [0, 7, 300, -50, 16384, .max, .min]
      let (x, y) = (places[pick(7)], places[pick(7)])
      let shares: [Float] = [0, 0.25, 1, -0.5, .nan, .infinity, .greatestFiniteMagnitude]
      switch type {
      case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
        return .button(type, x, y, button: UInt8(1 + pick(2)), device: pick(5) == 0 ? .max : 0)
      case SDL_MOUSEMOTION: return .motion(x, y)
      case SDL_MOUSEWHEEL: return .wheel(x: shares[pick(7)], y: shares[pick(7)], at: (x, y))
      case SDL_FINGERDOWN, SDL_FINGERUP, SDL_FINGERMOTION:
        return .finger(
          type, Int64(pick(4)), shares[pick(7)], shares[pick(7)], device: Int64(pick(2)))
      case SDL_WINDOWEVENT:
        return .window(SDL_WindowEventID(UInt32(pick(18))), x, y)
      default: return .of(type: type.rawValue)
      }
    }
  }
#endif
