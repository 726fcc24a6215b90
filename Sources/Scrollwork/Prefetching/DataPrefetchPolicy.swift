/// How near items come before they are announced, so that their data can be fetched: further out than cells
/// are made ready.
///
/// Lengths are counted in viewports, from the viewport's edges. Both 0 to 20, else they are refused
/// (`CollectionView.setDataPrefetch(_:)`).
public struct DataPrefetchPolicy: Hashable, Sendable {
  /// Viewports in the direction of travel. Default 2.5, as Texture's preload range.
  public var ahead: Double
  /// Viewports behind. Default 1.5, as Texture's preload range.
  public var behind: Double

  /// Creates a policy from distances in viewports, on the side the content moves to and on the other one.
  public init(ahead: Double = 2.5, behind: Double = 1.5) {
    self.ahead = ahead
    self.behind = behind
  }
}
