import ScrollScenario
import ScrollTools

/// An outline as numbers: its items are counted from 0, each before those under it.
struct OutlineShape: Equatable, Sendable {
  private let source: Scenario.OutlineSource
  /// How many items the root has, then each of the first level, up to the first level without any.
  private let counts: [Int]
  /// How many items one of a level stands for, itself and all under it.
  private let spans: [Int]

  /// `source` holds to the limits of its properties.
  init(_ source: Scenario.OutlineSource) {
    self.source = source
    let end = source.children.firstIndex(of: 0).map { $0 + 1 } ?? source.children.count
    counts = Array(source.children[..<end])
    var spans: [Int] = []
    var span = 1
    for count in counts.reversed() {
      spans.append(span)
      span = 1 + count * span
    }
    self.spans = spans.reversed()
  }

  /// The items directly under the items of a level, or with -1 under the root, are this many.
  func childCount(ofLevel level: Int) -> Int {
    counts.indices.contains(level + 1) ? counts[level + 1] : 0
  }

  /// The items at the root, in order.
  var roots: [Int] {
    guard let span = spans.first else { return [] }
    return (0..<counts[0]).map { $0 * span }
  }

  /// The items directly under one of a level, in order.
  func children(of item: Int, level: Int) -> [Int] {
    (0..<childCount(ofLevel: level)).map { item + 1 + $0 * spans[level + 1] }
  }

  /// How many items an item is under. O(depth).
  func level(of item: Int) -> Int {
    var (rest, level) = (item, 0)
    while rest % spans[level] != 0 {
      rest = rest % spans[level] - 1
      level += 1
    }
    return level
  }

  /// Whether an item is expanded at the beginning.
  func isExpanded(_ item: Int) -> Bool {
    // Another sequence than that of the heights.
    let seed = SplitMix64.value(seed: ~source.seed, index: .max)
    let share = SplitMix64.unit(SplitMix64.value(seed: seed, index: UInt64(item)))
    return share < source.expanded
  }

  /// In points, a multiple of ``GeneratedContent/tick``.
  func height(of item: Int) -> Double {
    let level = source.heights.count == 1 ? 0 : level(of: item)
    return GeneratedContent(seed: source.seed, heights: source.heights[level]).height(row: item)
  }

  var seed: UInt64 { source.seed }

  /// The item at a path of places, each among those with the same parent.
  ///
  /// - Throws: a sentence about the first place that there is not.
  func item(at path: [Int]) throws(RowPlaces.Refusal) -> Int {
    guard !path.isEmpty else {
      throw RowPlaces.Refusal(message: "a path in an outline has at least one number")
    }
    var item = -1
    for (level, place) in path.enumerated() {
      let count = childCount(ofLevel: level - 1)
      guard (0..<count).contains(place) else {
        let parent = level == 0 ? "the root" : "item \(Array(path[..<level]))"
        throw RowPlaces.Refusal(
          message: "there is no item \(Array(path[...level])): \(parent) has \(count) items under "
            + "it, counted from 0")
      }
      item += 1 + place * spans[level]
    }
    return item
  }
}
