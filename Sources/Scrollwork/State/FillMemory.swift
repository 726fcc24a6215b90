import ScrollLayout
import ScrollPrimitives

/// What was found where, so that it is not looked for again while it holds.
struct FillMemory {
  /// What an animated scroll still has to pass, all of it measured.
  private(set) var route: Route?
  /// The range last searched for data prefetching, in the current round; `nil` if it contains the same items as
  /// before.
  private(set) var sight: PrefetchScan?
  /// Where free room was last looked for while the content rested.
  private var search: RefillSearch?

  /// A range of content, in content coordinates, in which all elements are measured.
  struct Route: Equatable, Sendable {
    var range: Range<Ticks>
    /// The placement of the elements.
    var placement: Int
  }

  /// A range of content in which items are announced, and the range that was searched for it.
  struct PrefetchScan: Equatable, Sendable {
    var window: Range<Ticks>
    var reach: Range<Ticks>
  }

  /// What free room on screen depends on.
  struct RefillSearch: Equatable, Sendable {
    var position: Ticks
    /// The placement of the elements.
    var placement: Int
  }

  mutating func note(_ route: Route) { self.route = route }

  mutating func forgetRoute() { route = nil }

  mutating func note(_ sight: PrefetchScan) { self.sight = sight }

  mutating func forgetSight() { sight = nil }

  /// Whether a search has been made.
  func hasBegun(_ search: RefillSearch) -> Bool { self.search == search }

  /// Notes a search for free room. Says whether it is another than the last one.
  mutating func begin(_ search: RefillSearch) -> Bool {
    guard self.search != search else { return false }
    self.search = search
    return true
  }
}
