#if CLI
  extension Scenario.Physics.Snapping {
    private enum Word: String, CaseIterable {
      case none, pages
    }

    private enum Key: String, YAMLKey {
      case pages, items
      case oneAtATime = "one_at_a_time"
    }

    /// `none`, `pages`, `{pages: LENGTH}` or `{items: SIDE, one_at_a_time: false}`.
    init(yaml value: YAMLValue) throws(ScenarioError) {
      guard value.kind == .mapping else {
        let word: Word = try value.word()
        self = word == .pages ? .pages() : .none
        return
      }
      let map = try YAMLMapping<Key>(value)
      switch (map[.pages], map[.items]) {
      case (let length?, nil):
        if let (_, place) = map.keys.first(where: { $0.key == .oneAtATime }) {
          throw ScenarioError(
            place: place, message: "'one_at_a_time' cannot stand beside 'pages': it is always so")
        }
        self = .pages(length: try length.number(.positive))
      case (nil, let side?):
        self = .items(
          at: try side.word(), oneAtATime: try map.boolean(.oneAtATime, default: false))
      case (_?, _?):
        let second = map.keys.filter { $0.key != .oneAtATime }[1]
        throw ScenarioError(
          place: second.place,
          message: "'\(second.key.rawValue)' cannot stand beside the other way of snapping")
      case (nil, nil):
        throw value.error("\(value.label) needs one of the keys 'pages' and 'items'")
      }
    }
  }
#endif
