import ScrollLayout
public import ScrollPhysics
public import ScrollPrimitives

extension CollectionView {
  /// Sets the viewport's size in points and how many pixels a point has.
  ///
  /// A size of zero is valid and shows nothing. The first item on screen stays where it is.
  ///
  /// - Throws: `unboundedViewport` when a length is not finite or negative, `invalidValue` for a
  ///   scale that is not a positive number.
  public func setViewport(size: LayoutSize, scale: Double = 1) throws(CollectionError) {
    for length in [size.width, size.height] {
      guard length >= 0, Ticks(points: length) != nil else { throw .unboundedViewport(size) }
    }
    guard scale > 0, scale.isFinite else { throw .invalidValue(parameter: "scale", value: scale) }
    pipeline.asked.settings.viewport = size
    pipeline.asked.settings.scale = scale
    pipeline.asked.settings.traits.displayScale = scale
    note(.setViewport(size, scale: scale))
  }

  /// Sets how much of the viewport's edges other things cover, in points.
  public func setSafeAreaInsets(_ insets: LayoutInsets) throws(CollectionError) {
    try check(insets, "safeAreaInsets", allowsNegative: false)
    pipeline.asked.settings.safeArea = insets
    note(.setSafeAreaInsets(insets))
  }

  /// Sets extra space around the content, in points; negative values let it go under the edge.
  ///
  /// `willChangeProperty` and `didChangeProperty` are called for it.
  public func setContentInset(_ insets: LayoutInsets) throws(CollectionError) {
    try check(insets, "contentInset", allowsNegative: true)
    change(\.contentInset, to: insets, .setContentInset(insets)) {
      .contentInset(old: $0, new: $1)
    }
  }

  /// Whether the safe area is added to the content inset.
  public var contentInsetAdjustmentBehavior: InsetAdjustment {
    get { pipeline.asked.settings.adjustment }
    set {
      pipeline.asked.settings.adjustment = newValue
      note(.setInsetAdjustment(newValue))
    }
  }

  /// Whether the view fills a screen, so that `automatic` includes the safe area at top and bottom.
  public var isHostedByScreen: Bool {
    get { pipeline.asked.settings.isHostedByScreen }
    set {
      pipeline.asked.settings.isHostedByScreen = newValue
      note(.setHostedByScreen(newValue))
    }
  }

  /// Whether the content goes beyond its edges and comes back.
  public var bounces: Bool {
    get { pipeline.asked.settings.bounces }
    set {
      pipeline.asked.settings.bounces = newValue
      note(.setBounces(newValue))
    }
  }

  /// Whether content shorter than the viewport can be dragged and bounces.
  public var alwaysBounces: Bool {
    get { pipeline.asked.settings.alwaysBounces }
    set {
      pipeline.asked.settings.alwaysBounces = newValue
      note(.setAlwaysBounces(newValue))
    }
  }

  /// Changes the feel of scrolling, also while the content moves: it goes on from where it is, as fast
  /// as it moves.
  ///
  /// - Parameters:
  ///   - profile: the new feel.
  ///   - when: the moment it holds from, by default as the next frame begins.
  /// - Throws: `invalidValue` for the first number that is outside its range; `timeWentBackwards` when
  ///   something sent earlier comes later. Nothing changes then.
  public func setProfile(
    _ profile: ScrollProfile, when: ScrollMoment = .nextFrame
  ) throws(CollectionError) {
    do {
      try profile.validate()
    } catch {
      throw CollectionError(error)
    }
    switch when {
    case .nextFrame: pipeline.asked.settings.profile = profile
    case .at: try enqueue(.profile(profile), when)
    }
    note(.setProfile(profile, when: when))
  }

  /// The feel of scrolling as it was set last, of those set for a moment the one that was reached last.
  public var profile: ScrollProfile { pipeline.asked.settings.profile }

  /// Sets where releases come to rest, besides where their own motion ends.
  ///
  /// - Throws: `invalidValue` for a page that is not a finite number or shorter than positions are
  ///   exact, 1/1024 point.
  public func setSnapping(_ snapping: ScrollSnapping) throws(CollectionError) {
    if case .pages(let length?) = snapping, !(length * Ticks.perPoint >= 1 && length.isFinite) {
      throw .invalidValue(parameter: "snapping.pages.length", value: length)
    }
    pipeline.asked.settings.snapping = snapping
    note(.setSnapping(snapping))
  }

  /// Where releases come to rest, besides where their own motion ends, as it was set.
  public var snapping: ScrollSnapping { pipeline.asked.settings.snapping }

  /// Whether a finger that first moves across the scroll axis is not for this view until it lifts.
  public var isDirectionalLockEnabled: Bool {
    get { pipeline.asked.settings.locksDirection }
    set {
      pipeline.asked.settings.locksDirection = newValue
      note(.setDirectionalLock(newValue))
    }
  }

  /// Adds to the leading inset while something at the leading edge refreshes the content, in points.
  ///
  /// Set it while the content is pulled out: it then comes to rest below what refreshes. Set it to 0
  /// when that is done: the spring brings the content back. Content within its edges does not move
  /// either time.
  ///
  /// - Throws: `invalidValue` when it is not finite or below 0.
  public func setRefreshInset(_ inset: Double) throws(CollectionError) {
    guard inset >= 0, Ticks(points: inset) != nil else {
      throw .invalidValue(parameter: "refreshInset", value: inset)
    }
    pipeline.asked.shared.refreshInset = inset
    note(.setRefreshInset(inset))
  }

  /// What is added to the leading inset while content is refreshed, in points, as it was set.
  public var refreshInset: Double { pipeline.asked.shared.refreshInset }

  /// What stays where it is on the screen when sizes or items before it change. By default what is on
  /// screen. It holds the requests that follow it, in the same frame too.
  public var anchorPolicy: AnchorPolicy {
    get { pipeline.asked.shared.anchorPolicy }
    set {
      pipeline.asked.shared.anchorPolicy = newValue
      note(.setAnchorPolicy(newValue))
    }
  }

  /// The environment: size classes, text size, color scheme, layout direction and whether motion is reduced. The
  /// layout and right-to-left display use it, and visible content stays. The scale is always the viewport's: a
  /// different scale is ignored.
  ///
  /// In the next frame after a change, the cells of all elements, also of those made ready off screen, are bound and
  /// drawn again, and decorations are configured again: providers and cells read the traits here. Where one of
  /// `TraitCollection.Trait.sizes` changed, cells are measured again as they come on screen, and keep their sizes
  /// until then; all other changes keep sizes. O(cells).
  ///
  /// `willChangeProperty` and `didChangeProperty` are called for a change.
  public var traits: TraitCollection {
    get { pipeline.asked.settings.traits }
    set {
      var traits = newValue
      traits.displayScale = pipeline.asked.settings.scale
      change(\.traits, to: traits, .setTraits(traits)) { .traits(old: $0, new: $1) }
    }
  }

  /// Space around the content, in points, as it was set.
  public var contentInset: LayoutInsets { pipeline.asked.settings.contentInset }

  /// How much of the viewport's edges is covered, in points, as it was set.
  public var safeAreaInsets: LayoutInsets { pipeline.asked.settings.safeArea }
}
