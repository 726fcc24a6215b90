public import Scrollwork

/// The colors of banners.
public struct BannerStyle: Hashable, Sendable {
  /// The background.
  public var surface: Color
  /// The title and the text.
  public var ink: Color
  /// Secondary text.
  public var quiet: Color
  /// Actions.
  public var accent: Color
  /// The shadow under the banner.
  public var shadow: Color

  /// Creates a style from its colors.
  public init(surface: Color, ink: Color, quiet: Color, accent: Color, shadow: Color) {
    self.surface = surface
    self.ink = ink
    self.quiet = quiet
    self.accent = accent
    self.shadow = shadow
  }

  /// Dark letters on white.
  public static let light = BannerStyle(
    surface: Color(red: 255, green: 255, blue: 255), ink: Color(red: 20, green: 23, blue: 31),
    quiet: Color(red: 93, green: 100, blue: 117), accent: Color(red: 47, green: 107, blue: 242),
    shadow: Color(red: 27, green: 36, blue: 64, alpha: 70))

  /// White letters on near black.
  public static let dark = BannerStyle(
    surface: Color(red: 40, green: 45, blue: 56), ink: Color(red: 241, green: 243, blue: 248),
    quiet: Color(red: 166, green: 174, blue: 191), accent: Color(red: 91, green: 140, blue: 255),
    shadow: Color(red: 0, green: 0, blue: 0, alpha: 130))
}
