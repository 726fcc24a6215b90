/// The caller's settings that hold in a frame. It takes what has changed as it begins.
struct AppliedSettings {
  private(set) var settings = Settings()
  private(set) var shared = SharedSettings()
  /// Which change of the caller's settings these are.
  private(set) var version = -1
  /// What is to be known before items are on screen and while they are, and which change of it this is.
  private(set) var ahead = PrefetchSettings()
  private var aheadVersion = 0
  /// Whether a frame has been made; the first one begins at the leading edge.
  private(set) var hasBegun = false

  /// Whether the caller has set nothing since.
  func isCurrent(_ asked: borrowing AskedSettings) -> Bool { version == asked.settingsVersion }

  /// Whether the settings for prefetching and visibility are the ones already applied.
  func isAheadCurrent(_ asked: borrowing AskedSettings) -> Bool {
    aheadVersion == asked.aheadVersion
  }

  /// Takes what a change of the caller's settings made of them.
  mutating func take(_ settings: Settings, _ shared: SharedSettings, version: Int) {
    self.settings = settings
    self.shared = shared
    self.version = version
  }

  /// Takes what is to be known ahead.
  mutating func takeAhead(_ asked: borrowing AskedSettings) {
    ahead = asked.ahead
    aheadVersion = asked.aheadVersion
  }

  mutating func begin() { hasBegun = true }
}
