import ScrollLayout
import ScrollPrimitives

/// All that is set for the frames to come. Each frame takes what has changed as it begins.
struct AskedSettings {
  var settings = Settings() { didSet { settingsVersion += 1 } }
  var shared = SharedSettings() { didSet { settingsVersion += 1 } }
  /// Counts the changes of `settings` and `shared`.
  private(set) var settingsVersion = 0
  var ahead = PrefetchSettings() { didSet { aheadVersion += 1 } }
  /// Counts the changes of `ahead`.
  private(set) var aheadVersion = 0
  /// How far beyond the viewport cells are made ready.
  var prefetch: PrefetchPolicy { didSet { takePrefetch() } }
  /// Whether only cells on screen are kept.
  var isMemoryLow = false { didSet { takePrefetch() } }
  /// Counts the changes of `prefetch`.
  private(set) var prefetchVersion = 0
  /// How far ahead and behind cells are made ready.
  private(set) var prefetchReach: (ahead: Ticks, behind: Ticks)
  /// Whether that depends on the viewport or the content, and is computed in each frame.
  private(set) var isReachComputed: Bool
  /// How elements are drawn, on top of where they lie; `nil` for as the layout says.
  var effect: ((ElementPlace) -> ElementEffect)?
  /// The decorations of elements, as the next frame has them.
  var anchored: [AnchoredDecoration] = []
  /// Whether frames say what to draw.
  var makesDisplayLists = true

  init(prefetch: PrefetchPolicy) {
    self.prefetch = prefetch
    prefetchReach = prefetch.reach()
    isReachComputed = prefetch.isReachComputed
  }

  private mutating func takePrefetch() {
    prefetchReach = isMemoryLow ? (.zero, .zero) : prefetch.reach()
    isReachComputed = prefetch.isReachComputed && !isMemoryLow
    prefetchVersion += 1
  }
}

/// What the caller wants to know, or to have made ready, before and while items are on screen. A frame takes
/// a copy as it begins.
struct PrefetchSettings: Equatable, Sendable {
  var dataPrefetch: DataPrefetchPolicy?
  var placeholders: PlaceholderPolicy?
  var visibility: VisibilityPolicy?
  var nearEdges: NearEdgePolicy?
}
