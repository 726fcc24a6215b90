#if SDL
  import CSDL2
  import ScrollPrimitives
  import Testing

  @testable import ScrollSDL

  @Suite struct EventTranslatorTests {
    private var translator = EventTranslator(scale: 2, size: LayoutSize(width: 100, height: 200))
    private static let now = Timestamp(nanoseconds: 1_000)

    private mutating func give(
      _ events: SDL_Event..., at now: Timestamp = Self.now
    ) -> [WindowEvent] {
      var found: [WindowEvent] = []
      for event in events { translator.translate(event, now: now, into: &found) }
      return found
    }

    private func input(
      _ action: InputEvent.Action, _ x: Double, _ y: Double, at now: Timestamp = Self.now
    ) -> WindowEvent {
      .input(InputEvent(time: now, position: LayoutPoint(x: x, y: y), action: action))
    }

    // MARK: Mouse

    @Test("the left button drags, in points, and the mouse hovers before and after")
    mutating func drag() {
      #expect(
        give(
          .motion(10, 20), .button(SDL_MOUSEBUTTONDOWN, 10, 20), .motion(30, 41),
          .button(SDL_MOUSEBUTTONUP, 31, 43), .motion(8, 8)) == [
            .hover(LayoutPoint(x: 5, y: 10)), input(.pointerDown(id: 0, kind: .mouse), 5, 10),
            input(.pointerMoved(id: 0), 15, 20.5), input(.pointerUp(id: 0), 15.5, 21.5),
            .hover(LayoutPoint(x: 4, y: 4)),
          ])
    }

    @Test("other buttons do nothing, and leave a drag alone")
    mutating func otherButtons() {
      for button: UInt8 in [0, 2, 3, 4, 255] {
        #expect(give(.button(SDL_MOUSEBUTTONDOWN, 1, 1, button: button)).isEmpty)
        #expect(give(.button(SDL_MOUSEBUTTONUP, 1, 1, button: button)).isEmpty)
      }
      _ = give(.button(SDL_MOUSEBUTTONDOWN, 0, 0))
      #expect(
        give(
          .button(SDL_MOUSEBUTTONDOWN, 4, 4, button: 3), .motion(6, 6),
          .button(SDL_MOUSEBUTTONUP, 4, 4, button: 3), .button(SDL_MOUSEBUTTONDOWN, 8, 8))
          == [input(.pointerMoved(id: 0), 3, 3)])
      #expect(give(.button(SDL_MOUSEBUTTONUP, 8, 8)) == [input(.pointerUp(id: 0), 4, 4)])
      #expect(give(.button(SDL_MOUSEBUTTONUP, 8, 8)).isEmpty)
    }

    @Test("of a pointer's moves at one moment the last counts")
    mutating func fastMouse() {
      _ = give(.button(SDL_MOUSEBUTTONDOWN, 0, 0), .finger(SDL_FINGERDOWN, 7))
      #expect(
        give(
          .motion(2, 2), .finger(SDL_FINGERMOTION, 7, 0.1, 0.1), .motion(4, 4),
          .finger(SDL_FINGERMOTION, 7, 0.25, 0.25), .motion(6, 8)) == [
            input(.pointerMoved(id: 0), 3, 4), input(.pointerMoved(id: 1), 25, 50),
          ])
      #expect(
        give(.motion(2, 2), .key(SDL_Keycode(SDLK_UP.rawValue)), .motion(4, 4)).count == 3)
    }

    @Test("what SDL makes up for fingers is not a mouse")
    mutating func madeUpMouse() {
      let finger = UInt32.max
      #expect(
        give(
          .motion(2, 2, device: finger), .button(SDL_MOUSEBUTTONDOWN, 2, 2, device: finger),
          .button(SDL_MOUSEBUTTONUP, 2, 2, device: finger)
        ).isEmpty)
    }

    // MARK: Wheel

    @Test("a notch toward the hand shows what lies below, at the place of the pointer")
    mutating func wheel() {
      #expect(
        give(.wheel(y: -1, at: (40, 60)), .wheel(x: 2, at: (40, 62))) == [
          input(.wheel(delta: LayoutPoint(x: 0, y: 60), kind: .stepped), 20, 30),
          input(.wheel(delta: LayoutPoint(x: 120, y: 0), kind: .stepped), 20, 31),
        ])
      #expect(give(.wheel()).isEmpty)
    }

    @Test("a wheel that the system has turned around is not turned back")
    mutating func naturalWheel() {
      #expect(give(.wheel(y: 1, isFlipped: true)) == give(.wheel(y: 1)))
    }

    @Test("fractions are a trackpad's, and so are whole steps among them")
    mutating func trackpad() {
      func kind(_ found: [WindowEvent]) -> InputEvent.WheelKind? {
        guard case .input(let input) = found.first, case .wheel(_, let kind) = input.action else {
          return nil
        }
        return kind
      }
      #expect(kind(give(.wheel(y: 1))) == .stepped)
      #expect(kind(give(.wheel(y: 0.25))) == .precise)
      #expect(kind(give(.wheel(y: 1), at: Timestamp(nanoseconds: 50_000_000))) == .precise)
      #expect(kind(give(.wheel(y: 1), at: Timestamp(nanoseconds: 500_000_000))) == .stepped)
    }

    @Test("wheels beyond all measure do nothing", arguments: [Float.nan, .infinity, -1e30, 1e5])
    mutating func absurdWheel(_ steps: Float) {
      #expect(give(.wheel(x: steps), .wheel(y: steps)).isEmpty)
    }

    // MARK: Fingers

    @Test("fingers have identities from 1, each given again once its finger has lifted")
    mutating func fingers() {
      #expect(
        give(.finger(SDL_FINGERDOWN, 70, 0, 0), .finger(SDL_FINGERDOWN, 71, 1, 1)) == [
          input(.pointerDown(id: 1, kind: .touch), 0, 0),
          input(.pointerDown(id: 2, kind: .touch), 100, 200),
        ])
      #expect(give(.finger(SDL_FINGERUP, 70, 0, 0)) == [input(.pointerUp(id: 1), 0, 0)])
      #expect(
        give(.finger(SDL_FINGERDOWN, 72), .finger(SDL_FINGERDOWN, 73)) == [
          input(.pointerDown(id: 1, kind: .touch), 50, 100),
          input(.pointerDown(id: 3, kind: .touch), 50, 100),
        ])
    }

    @Test("fingers of two screens are two fingers, whatever they are called")
    mutating func twoScreens() {
      _ = give(.finger(SDL_FINGERDOWN, 0, device: 1))
      #expect(
        give(.finger(SDL_FINGERDOWN, 0, device: 2), .finger(SDL_FINGERUP, 0, device: 1)) == [
          input(.pointerDown(id: 2, kind: .touch), 50, 100), input(.pointerUp(id: 1), 50, 100),
        ])
    }

    @Test("a finger that lifts nowhere lifts where it was")
    mutating func lostFinger() {
      #expect(give(.finger(SDL_FINGERDOWN, 1, .nan, 0)).isEmpty)
      _ = give(.finger(SDL_FINGERDOWN, 1), .finger(SDL_FINGERMOTION, 1, 0.25, 0.25))
      #expect(
        give(.finger(SDL_FINGERMOTION, 1, .infinity, 0), .finger(SDL_FINGERUP, 1, .nan, .nan))
          == [input(.pointerUp(id: 1), 25, 50)])
    }

    // MARK: The window

    @Test(
      "when the focus is lost all that is down is canceled where it was, and its end is nothing")
    mutating func focus() {
      _ = give(
        .button(SDL_MOUSEBUTTONDOWN, 10, 20), .finger(SDL_FINGERDOWN, 5, 0.5, 0.5),
        .finger(SDL_FINGERDOWN, 6, 0, 1))
      #expect(translator.isMouseDown)
      #expect(
        give(.window(SDL_WINDOWEVENT_FOCUS_LOST)) == [
          input(.pointerCanceled(id: 0), 5, 10), input(.pointerCanceled(id: 1), 50, 100),
          input(.pointerCanceled(id: 2), 0, 200), .focusLost(Self.now),
        ])
      #expect(!translator.isMouseDown)
      #expect(
        give(
          .button(SDL_MOUSEBUTTONUP, 10, 20), .finger(SDL_FINGERUP, 5),
          .finger(SDL_FINGERMOTION, 6)
        ).isEmpty)
    }

    @Test("hovering ends as the mouse leaves the window, but not while it drags")
    mutating func leave() {
      #expect(give(.motion(10, 20), .window(SDL_WINDOWEVENT_LEAVE)).last == .hoverEnded)
      _ = give(.button(SDL_MOUSEBUTTONDOWN, 10, 20))
      #expect(give(.window(SDL_WINDOWEVENT_LEAVE)).isEmpty)
    }

    @Test("a new size is told once, in points, and fingers are measured by it")
    mutating func resize() {
      let size = LayoutSize(width: 300, height: 50.5)
      #expect(
        give(
          .window(SDL_WINDOWEVENT_SIZE_CHANGED, 600, 101),
          .window(SDL_WINDOWEVENT_RESIZED, 600, 101),
          .window(SDL_WINDOWEVENT_SIZE_CHANGED, 600, 101),
          .window(SDL_WINDOWEVENT_SIZE_CHANGED, 0, 0),
          .window(SDL_WINDOWEVENT_SIZE_CHANGED, -4, 90)) == [.resized(size)])
      #expect(translator.size == size)
      #expect(
        give(.finger(SDL_FINGERDOWN, 1, 1, 1))
          == [input(.pointerDown(id: 1, kind: .touch), 300, 50.5)])
    }

    @Test("the last window's closing is one wish, though SDL also wants the program to quit")
    mutating func close() {
      #expect(
        give(.window(SDL_WINDOWEVENT_CLOSE), .of(type: SDL_QUIT.rawValue)) == [.closeRequested])
    }

    @Test("what is not for windows of this kind gives nothing")
    mutating func unknown() {
      let types = [
        SDL_FIRSTEVENT, SDL_KEYUP, SDL_TEXTEDITING, SDL_KEYMAPCHANGED, SDL_JOYAXISMOTION,
        SDL_CLIPBOARDUPDATE, SDL_DROPCOMPLETE, SDL_USEREVENT, SDL_LASTEVENT,
      ]
      for type in types { #expect(give(.of(type: type.rawValue)).isEmpty) }
      #expect(give(.of(type: .max)).isEmpty)
      for kind in UInt32(0)...20 {
        let kind = SDL_WindowEventID(kind)
        let known = [
          SDL_WINDOWEVENT_SIZE_CHANGED, SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_CLOSE,
          SDL_WINDOWEVENT_LEAVE,
        ]
        if !known.contains(kind) { #expect(give(.window(kind, 5, 5)).isEmpty) }
      }
    }
  }
#endif
