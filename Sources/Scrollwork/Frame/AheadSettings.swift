/// What the caller wants to know, or to have made ready, before and while items are on screen. A frame takes
/// a copy as it begins.
struct AheadSettings: Equatable, Sendable {
  var dataPrefetch: DataPrefetchPolicy?
  var placeholders: PlaceholderPolicy?
  var visibility: VisibilityPolicy?
  var nearEdges: NearEdgePolicy?
}
