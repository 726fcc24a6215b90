#if SDL
  import CSDL2
  import ScrollPrimitives
  import Testing

  @testable import ScrollSDL

  @Suite struct KeyTests {
    private func give(_ event: SDL_Event) -> WindowEvent? {
      var translator = EventTranslator(scale: 1, size: LayoutSize(width: 10, height: 10))
      var found: [WindowEvent] = []
      translator.translate(event, now: .zero, into: &found)
      #expect(found.count <= 1)
      return found.first
    }

    @Test(
      "keys that scroll, edit or write have names",
      arguments: [
        (SDLK_UP, KeyPress.Key.up), (SDLK_DOWN, .down), (SDLK_LEFT, .left), (SDLK_RIGHT, .right),
        (SDLK_PAGEUP, .pageUp), (SDLK_PAGEDOWN, .pageDown), (SDLK_HOME, .home), (SDLK_END, .end),
        (SDLK_ESCAPE, .escape), (SDLK_AC_BACK, .escape), (SDLK_RETURN, .enter),
        (SDLK_KP_ENTER, .enter), (SDLK_BACKSPACE, .backspace), (SDLK_DELETE, .delete),
        (SDLK_TAB, .tab), (SDLK_SPACE, .space), (SDLK_q, .character("q")),
        (SDLK_9, .character("9")), (SDL_KeyCode(0xF6), .character("ö")),
        (SDL_KeyCode(0x44F), .character("я")),
      ])
    func names(code: SDL_KeyCode, key: KeyPress.Key) {
      #expect(
        give(.key(SDL_Keycode(code.rawValue))) == .key(KeyPress(time: .zero, key: key)))
    }

    @Test(
      "keys without a name give nothing",
      arguments: [
        0, -1, Int32.min, Int32.max, 5, 0x80, 0xA0, 0xD800, 0x110000,
        SDL_Keycode(SDLK_F1.rawValue), SDL_Keycode(SDLK_LSHIFT.rawValue),
      ])
    func nameless(code: Int32) {
      #expect(give(.key(code)) == nil)
    }

    @Test("modifiers of either side count, locks do not, and repeats are told")
    func modifiers() {
      let table: [(SDL_Keymod, KeyPress.Modifiers)] = [
        (KMOD_LSHIFT, .shift), (KMOD_RSHIFT, .shift), (KMOD_LCTRL, .control),
        (KMOD_RCTRL, .control), (KMOD_LALT, .option), (KMOD_RALT, .option),
        (KMOD_LGUI, .command), (KMOD_RGUI, .command), (KMOD_NUM, []), (KMOD_CAPS, []),
        (SDL_Keymod(0xFFFF), [.shift, .control, .option, .command]),
      ]
      for (mask, held) in table {
        #expect(
          give(.key(113, mask, isRepeat: true))
            == .key(
              KeyPress(time: .zero, key: .character("q"), modifiers: held, isRepeat: true)))
      }
    }

    @Test("a key that goes up is no press")
    func up() {
      #expect(give(.key(113, type: SDL_KEYUP)) == nil)
    }

    @Test("text of letters of several bytes comes whole, up to all the bytes there are")
    func text() {
      #expect(give(.text(Array("né 東京 👩‍🚀".utf8))) == .text("né 東京 👩‍🚀"))
      #expect(give(.text([])) == nil)
      let full = String(repeating: "é", count: 16)
      #expect(give(.text(Array(full.utf8))) == .text(full))
      #expect(give(.text([0xFF, 0x61])) == .text("\u{FFFD}a"))
    }
  }
#endif
