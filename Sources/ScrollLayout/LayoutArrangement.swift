/// How a layout has elements lie that their sizes alone do not decide: the lanes, lines and columns around the
/// screen. Made by `CollectionLayout.arrangement(in:)`, taken by `CollectionLayout.restore(_:_:anchor:)`.
///
/// The numbers are the layout's own. A layout refuses those that it did not make, or made for other items or
/// another container.
@frozen public struct LayoutArrangement: Codable, Hashable, Sendable {
  /// The layout's own numbers.
  public var values: [Int64]

  /// Creates an arrangement from a layout's own numbers.
  @inlinable public init(values: [Int64] = []) { self.values = values }
}

/// Reads the numbers of an arrangement one by one; they may come from a damaged file.
struct ArrangementReader {
  private let values: [Int64]
  private var next = 0

  init(_ arrangement: LayoutArrangement) { values = arrangement.values }

  /// How many numbers are left.
  var count: Int { values.count - next }

  mutating func number() -> Int64? {
    guard next < values.count else { return nil }
    defer { next += 1 }
    return values[next]
  }

  /// A count or an index that is at most a limit.
  mutating func count(upTo limit: Int) -> Int? {
    guard let number = number(), number >= 0, number <= limit else { return nil }
    return Int(number)
  }

  /// A position or a length that sums with others do not overflow.
  mutating func ticks() -> Ticks? {
    guard let number = number(), number.magnitude <= Ticks.maximum.rawValue.magnitude else {
      return nil
    }
    return Ticks(rawValue: number)
  }

  mutating func flag() -> Bool? { count(upTo: 1).map { $0 == 1 } }
}
