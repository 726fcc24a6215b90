import ScrollLayout
public import ScrollPrimitives

/// The bar of a view.
extension FastScroller {
  /// Takes the bar, if a pointer that goes down is within its reach. Next to the bar it jumps there.
  ///
  /// - Parameters:
  ///   - point: in points in the view's coordinates.
  ///   - view: the view that scrolls.
  ///   - when: the moment it is taken.
  /// - Returns: whether the pointer belongs to the bar until it lifts. A list that does not scroll has none.
  /// - Throws: `timeWentBackwards` when something sent earlier comes later.
  public mutating func press(
    at point: LayoutPoint, in view: CollectionView, when: ScrollMoment = .nextFrame
  ) throws(CollectionError) -> Bool {
    let size = view.pipeline.state.applied.settings.viewport
    guard point.x.isFinite, point.y.isFinite, view.indicator.length < 1,
      reaches(point, size, view.axis, view.pipeline.isMirrored)
    else { return false }
    let bar = view.indicator.bar(inTrack: track(of: view))
    let place = place(of: point, in: view)
    let isOnBar = place >= bar.start && place <= bar.start + bar.length
    try view.holdIndicator(when: when)
    grip = isOnBar ? place - bar.start : bar.length / 2
    if !isOnBar { try move(to: point, in: view, when: when) }
    return true
  }

  /// Moves the bar with the pointer that holds it, and the content with the bar.
  ///
  /// - Throws: `timeWentBackwards` when something sent earlier comes later.
  public mutating func move(
    to point: LayoutPoint, in view: CollectionView, when: ScrollMoment = .nextFrame
  ) throws(CollectionError) {
    let (place, track) = (place(of: point, in: view), track(of: view))
    guard var grip, place.isFinite else { return }
    // A bar that got shorter, as more was measured, is taken at its end.
    grip = min(grip, view.indicator.bar(inTrack: track).length)
    self.grip = grip
    let position = view.indicator.position(ofBarAt: place - grip, inTrack: track)
    try view.moveIndicator(to: position, when: when)
  }

  /// Lets the bar go, as the pointer lifts or is canceled.
  ///
  /// - Throws: `timeWentBackwards` when something sent earlier comes later.
  public mutating func release(
    in view: CollectionView, when: ScrollMoment = .nextFrame
  ) throws(CollectionError) {
    guard grip != nil else { return }
    grip = nil
    try view.releaseIndicator(when: when)
  }

  /// Draws the bar if it is to be seen, and the bubble while it is held.
  ///
  /// - Parameters:
  ///   - canvas: of the view's size.
  ///   - frame: the view's last frame.
  ///   - view: the view that scrolls.
  ///   - title: what the bubble says; `nil` for no bubble.
  public mutating func draw(
    in canvas: inout Canvas, after frame: Frame, of view: CollectionView, title: String? = nil
  ) {
    guard view.indicator.length < 1 else { return }
    if frame.phase != .idle || frame.displacement != .zero || grip != nil || isHovered {
      lastMoved = frame.time
    }
    guard let lastMoved else { return }
    let opacity = style.bar.opacity(after: frame.time.seconds(since: lastMoved))
    guard opacity > 0 else { return }
    let area = area(of: view)
    canvas.pushOpacity(opacity)
    canvas.roundedRect(
      area, radius: min(area.size.width, area.size.height) / 2,
      isHeld || isHovered ? style.heldColor : style.bar.color)
    canvas.pop()
    guard isHeld, let title, view.axis == .vertical else { return }
    style.bubble.draw(title, nextTo: area, at: area.midY, in: &canvas)
  }

  /// Where the bar of a view is, in points in the view's coordinates.
  public func area(of view: CollectionView) -> LayoutRect {
    let bar = view.indicator.bar(inTrack: track(of: view))
    let size = view.pipeline.state.applied.settings.viewport
    let margin = style.bar.margin
    let thickness = isHeld || isHovered ? style.heldThickness : style.bar.thickness
    if view.axis == .vertical {
      return LayoutRect(
        x: view.pipeline.isMirrored ? margin : size.width - thickness - margin,
        y: margin + bar.start,
        width: thickness, height: bar.length)
    }
    let start = margin + bar.start
    return LayoutRect(
      x: view.pipeline.isMirrored ? size.width - start - bar.length : start,
      y: size.height - thickness - margin, width: bar.length, height: thickness)
  }

  /// Points that the bar can go, and its length. It ends before what covers the list's end.
  private func track(of view: CollectionView) -> Double {
    max(
      0,
      view.pipeline.state.applied.settings.viewport[main: view.axis] - 2 * style.bar.margin
        - view.adjustedContentInset.trailing
    )
  }

  /// How far along the track a point is.
  private func place(of point: LayoutPoint, in view: CollectionView) -> Double {
    if view.axis == .horizontal, view.pipeline.isMirrored {
      return view.pipeline.state.applied.settings.viewport.width - point.x - style.bar.margin
    }
    return point[main: view.axis] - style.bar.margin
  }
}
