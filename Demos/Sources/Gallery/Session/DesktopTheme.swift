import Foundation
import ScrollDesktop
import Scrollwork
import Stage

/// The desktop's light or dark colors, until somebody chooses others in the gallery.
struct DesktopTheme {
  private let appearance: DesktopAppearance?
  /// What the stage was last given from here.
  private(set) var theme: Theme
  private var isFollowing = true

  init(environment: [String: String] = ProcessInfo.processInfo.environment) {
    theme = TraitCollection.ColorScheme(environment: environment) == .dark ? .dark : .light
    appearance = try? DesktopAppearance(address: environment["DBUS_SESSION_BUS_ADDRESS"] ?? "")
  }

  /// Whether the desktop has not answered yet: a window that waits for input looks ten times a second. Later changes are
  /// found with the next event.
  var isAsking: Bool {
    guard isFollowing, let appearance else { return false }
    return !appearance.isReady && appearance.failure == nil
  }

  /// Gives the stage the desktop's colors where they have changed.
  mutating func follow(_ stage: Stage) throws {
    guard isFollowing, let appearance else { return }
    guard stage.surroundings.theme.isDark == theme.isDark else {
      isFollowing = false
      return
    }
    guard let scheme = appearance.poll() else { return }
    theme = scheme == .dark ? .dark : .light
    if stage.surroundings.theme.isDark != theme.isDark { try stage.setTheme(theme) }
  }
}
