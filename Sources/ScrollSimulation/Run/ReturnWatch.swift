import Scrollwork

/// Looks for content that has moved between two frames of the same setup which nobody scrolled between: a window
/// that is resized to and fro shows the same first item at the same position again, to the tick.
struct ReturnWatch {
  /// What decides where elements are laid out, besides the items and their sizes.
  struct Setup: Hashable {
    var viewport: LayoutSize
    var traits: TraitCollection
    var contentInset: LayoutInsets
    var safeArea: LayoutInsets
    /// Counts the layouts that differ.
    var layout: Int

    init(_ view: CollectionView, _ frame: Frame, layout: Int) {
      viewport = frame.viewportSize
      traits = view.traits
      contentInset = view.contentInset
      safeArea = view.safeAreaInsets
      self.layout = layout
    }
  }

  /// The first item that a setup showed, and where.
  private struct Sight {
    var item: ElementIdentity
    var start: Ticks
    var crossStart: Ticks
  }

  /// What each setup showed since content was scrolled last.
  private var sights: [Setup: Sight] = [:]
  private var current: Setup?

  /// The most setups that are remembered: a window that is dragged has as many sizes as pixels.
  private static let limit = 10_000

  /// Compares what is seen from now on with nothing before it.
  mutating func forget() {
    guard current != nil else { return }
    sights.removeAll(keepingCapacity: true)
    current = nil
  }

  /// Looks at the next frame, in which nobody scrolled and no item came, went or changed its size.
  ///
  /// - Parameters:
  ///   - setup: what the frame was laid out by.
  ///   - identities: what each visible element is.
  /// - Returns: how far the first item that the setup showed before lies from where it did, in points, or the
  ///   viewport's length where it is not on screen; `nil` in a frame that no setup returns in. O(elements on
  ///   screen) in frames whose setup is another one than in the frame before, O(1) in others.
  mutating func see(_ frame: Frame, _ setup: Setup, _ identities: [ElementIdentity]) -> Double? {
    guard setup != current else { return nil }
    current = setup
    guard let sight = sights[setup] else {
      if sights.count < Self.limit, let first = Self.first(of: frame, identities) {
        sights[setup] = first
      }
      return nil
    }
    guard let slot = identities.firstIndex(of: sight.item) else {
      return frame.viewportSize[main: frame.axis]
    }
    let element = frame.visible[slot]
    let error = max(
      abs((element.start - sight.start).rawValue),
      abs((element.crossStart - sight.crossStart).rawValue))
    return Ticks(rawValue: error).points
  }

  /// The first item on screen that lies where the layout has it.
  private static func first(of frame: Frame, _ identities: [ElementIdentity]) -> Sight? {
    for (identity, element) in zip(identities, frame.visible) where !element.isDisplaced {
      guard case .item = identity else { continue }
      return Sight(item: identity, start: element.start, crossStart: element.crossStart)
    }
    return nil
  }
}
