#if CLI
  import ScrollScenario
  import ScrollSimulation
  import Testing

  /// One way to get a scenario wrong. `»` stands where the error is expected.
  struct BadInput: Sendable, CustomTestStringConvertible {
    var text: String
    var fragment: String
    var change: String
    var testDescription: String { change }

    static let base = """
      scrollsim: 1
      name: base
      viewport: {width: 100, height: 200}
      physics: ios
      refresh_rate: 60
      data:
        generated: {items: 3}
      layout: {spacing: 1}
      cells: {row: {bind: 1}}
      reuse: {pool: 1}
      prefetch: {distance: 1}
      script:
        - wait: 1
      """

    /// The base with one part of it replaced.
    init(_ part: String, _ change: String, _ fragment: String) {
      precondition(Self.base.contains(part))
      self.init(text: Self.base.replacing(part, with: change), fragment: fragment, change: change)
    }

    init(text: String, fragment: String, change: String? = nil) {
      self.text = text
      self.fragment = fragment
      self.change = change ?? text
    }

    static func script(_ entries: String, _ fragment: String) -> BadInput {
      BadInput("- wait: 1", entries, fragment)
    }
  }

  @Suite struct ScenarioBadInputTests {
    @Test("the base of the bad inputs is good")
    func base() throws {
      _ = try ScenarioFile.parse(text: BadInput.base, name: "base.yaml")
    }

    @Test("a bad input is refused where it is wrong", arguments: all)
    func refused(_ input: BadInput) throws {
      let marked = MarkedText(input.text)
      let error = try #require(
        scenarioError { () throws(ScenarioError) in
          try ScenarioFile.parse(text: marked.text, name: "bad.yaml")
        })
      #expect(error.line == marked.line && error.column == marked.column, "\(error)")
      #expect(error.message.contains(input.fragment), "\(error)")
      #expect(
        error.description == "bad.yaml:\(marked.line):\(marked.column): error: \(error.message)")
    }

    static let all = texts + roots + parts + physics + data + actions + times + gestures
  }

  extension ScenarioBadInputTests {
    static let texts: [BadInput] = [
      .init(text: "»", fragment: "the file is empty"),
      .init(text: "»# nothing\n", fragment: "the file is empty"),
      .init(text: "»- 1\n- 2\n", fragment: "the scenario must be a mapping, not a list"),
      .init(text: "»hello", fragment: "the scenario must be a mapping, not the text 'hello'"),
      .init(text: "»~", fragment: "the scenario must be a mapping, not empty"),
      .init(text: "a: 1\n»---\nb: 2\n", fragment: "another document"),
      .init(text: "a: {b: 1\nc»: [", fragment: "did not find expected ',' or '}'"),
      .init(text: "a: b»: c", fragment: "mapping values are not allowed"),
      .init(text: "a: \"x\n»", fragment: "unexpected end of stream"),
      .init(text: "a: 1\nb:\n»\t- 1", fragment: "cannot start any token"),
      .init(text: "a: »*nowhere", fragment: "aliases (*name) are not"),
      .init(text: "a: &loop [»*loop]", fragment: "aliases (*name) are not"),
      .init(text: "a: &b [1]\n? [»*b]\n: 1", fragment: "aliases (*name) are not"),
      .init(text: "a: &b [1]\n»*b : 1", fragment: "aliases (*name) are not"),
      .init(text: "a: '*b' # *c\nd: »*e", fragment: "aliases (*name) are not"),
      .init(text: "a: é»\u{1}", fragment: "U+0001 is not allowed"),
      .init(text: "a: »\u{FEFF}", fragment: "U+FEFF is not allowed"),
    ]

    static let roots: [BadInput] = [
      .init("scrollsim: 1\n", "»", "lacks the key 'scrollsim'"),
      .init("scrollsim: 1", "scrollsim: »2", "version 2 of the format is not known"),
      .init("scrollsim: 1", "scrollsim: »'1'", "must be a whole number, not the text '1'"),
      .init("scrollsim: 1", "scrollsim: »1.0", "must be a whole number, not 1.0"),
      .init("scrollsim: 1\nname: base", "»scrollsim: 1", "lacks the key 'name'"),
      .init("name: base", "name: »5", "'name' must be a text; put it in quotes"),
      .init("name: base", "name: »''", "'name' must not be empty"),
      .init("name: base", "name: »[a]", "'name' must be a text, not a list"),
      .init("name: base", "name: »!mine x", "tagged '!mine'"),
      .init("name: base", "»name: a\nname: b", "the key 'name' is written twice"),
      .init("name: base", "name: a\n»color: b", "has no key 'color'; known keys: scrollsim,"),
      .init("refresh_rate: 60", "»refreshrate: 60", "did you mean 'refresh_rate'?"),
      .init("refresh_rate: 60", "»refresh-rate: 60", "did you mean 'refresh_rate'?"),
      .init("refresh_rate: 60", "»[a]: 60", "a key must be a word, not a list"),
      .init("refresh_rate: 60", "refresh_rate: »0", "must be from 1 to 1000, not 0"),
      .init("refresh_rate: 60", "refresh_rate: »1000.5", "must be from 1 to 1000, not 1000.5"),
      .init("refresh_rate: 60", "refresh_rate: »fast", "must be a number, not the text 'fast'"),
      .init("refresh_rate: 60", "refresh_rate: »1e400", "is too large"),
      .init("refresh_rate: 60", "inset_adjustment: »alway", "did you mean 'always'?"),
      .init("refresh_rate: 60", "inset_adjustment: »x", "'automatic', 'scrollable_axes', 'al"),
      .init("refresh_rate: 60", "inset_adjustment: »no", "not the word 'no'"),
      .init("refresh_rate: 60", "hosted_by_screen: »yes", "must be true or false, not the word"),
      .init("refresh_rate: 60", "content_insets: {top: ».nan}", "must be a finite number"),
      .init("refresh_rate: 60", "content_insets: »5", "must be a mapping, not the number 5"),
      .init("refresh_rate: 60", "frame_cost: »-0.1", "must be 0 or more, not -0.1"),
      .init("refresh_rate: 60", "description: »12", "must be a text; put it in quotes"),
    ]

    static let parts: [BadInput] = [
      .init(" {width: 100, height: 200}", "»", "'viewport' must be a mapping, not empty"),
      .init("{width: 100, height: 200}", "»{width: 1}", "'viewport' lacks the key 'height'"),
      .init("width: 100", "»widht: 100", "'viewport' has no key 'widht', did you mean 'width'?"),
      .init("width: 100", "width: »-1", "'width' must be from 0 to 100000, not -1"),
      .init("width: 100", "width: ».inf", "'width' must be a finite number, not .inf"),
      .init("width: 100", "width: »-.INF", "'width' must be a finite number, not -.INF"),
      .init("width: 100", "width: »\"100\"", "must be a number, not the text '100'"),
      .init("width: 100", "width: »0x64", "must be a plain decimal number, not 0x64"),
      .init("width: 100", "width: »0100", "must be a plain decimal number, not 0100"),
      .init("width: 100", "width: »1:30", "must be a plain decimal number, not 1:30"),
      .init("width: 100", "width: »1__0", "must be a plain decimal number, not 1__0"),
      .init("width: 100", "scale: »0, width: 1", "'scale' must be more than 0, at most 100, not 0"),
      .init("width: 100", "safe_area: {top: »-1}, width: 1", "'top' must be 0 or more"),
      .init("width: 100", "safe_area: {»botom: 1}, width: 1", "did you mean 'bottom'?"),
      .init("physics: ios", "physics: »symbian", "must be one of 'ios', 'iosFast', 'android',"),
      .init("physics: ios", "physics: {profile: »iosfist}", "did you mean 'iosFast'?"),
      .init("physics: ios", "physics: {deceleration: »1}", "between 0 and 1, both excluded"),
      .init(
        "physics: ios", "physics: {rubber_band: »1.5}", "must be more than 0, at most 1, not 1.5"),
      .init("physics: ios", "physics: {spring: {mass: »0}}", "must be more than 0"),
      .init("physics: ios", "physics: {spring: {»damping: 1}}", "has no key 'damping'"),
      .init("physics: ios", "physics: {bounces: »1}", "must be true or false, not the number 1"),
      .init("spacing: 1", "spacing: »-1", "must be 0 or more"),
      .init("spacing: 1", "estimates: {row: »0}", "must be from 1 to 1000000, not 0"),
      .init("spacing: 1", "section_insets: {left: »-1}", "must be 0 or more"),
      .init("spacing: 1", "headers: »~", "must be true or false, not empty"),
      .init("bind: 1", "bind: »-1", "must be 0 or more"),
      .init("bind: 1", "»bnid: 1", "did you mean 'bind'?"),
      .init("pool: 1", "pool: »1.5", "must be a whole number, not 1.5"),
      .init("pool: 1", "pool: »-1", "must be 0 or more, not -1"),
      .init("pool: 1", "cache: »99999999999999999999", "must be at most 9223372036854775807"),
      .init("distance: 1", "per_frame: »-2", "must be 0 or more"),
      .init("distance: 1", "ahead: »-0.5", "must be from 0 to 100"),
      .init("distance: 1", "deadline: »-1", "must be from 0 to 1000"),
      .init("distance: 1", "deadline: »1001", "must be from 0 to 1000"),
      .init("distance: 1", "shares_unused: »3", "must be"),
    ]

    private static func physics(_ part: String, _ fragment: String) -> BadInput {
      BadInput("physics: ios", "physics: {\(part)}", fragment)
    }

    static let physics: [BadInput] = [
      physics("»snaping: none", "did you mean 'snapping'?"),
      physics("snapping: »nothing", "'snapping' must be one of 'none', 'pages', not 'nothing'"),
      physics("snapping: »page", "did you mean 'pages'?"),
      physics(
        "snapping: »~", "must be 'none', 'pages', {pages: points} or {items: side}, not empty"),
      physics("snapping: »{}", "'snapping' needs one of the keys 'pages' and 'items'"),
      physics("snapping: »{one_at_a_time: true}", "needs one of the keys 'pages' and 'items'"),
      physics("snapping: {pages: »0}", "'pages' must be more than 0, not 0"),
      physics("snapping: {pages: ».inf}", "must be a finite number"),
      physics("snapping: {pages: »true}", "must be a number"),
      physics("snapping: {items: »centre}", "did you mean 'center'?"),
      physics("snapping: {items: »3}", "must be one of 'start', 'center', 'end'"),
      physics("snapping: {items: end, one_at_a_time: »1}", "must be true or false"),
      physics("snapping: {items: end, »pages: 9}", "'pages' cannot be used with the other way"),
      physics("snapping: {pages: 9, »items: end}", "'items' cannot be used with the other way"),
      physics("snapping: {»one_at_a_time: true, pages: 9}", "cannot be used with 'pages'"),
      physics("snapping: {»sides: end}", "'snapping' has no key 'sides'"),
      physics("directional_lock: »on", "must be true or false"),
      physics("stop_distance: »0", "must be more than 0"),
      physics("minimum_fling: »-1", "must be 0 or more"),
      physics("maximum_fling: »0", "must be more than 0"),
      physics("maximum_fling: ».inf", "must be a finite number"),
      physics("carried_momentum: »gtk", "must be one of 'none', 'power', not 'gtk'"),
      physics("reenters: »never", "must be true or false"),
      physics("touch_slop: »-0.5", "must be 0 or more"),
      physics("mouse_slop: »-0.5", "must be 0 or more"),
      physics("wheel_duration: »-1", "must be from 0 to 86400"),
      physics("animation_duration: »86401", "must be from 0 to 86400"),
      physics("page_flick_velocity: »fast", "must be a number"),
      physics("velocity: »impuls", "did you mean 'impulse'?"),
      physics("velocity: »300", "must be one of 'ios', 'macos', 'least_squares'"),
    ]

    static let data: [BadInput] = [
      .init(
        "generated: {items: 3}", "»{}",
        "needs one of the keys 'csv', 'jsonl', 'generated', 'outline' and 'recording'"),
      .init(
        "generated: {items: 3}", "»title: a",
        "needs one of the keys 'csv', 'jsonl', 'generated', 'outline' and 'recording'"),
      .init("generated: {items: 3}", "»csv: a.csv", "lacks the key 'title'"),
      .init(
        "generated: {items: 3}", "generated: {items: 3}\n  »csv: a", "cannot be used with 'gener"),
      .init("generated: {items: 3}", "csv: a\n  »titel: b", "did you mean 'title'?"),
      .init("{items: 3}", "»{}", "'generated' lacks the key 'items'"),
      .init("items: 3", "items: »-1", "must be from 0 to 100000000000, not -1"),
      .init("items: 3", "items: »1e3", "must be a whole number, not 1e3"),
      .init("items: 3", "items: 3, sections: »0", "must be from 1 to 1000000, not 0"),
      .init("items: 3", "items: 3, seed: »-7", "must be 0 or more, not -7"),
      .init("items: 3", "items: 3, heights: »{}", "needs one of the keys 'fixed', 'uniform'"),
      .init("items: 3", "items: 3, heights: »44", "must be a mapping"),
      .init("items: 3", "items: 3, heights: {fixed: 1, »choice: [2]}", "'choice' is a second one"),
      .init("items: 3", "items: 3, heights: {uniform: [2, »1]}", "before it starts at 2.0"),
      .init("items: 3", "items: 3, heights: {uniform: »[2]}", "must be [minimum, maximum]"),
      .init("items: 3", "items: 3, heights: {uniform: [»-2, 1]}", "must be 0 or more"),
      .init("items: 3", "items: 3, heights: {choice: »[]}", "must not be empty"),
      .init(
        "items: 3", "items: 3, heights: {exponential: {mean: »0, minimum: 1, maximum: 2}}",
        "must be more than 0"),
      .init(
        "items: 3", "items: 3, heights: {exponential: {mean: 1, minimum: 3, maximum: »2}}",
        "'maximum' must not be less than 'minimum'"),
    ]

    static let actions: [BadInput] = [
      .init("script:\n  - wait: 1", "script: »{wait: 1}", "must be a list, not a mapping"),
      .script("- »wat: 1", "did you mean 'wait'?"),
      .script("- »{}", "needs one of the actions 'drag'"),
      .script("- »at: 1", "needs one of the actions 'drag'"),
      .script("- {wait: 1, »fling: {velocity: 1}}", "'fling' is a second one"),
      .script("- »wait", "must be a mapping, not the text 'wait'"),
      .script("- wait: »-1", "must be from 0 to 86400"),
      .script("- wait: »86401", "must be from 0 to 86400"),
      .script("- fling: {velocity: »1e10}", "is too large"),
      .script("- wait: »idel", "did you mean 'idle'?"),
      .script("- wait: »true", "must be a number of seconds or 'idle', not the word 'true'"),
      .script("- fling: »5", "'fling' must be a mapping, not the number 5"),
      .script("- fling: {velocity: 1, »speed: 2}", "has no key 'speed'"),
      .script("- fling: »{velocity: 1, every: 1}", "'every' and 'until' come together"),
      .script("- fling: {velocity: 1, every: »0, until: end}", "must be more than 0"),
      .script("- fling: {velocity: 1, every: 1, until: »ends}", "did you mean 'end'?"),
      .script("- fling: {velocity: »-1, every: 1, until: end}", "never reaches the end"),
      .script("- fling: {velocity: 1, »limit: 3}", "'limit' needs the keys 'every' and 'until'"),
      .script("- drag: »{from: [0, 0], to: [0, 1]}", "lacks the key 'duration'"),
      .script("- drag: {from: »[0], to: [0, 1], duration: 1}", "must be [x, y], not a list of 1"),
      .script("- drag: {from: »0, to: [0, 1], duration: 1}", "must be a list [x, y], not the nu"),
      .script("- drag: {from: [0, 0], to: [0, 1], duration: »0}", "must be more than 0"),
      .script("- drag: {from: [0, 1], to: [0, »a], duration: 1}", "element 2 of 'to' must be"),
      .script("- drag: {path: [[0, 1, 2], [»0, 1, 2]]}", "must ascend, but 0.0 follows 0.0"),
      .script("- drag: {path: [[»1, 1, 2], [2, 1, 2]]}", "must be 0, not 1.0"),
      .script("- drag: {path: »[[0, 1, 2]]}", "needs at least two samples"),
      .script("- drag: {path: [[0, 1, 2], »[1, 2]]}", "must be [seconds, x, y]"),
      .script(
        "- drag: {path: [[0, 1, 2], [1, 2, 3]], »duration: 1}",
        "'duration' cannot be used with 'path'"),
      .script("- wheel: »{count: 1}", "lacks the key 'delta'"),
      .script("- wheel: {delta: [0, 1], count: »0}", "must be from 1 to 1000000, not 0"),
      .script("- wheel: {delta: [0, ».nan]}", "must be a finite number"),
      .script("- wheel: {delta: [0, 1], kind: »steped}", "did you mean 'stepped'?"),
      .script("- wheel: {delta: [0, 1], »wheel: stepped}", "'wheel' has no key 'wheel'"),
      .script("- profile: »symbian", "'profile' must be one of 'ios', 'iosFast', 'android',"),
      .script("- profile: »{deceleration: 0.9}", "must be one of 'ios', 'iosFast', 'android',"),
      .script("- refresh_inset: »-1", "'refresh_inset' must be 0 or more, not -1"),
      .script("- refresh_inset: »{top: 60}", "must be a number, not a mapping"),
      .script("- »refresh: 60", "has no key 'refresh'"),
      .script("- {profile: gtk, »refresh_inset: 5}", "'refresh_inset' is a second one"),
      .script("- scroll_to: »{}", "needs the key 'row' or the keys 'section' and 'item'"),
      .script("- scroll_to: »{section: 1}", "lacks the key 'item'"),
      .script("- scroll_to: {row: 1, »item: 2}", "'item' cannot be used with 'row'"),
      .script("- scroll_to: {row: »-1}", "must be 0 or more"),
      .script("- scroll_to: {row: 1, at: »centre}", "did you mean 'center'?"),
    ]

    static let times: [BadInput] = [
      .script("- {at: »-1, wait: 1}", "must be from 0 to 86400"),
      .script("- wait: 2\n  - {at: »1.5, wait: 1}", "the entries before it end at 2.0 s"),
      .script("- {at: 1, wait: 0}\n  - {at: »0.5, wait: 1}", "end at 1.0 s"),
      .script(
        "- drag: {from: [0, 0], to: [0, 1], duration: 1, hold: 1}\n  - {at: »1.5, wait: 1}",
        "end at 2.0 s"),
      .script("- wheel: {delta: [0, 1], count: 3}\n  - {at: »0, wait: 1}", "end at 0.2 s"),
      .script("- wait: idle\n  - wait: 1\n  - {at: »90, wait: 1}", "is not known beforehand"),
      .script(
        "- fling: {velocity: 1, every: 1, until: end}\n  - {at: »9, wait: 1}",
        "is not known beforehand"),
      .script("- {at: »soon, wait: 1}", "must be a number, not the text 'soon'"),
    ]
  }
#endif
