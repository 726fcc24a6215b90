public import ScrollPrimitives

/// How content is pulled down to be refreshed, at its leading edge.
///
/// A finger that pulls the content `threshold` points beyond the edge begins a refresh, at once and only once. While
/// it lasts the leading inset is `height` points longer, so that the content rests below the indicator; this does not
/// move visible content. Profiles that stretch content instead of moving it show the indicator over it, and keep the
/// inset. Content that is shorter than the viewport can be pulled only with `alwaysBounces`.
public struct RefreshControl: Hashable, Sendable {
  /// Points that the content is pulled beyond its edge, as it is shown: after the rubber band.
  public var threshold: Double
  /// Points along the scroll axis that the indicator takes.
  public var height: Double
  /// Of the indicator; `nil` where a program draws its own.
  public var color: Color?

  /// Creates a refresh control with the distances of Flutter's by default.
  ///
  /// - Parameters:
  ///   - threshold: points that the content is pulled beyond its edge; finite and above 0. By default 100,
  ///     the trigger distance of Flutter's `CupertinoSliverRefreshControl`.
  ///   - height: points along the scroll axis that the indicator takes; finite and 0 or more. By default
  ///     60, that control's indicator extent.
  ///   - color: of the indicator, by default UIKit's system gray; `nil` draws none.
  public init(
    threshold: Double = 100, height: Double = 60,
    color: Color? = Color(red: 142, green: 142, blue: 147)
  ) {
    self.threshold = threshold
    self.height = height
    self.color = color
  }
}

/// Where a refresh is, as of the last frame.
public enum RefreshPhase: Hashable, Sendable {
  /// Nothing is refreshed, and the content is not pulled.
  case idle
  /// The content is pulled beyond its edge and has not been pulled far enough. The progress is the share
  /// of the threshold: 0 at the edge, 1 where a refresh begins.
  case pulling(progress: Double)
  /// Until `CollectionView.endRefreshing()`.
  case refreshing
  /// The content goes back to its edge.
  case ending
}

/// What became of a refresh.
public enum RefreshEvent: Hashable, Sendable {
  /// A finger pulled the content past the threshold: load what is new, then call
  /// `CollectionView.endRefreshing()`.
  case didBegin
  /// The content is within its edges again; another refresh can begin.
  case didEnd
}

/// A refresh in the making.
struct Refresh: Equatable, Sendable {
  enum Phase: Sendable {
    case idle
    case pulling
    case refreshing
    case ending
  }

  private(set) var phase = Phase.idle
  /// Points that the content is pulled beyond its edge.
  private(set) var pull = 0.0
  /// When it began to refresh.
  private(set) var begin = Timestamp.zero

  /// Updates the distance, in points, of the content beyond its edge.
  mutating func follow(pull: Double) { self.pull = pull }

  /// A finger pulls the content, not far enough to refresh it.
  mutating func beginPulling() { phase = .pulling }

  /// Nanoseconds between two pictures of the indicator: an eighth of a turn, which takes a second.
  private static let turn: Int64 = 125_000_000

  /// How many eighths of a turn the indicator has made at a moment.
  func turns(at time: Timestamp) -> Int64 {
    let elapsed = time.nanoseconds(since: begin)
    return elapsed >= 0 ? elapsed / Self.turn : (elapsed + 1) / Self.turn - 1
  }

  /// When the indicator next looks different.
  func nextTurn(after time: Timestamp) -> Timestamp {
    begin + .nanoseconds((turns(at: time) + 1) * Self.turn)
  }

  mutating func start(at time: Timestamp) {
    phase = .refreshing
    begin = time
  }

  /// It is done, and the content goes back.
  mutating func goBack() { phase = .ending }

  /// The content is at its edge again.
  mutating func end() { phase = .idle }

  /// There is nothing to be pulled any more.
  mutating func removeControl() { self = Refresh() }
}
