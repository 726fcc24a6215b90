/// `children` is a list with a number for each level, or one number for all of the `depth`.
private enum Children: Sendable {
  case all(Int)
  case each([Int])
}

private enum Heights: Sendable {
  case all(Scenario.HeightDistribution)
  case each([Scenario.HeightDistribution])
}

private struct OutlineKeys: Sendable {
  var children = Children.each([])
  var depth: Int?
  var expanded = 0.0
  var seed: UInt64 = 0
  var heights: Heights?

  private static let count = Form<Int>.whole(0...Scenario.OutlineSource.itemLimit)

  static let table = KeyTable(Self()) {
    Key(
      "children", \.children,
      .either(
        "a whole number or a list of them",
        number: count.map({ .all($0) }, { if case .all(let count) = $0 { count } else { nil } }),
        list: Form<[Int]>.list(count).map(
          { .each($0) }, { if case .each(let counts) = $0 { counts } else { nil } })),
      "How many items are under each item: a number for each level, or one for all",
      required: true)
    Key(
      "depth", \.depth, .whole(1...Scenario.OutlineSource.depthLimit),
      "Levels, where 'children' is one number")
    Key("expanded", \.expanded, .number(.part), "The share that is expanded at the beginning")
    Key("seed", \.seed, .seed, "Equal seeds give equal rows")
    Key(
      "heights", \.heights,
      .either(
        "a mapping or a list of them",
        list: Form<[Scenario.HeightDistribution]>.list(.distribution).map(
          { .each($0) }, { if case .each(let heights) = $0 { heights } else { nil } }),
        mapping: Form<Scenario.HeightDistribution>.distribution.map(
          { .all($0) }, { if case .all(let heights) = $0 { heights } else { nil } })),
      "For each level, or one for all")
  }

  func source(_ entries: YAMLEntries) throws(ScenarioError) -> Scenario.OutlineSource {
    typealias Source = Scenario.OutlineSource
    var source = Source(children: try counts(entries), expanded: expanded, seed: seed)
    guard source.itemCount != nil else {
      throw entries.error(
        at: depth == nil ? "children" : "depth",
        "the outline has more than \(Source.itemLimit) items, counting all levels")
    }
    switch heights {
    case nil: break
    case .all(let heights): source.heights = [heights]
    case .each(let heights):
      guard heights.count == source.children.count else {
        throw entries.error(
          at: "heights",
          "'heights' must be one for all levels or a list of \(source.children.count), one for "
            + "each, not of \(heights.count)")
      }
      source.heights = heights
    }
    return source
  }

  private func counts(_ entries: YAMLEntries) throws(ScenarioError) -> [Int] {
    switch children {
    case .each(let counts):
      guard depth == nil else {
        throw entries.error(
          at: "depth", "'depth' cannot be used with a list, which has a number for each level")
      }
      let limit = Scenario.OutlineSource.depthLimit
      guard (1...limit).contains(counts.count) else {
        throw entries.error(
          at: "children", "'children' must have from 1 to \(limit) levels, not \(counts.count)")
      }
      return counts
    case .all(let count):
      guard let depth else {
        throw entries.error(
          at: "children", "one number for all levels also needs the key 'depth'")
      }
      return Array(repeating: count, count: depth)
    }
  }

  init() {}

  init(_ source: Scenario.OutlineSource) {
    children = .each(source.children)
    expanded = source.expanded
    seed = source.seed
    heights = source.heights.count == 1 ? .all(source.heights[0]) : .each(source.heights)
  }
}

extension Form where Value == Scenario.OutlineSource {
  static let outline = OutlineKeys.table.form(
    make: { keys, entries throws(ScenarioError) in try keys.source(entries) },
    take: OutlineKeys.init)
}
