#if CLI
  import ScrollPrimitives
  import ScrollTools

  extension LocatedScenario {
    private enum Key: String, YAMLKey {
      case scrollsim, name, description, viewport, physics
      case refreshRate = "refresh_rate"
      case insetAdjustment = "inset_adjustment"
      case hostedByScreen = "hosted_by_screen"
      case contentInsets = "content_insets"
      case data, layout, cells
      case frameCost = "frame_cost"
      case movesItems = "moves_items"
      case reuse, prefetch, gestures, script, expect, budgets
      // Gone when the rest is read: here for the hints at keys that are misspelt.
      case include, variables, matrix

      /// Whether the journal of a recorded session says what the key says.
      var isOfSession: Bool {
        switch self {
        case .physics, .insetAdjustment, .hostedByScreen, .contentInsets, .prefetch, .movesItems,
          .gestures, .script:
          true
        case .scrollsim, .name, .description, .viewport, .refreshRate, .data, .layout, .cells,
          .frameCost, .reuse, .expect, .budgets, .include, .variables, .matrix:
          false
        }
      }
    }

    init(yaml value: YAMLValue) throws(ScenarioError) {
      try Self.checkVersion(value)
      let map = try YAMLMapping<Key>(value)
      for key in [Key.scrollsim, .name, .viewport, .data] { _ = try map.required(key) }
      var scenario = Scenario(
        name: try map.required(.name).nonEmptyText(),
        summary: try map[.description]?.text() ?? "",
        viewport: try map.read(.viewport, Scenario.Viewport.init(yaml:)),
        physics: try map.read(.physics, default: Scenario.Physics(), Scenario.Physics.init(yaml:)),
        refreshRate: try map.number(.refreshRate, .within(1...1000), default: 60),
        insetAdjustment: try map.word(.insetAdjustment, default: .automatic),
        isHostedByScreen: try map.boolean(.hostedByScreen, default: true),
        contentInsets: try map.read(.contentInsets, default: .zero, LayoutInsets.anySign(yaml:)),
        data: try map.read(.data, Scenario.DataSource.init(yaml:)),
        layout: try map.read(.layout, default: Scenario.Layout(), Scenario.Layout.init(yaml:)),
        cells: try map.read(.cells, default: Scenario.CellCosts(), Scenario.CellCosts.init(yaml:)),
        frameCost: try map.number(.frameCost, .notNegative, default: 0),
        reuse: try map.read(.reuse, default: Scenario.Reuse(), Scenario.Reuse.init(yaml:)),
        prefetch: try map.read(
          .prefetch, default: Scenario.Prefetch(), Scenario.Prefetch.init(yaml:)),
        budgets: try map.read(
          .budgets, default: Scenario.Budgets(), Scenario.Budgets.init(yaml:)))
      let gates = try map[.expect].map { value throws(ScenarioError) in
        try scenario.readExpect(yaml: value)
      }
      try scenario.checkGates(gates ?? [], budgets: map[.budgets])
      scenario.movesItems = try map.boolean(.movesItems, default: false)
      if scenario.movesItems, case .outline = scenario.data {
        throw try map.required(.movesItems).error(
          "the rows of an outline cannot be carried to other places")
      }
      if case .recording = scenario.data {
        for (key, place) in map.keys where key.isOfSession {
          throw ScenarioError(
            place: place,
            message: "the key '\(key.rawValue)' cannot stand beside a recording, which has its own")
        }
      } else if map[.gestures] == nil {
        _ = try map.required(.script)
      }
      var script = ScriptReader()
      if let gestures = map[.gestures] { try script.readGestures(yaml: gestures) }
      if let entries = map[.script] { try script.readScript(yaml: entries) }
      scenario.script = script.entries
      if case .recording = scenario.data, scenario.cells.all.contains(where: { $0.constant == nil })
      {
        throw try map.required(.cells).error("the costs of a recording must be constant")
      }
      var places = Places(
        file: value.place.file,
        data: try map.read(.data, Scenario.DataSource.places(yaml:)),
        layout: value.peek("layout")?.place, entries: script.places, gestures: script.gestures)
      places.costs = value.peek("cells")?.place
      places.viewport = value.peek("viewport")?.place
      self.init(scenario, places: places)
    }

    /// The version comes first: a file of another version may have any other keys.
    static func checkVersion(_ value: YAMLValue) throws(ScenarioError) {
      guard let version = value.peek("scrollsim") else { return }
      let number = try version.whole(in: 0...Int.max)
      guard number == Scenario.formatVersion else {
        throw version.error(
          "version \(number) of the format is not known, only \(Scenario.formatVersion)")
      }
    }
  }
#endif
