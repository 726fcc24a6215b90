#if CLI
  extension Scenario.OutlineSource {
    private enum Key: String, YAMLKey {
      case children, depth, expanded, seed, heights
    }

    /// `children` is a list with a number for each level, or one number for all of the `depth`.
    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      let children = try map.required(.children)
      self.init(
        children: try Self.counts(children, depth: map[.depth]),
        expanded: try map.number(.expanded, .part, default: 0),
        seed: try map[.seed]?.whole(in: 0...UInt64.max) ?? 0)
      guard itemCount != nil else {
        throw (map[.depth] ?? children).error(
          "the outline has more than \(Self.itemLimit) items, counting all levels")
      }
      if let heights = map[.heights] { try read(heights: heights) }
    }

    private static func counts(
      _ value: YAMLValue, depth: YAMLValue?
    ) throws(ScenarioError) -> [Int] {
      if case .list = value.kind {
        if let depth {
          throw depth.error(
            "'depth' cannot stand beside a list, which says a number for each level")
        }
        var counts: [Int] = []
        for element in try value.list() { counts.append(try element.whole(in: 0...itemLimit)) }
        guard (1...depthLimit).contains(counts.count) else {
          throw value.error(
            "\(value.label) must have from 1 to \(depthLimit) levels, not \(counts.count)")
        }
        return counts
      }
      guard case .number = value.kind else {
        throw value.wrongType("a whole number or a list of them")
      }
      let count = try value.whole(in: 0...itemLimit)
      guard let depth else {
        throw value.error("one number for all levels needs the key 'depth' beside it")
      }
      return Array(repeating: count, count: try depth.whole(in: 1...depthLimit))
    }

    private mutating func read(heights value: YAMLValue) throws(ScenarioError) {
      guard case .list = value.kind else {
        heights = [try Scenario.HeightDistribution(yaml: value)]
        return
      }
      heights = []
      for element in try value.list() {
        heights.append(try Scenario.HeightDistribution(yaml: element))
      }
      guard heights.count == children.count else {
        throw value.error(
          "\(value.label) must be one for all levels or a list of \(children.count), one for each, "
            + "not of \(heights.count)")
      }
    }
  }

  extension Scenario.Disclosure {
    private enum Key: String, YAMLKey {
      case path, row, section, item, animated
    }

    /// `path`, or the row in which the item is shown. Whether there is such an item is not known before the
    /// outline is made.
    init(_ kind: Kind, yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      let isAnimated = try map.boolean(.animated, default: false)
      guard let path = map[.path] else {
        guard map.keys.contains(where: { $0.key != .animated }) else {
          throw value.error("\(value.label) needs one of the keys 'path' and 'row'")
        }
        let target = try Scenario.ScrollTo.Target(map, row: .row, section: .section, item: .item)
        self.init(kind, .row(target), animated: isAnimated)
        return
      }
      for (key, place) in map.keys where key != .path && key != .animated {
        throw ScenarioError(
          place: place, message: "the key '\(key.rawValue)' cannot stand beside 'path'")
      }
      var places: [Int] = []
      for element in try path.list() { places.append(try element.whole(in: 0...Int.max)) }
      guard !places.isEmpty else { throw path.error("\(path.label) must not be empty") }
      self.init(kind, .path(places), animated: isAnimated)
    }
  }
#endif
