public import Scrollwork

/// A rectangle of a screen: a node of the tree that a layout pass goes down.
///
/// It draws nothing and takes no input by itself; a subclass says what lies where, and what it shows. Use it
/// from one isolation at a time.
open class ScreenView {
  /// Where the view lies in its parent, in points.
  ///
  /// Another size has the view laid out: in the pass that is under way if it is set before the view's turn,
  /// and in the next update cycle otherwise.
  public var frame = LayoutRect.zero {
    didSet { if frame.size != oldValue.size { setNeedsLayout() } }
  }

  /// What the surroundings are like, as of the last layout pass.
  public internal(set) var traits = TraitCollection()
  /// What bars and corners cover, in points from the view's edges, as of the last layout pass.
  public internal(set) var safeAreaInsets = LayoutInsets.zero
  /// The views in this one, back to front.
  public private(set) var subviews: [ScreenView] = []
  /// The view that contains this one; `nil` for a root.
  public private(set) weak var superview: ScreenView?
  /// Whether the next layout pass calls `layoutSubviews()`.
  public private(set) var needsLayout = true
  /// The screen whose root this is.
  weak var screen: Screen?

  /// Creates an empty view.
  public init() {}

  /// Adds a view on top of the others. A view with a parent is removed from it first; for an ancestor, or the view
  /// itself, nothing happens.
  public func addSubview(_ view: ScreenView) {
    var ancestor: ScreenView? = self
    while let next = ancestor {
      if next === view { return }
      ancestor = next.superview
    }
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
    setNeedsLayout()
  }

  /// Leaves the parent.
  public func removeFromSuperview() {
    guard let superview else { return }
    superview.subviews.removeAll { $0 === self }
    superview.setNeedsLayout()
    self.superview = nil
  }

  /// Asks for a layout pass: the one that is under way where this view's turn has not come, and otherwise
  /// the next update cycle's. O(depth).
  public func setNeedsLayout() {
    needsLayout = true
    var view = self
    while let parent = view.superview { view = parent }
    view.screen?.setNeedsLayout()
  }

  /// Puts the subviews where they belong. Called by a layout pass, for a parent before its children. The frame
  /// of this view, its traits and its safe area are up to date.
  open func layoutSubviews() {}

  /// The traits of this view are others than before. Called by a layout pass before anything is laid out.
  open func traitsDidChange(from old: TraitCollection) {}

  /// Where a guide lies in this view, in points from its top left corner, as of the last layout pass.
  public func frame(of guide: LayoutGuide) -> LayoutRect {
    guide.frame(in: frame.size, safeArea: safeAreaInsets, traits: traits)
  }

  // MARK: Passes

  func updateTraits(_ traits: TraitCollection) {
    let old = self.traits
    self.traits = traits
    if traits != old {
      needsLayout = true
      traitsDidChange(from: old)
    }
    for view in subviews { view.updateTraits(traits) }
  }

  func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      layoutSubviews()
    }
    for view in subviews {
      view.setSafeArea(safeAreaInsets, in: frame.size)
      view.layoutIfNeeded()
    }
  }

  /// Whether this view or one below it is to be laid out.
  var isAnyDirty: Bool { needsLayout || subviews.contains { $0.isAnyDirty } }

  /// Takes what of a parent's safe area reaches into this view.
  private func setSafeArea(_ insets: LayoutInsets, in size: LayoutSize) {
    let own = LayoutInsets(
      top: max(0, insets.top - frame.origin.y), left: max(0, insets.left - frame.origin.x),
      bottom: max(0, insets.bottom - (size.height - frame.origin.y - frame.size.height)),
      right: max(0, insets.right - (size.width - frame.origin.x - frame.size.width)))
    setSafeArea(own)
  }

  func setSafeArea(_ insets: LayoutInsets) {
    guard insets != safeAreaInsets else { return }
    safeAreaInsets = insets
    needsLayout = true
  }
}
