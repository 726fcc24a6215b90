import ScrollTools
import Scrollwork
import TestSupport
import Testing

@Suite struct TraitTests {
  @Test("a value is assigned where there is one, whatever optionals it lies in")
  func optionalAssignment() {
    var plain = 1
    var optional: Int?
    let (some, none): (Int?, Int?) = (2, nil)
    let (deep, hollow, empty): (Int??, Int??, Int??) = (5, .some(nil), nil)
    plain ?= none
    #expect(plain == 1)
    plain ?= some
    #expect(plain == 2)
    plain ?= hollow
    plain ?= empty
    #expect(plain == 2)
    plain ?= deep
    #expect(plain == 5)
    optional ?= none
    #expect(optional == nil)
    optional ?= some
    #expect(optional == 2)
    optional ?= hollow
    optional ?= empty
    optional ?= none
    #expect(optional == 2, "nil takes nothing away")
    optional ?= deep
    #expect(optional == 5)
    var (first, second): (Int, Int?) = (0, 1)
    first ?= second ?= some
    #expect(first == 2 && second == 2, "from right to left")
    second ?= 3
    #expect(second == 3)
  }

  @Test("overrides lie over traits, and what they leave open stays")
  func overrides() {
    var overrides = TraitOverrides()
    #expect(overrides.isEmpty)
    let desktop = WindowPreset.desktop.traits
    #expect(desktop.applying(overrides) == desktop)
    overrides.horizontalSizeClass = .compact
    overrides.colorScheme = .dark
    let traits = desktop.applying(overrides)
    #expect(traits.differences(from: desktop) == [.horizontalSizeClass, .colorScheme])
    #expect(traits.horizontalSizeClass == .compact && traits.colorScheme == .dark)
  }

  @Test("each trait is found to differ, and no other")
  func differences() {
    let usual = TraitCollection()
    let changes: [(TraitCollection.Trait, (inout TraitCollection) -> Void)] = [
      (.horizontalSizeClass, { $0.horizontalSizeClass = .regular }),
      (.verticalSizeClass, { $0.verticalSizeClass = .compact }),
      (.layoutDirection, { $0.layoutDirection = .rightToLeft }),
      (.reducesMotion, { $0.reducesMotion = true }), (.colorScheme, { $0.colorScheme = .dark }),
      (.contentSizeCategory, { $0.contentSizeCategory = .extraLarge }),
      (.displayScale, { $0.displayScale = 2 }),
    ]
    #expect(Set(changes.map(\.0)) == TraitCollection.Trait.all)
    for (trait, change) in changes {
      var other = usual
      change(&other)
      #expect(other.differences(from: usual) == [trait])
      #expect(other != usual)
    }
    #expect(usual.differences(from: usual).isEmpty)
  }

  @Test("windows have the size classes of what they are")
  func windows() {
    let classes = WindowPreset.allCases.map {
      [$0.traits.horizontalSizeClass, $0.traits.verticalSizeClass]
    }
    #expect(
      classes == [
        [.regular, .regular], [.compact, .regular], [.regular, .compact], [.compact, .regular],
      ])
    let limit = LayoutSize(
      width: TraitCollection.regularWidth, height: TraitCollection.regularHeight)
    #expect(TraitCollection(windowSize: limit).horizontalSizeClass == .regular)
    #expect(
      TraitCollection(windowSize: LayoutSize(width: limit.width.nextDown, height: 0))
        .horizontalSizeClass == .compact)
    let set = TraitCollection(layoutDirection: .rightToLeft, colorScheme: .dark)
    let window = TraitCollection(windowSize: limit, base: set)
    #expect(window.layoutDirection == .rightToLeft && window.colorScheme == .dark)
  }

  @Test("text grows from category to category, and usual text is as large as usual")
  func categories() {
    let sorted = ContentSizeCategory.allCases.sorted()
    #expect(sorted == ContentSizeCategory.allCases)
    for (smaller, larger) in zip(sorted, sorted.dropFirst()) {
      #expect(smaller.textScale < larger.textScale)
    }
    #expect(ContentSizeCategory.large.textScale == 1)
    #expect(ContentSizeCategory.allCases.filter(\.isAccessibilityCategory).count == 5)
  }

  @Test("guides lie within one another, whatever the view and the insets")
  func guides() {
    for seed in TestRun.seeds(200) {
      var random = SeededGenerator(seed: seed)
      func length(_ most: Double) -> Double { Double.random(in: 0...most, using: &random) }
      let size = LayoutSize(width: length(2000), height: length(2000))
      let safe = LayoutInsets(
        top: length(300), left: length(300), bottom: length(300), right: length(300))
      let category = ContentSizeCategory.allCases.randomElement(using: &random) ?? .large
      let traits = TraitCollection(
        windowSize: size, base: TraitCollection(contentSizeCategory: category))
      let guides: [LayoutGuide] = [.bounds, .safeArea, .margins, .readable]
      let frames = guides.map { $0.frame(in: size, safeArea: safe, traits: traits) }
      for (outer, inner) in zip(frames, frames.dropFirst()) {
        #expect(inner.origin.x >= outer.origin.x - 1e-9, "seed \(seed)")
        #expect(inner.origin.y >= outer.origin.y - 1e-9, "seed \(seed)")
        #expect(
          inner.right <= outer.right + 1e-9 && inner.bottom <= outer.bottom + 1e-9, "seed \(seed)")
        #expect(inner.size.width >= 0 && inner.size.height >= 0, "seed \(seed)")
      }
      let limit = LayoutGuide.readableWidth * category.textScale
      #expect(frames[3].size.width == min(frames[2].size.width, limit), "seed \(seed)")
      let insets = LayoutGuide.readable.insets(in: size, safeArea: safe, traits: traits)
      #expect(abs(insets.left + insets.right + frames[3].size.width - size.width) < 1e-9)
    }
    let size = LayoutSize(width: 1000, height: 500)
    let custom = LayoutGuide.safeArea.inset(by: LayoutInsets(top: 10, left: 20)).limited(
      toWidth: 300)
    #expect(
      custom.frame(in: size, safeArea: LayoutInsets(top: 40))
        == LayoutRect(x: 360, y: 50, width: 300, height: 450))
    let broken = LayoutGuide.bounds.inset(by: LayoutInsets(top: .nan, left: .infinity))
      .limited(toWidth: -.infinity)
    #expect(broken.frame(in: size) == LayoutGuide.bounds.frame(in: size))
  }

  @Test("a view's scale is its viewport's, whatever traits are given")
  func scale() throws {
    let view = CollectionView()
    try view.setViewport(size: LayoutSize(width: 100, height: 100), scale: 3)
    #expect(view.traits.displayScale == 3)
    view.traits = TraitCollection(colorScheme: .dark, displayScale: 7)
    #expect(view.traits.displayScale == 3 && view.traits.colorScheme == .dark)
  }

  @Test("identifiers are written as literals, and a literal of a known one is that one")
  func identifiers() {
    let kinds: [DecorationKind] = ["separator", "background", "shelf"]
    #expect(kinds == [.separator, .background, .custom("shelf")])
    #expect(DecorationKind.custom("separator") == .separator)
    #expect(Set([DecorationKind.custom("separator"), .separator]).count == 1)
    #expect(kinds.map { "\($0)" } == ["separator", "background", "shelf"])
    #expect(ListLayout.separatorKind == .separator)

    typealias Platform = ScrollProfile.Platform
    #expect(Platform.known.map(\.name) == ScrollProfile.all.map(\.name))
    for (platform, profile) in zip(Platform.known, ScrollProfile.all) {
      #expect(profile.platform == platform)
      #expect(ScrollProfile(platform)?.name == profile.name)
      #expect(Platform(platform.name.uppercased()) == platform)
    }
    let stretch: Platform = "android-stretch"
    #expect(stretch == .androidStretch)
    let own: Platform = "mine"
    #expect(own == .custom("mine") && own.description == "mine" && ScrollProfile(own) == nil)
    #expect(Set([Platform.custom("IOS"), .ios]).count == 1)
  }
}

extension LayoutRect {
  fileprivate var right: Double { origin.x + size.width }
  fileprivate var bottom: Double { origin.y + size.height }
}
