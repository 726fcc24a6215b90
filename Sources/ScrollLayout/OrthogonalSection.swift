public struct OrthogonalSection: Equatable, Sendable {
  public var contentExtent: Ticks
  public var offset: Ticks
}
