/// Windows that people have: their size, scale and safe area, to try a list in.
@frozen public enum WindowPreset: String, Hashable, Sendable, CaseIterable {
  /// 1280 × 800 pt: regular both ways.
  case desktop
  /// 390 × 844 pt with room for a camera and a home indicator: compact along x, regular along y.
  case phonePortrait = "phone_portrait"
  /// 844 × 390 pt: regular along x, compact along y.
  case phoneLandscape = "phone_landscape"
  /// 507 × 1024 pt, a half of a tablet's screen: compact along x, regular along y.
  case split

  /// Points.
  public var size: LayoutSize {
    switch self {
    case .desktop: LayoutSize(width: 1280, height: 800)
    case .phonePortrait: LayoutSize(width: 390, height: 844)
    case .phoneLandscape: LayoutSize(width: 844, height: 390)
    case .split: LayoutSize(width: 507, height: 1024)
    }
  }

  /// Pixels per point.
  public var scale: Double {
    switch self {
    case .desktop: 1
    case .phonePortrait, .phoneLandscape: 3
    case .split: 2
    }
  }

  /// What bars and corners of the system cover, in points.
  public var safeArea: LayoutInsets {
    switch self {
    case .desktop: .zero
    case .phonePortrait: LayoutInsets(top: 47, bottom: 34)
    case .phoneLandscape: LayoutInsets(left: 47, bottom: 21, right: 47)
    case .split: LayoutInsets(top: 24, bottom: 20)
    }
  }

  /// The traits of such a window.
  public var traits: TraitCollection {
    TraitCollection(windowSize: size, base: TraitCollection(displayScale: scale))
  }
}
