/// How large a person wants text to be: twelve steps, the last five for people who need it much larger.
@frozen public enum ContentSizeCategory: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Three steps smaller than the default; body text has 14 pt.
  case extraSmall
  /// Two steps smaller than the default; body text has 15 pt.
  case small
  /// One step smaller than the default; body text has 16 pt.
  case medium
  /// What a person has who has chosen nothing.
  case large
  /// One step larger than the default; body text has 19 pt.
  case extraLarge
  /// Two steps larger than the default; body text has 21 pt.
  case extraExtraLarge
  /// Three steps larger than the default, the largest that is not for accessibility.
  case extraExtraExtraLarge
  /// The smallest of the five sizes for accessibility.
  case accessibilityMedium
  /// The second of the five sizes for accessibility.
  case accessibilityLarge
  /// The third of the five sizes for accessibility.
  case accessibilityExtraLarge
  /// The fourth of the five sizes for accessibility.
  case accessibilityExtraExtraLarge
  /// The largest size.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is one of the five largest, for which layouts should give up columns.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

  /// How many times as large as usual body text is: the sizes of the body style in Apple's Human Interface
  /// Guidelines (Typography, Dynamic Type sizes), divided by the 17 pt of `large`.
  public var textScale: Double {
    let points: Double =
      switch self {
      case .extraSmall: 14
      case .small: 15
      case .medium: 16
      case .large: 17
      case .extraLarge: 19
      case .extraExtraLarge: 21
      case .extraExtraExtraLarge: 23
      case .accessibilityMedium: 28
      case .accessibilityLarge: 33
      case .accessibilityExtraLarge: 40
      case .accessibilityExtraExtraLarge: 47
      case .accessibilityExtraExtraExtraLarge: 53
      }
    return points / 17
  }

  /// Smaller text comes first.
  public static func < (first: Self, second: Self) -> Bool { first.rank < second.rank }

  private var rank: Int {
    switch self {
    case .extraSmall: 0
    case .small: 1
    case .medium: 2
    case .large: 3
    case .extraLarge: 4
    case .extraExtraLarge: 5
    case .extraExtraExtraLarge: 6
    case .accessibilityMedium: 7
    case .accessibilityLarge: 8
    case .accessibilityExtraLarge: 9
    case .accessibilityExtraExtraLarge: 10
    case .accessibilityExtraExtraExtraLarge: 11
    }
  }
}
