import ScrollLayout
public import ScrollPhysics
public import ScrollPrimitives

extension ScrollSurface {
  /// Sets the viewport's size in points and how many pixels a point has.
  ///
  /// - Throws: `unboundedViewport` when a length is not finite or negative, `invalidValue` for a scale
  ///   that is not a positive number.
  public mutating func setViewport(
    size: LayoutSize, scale: Double = 1
  ) throws(CollectionError) {
    for length in [size.width, size.height] {
      guard length >= 0, Ticks(points: length) != nil else { throw .unboundedViewport(size) }
    }
    guard scale > 0, scale.isFinite else { throw .invalidValue(parameter: "scale", value: scale) }
    viewport = size
    horizontal.setScale(scale)
    vertical.setScale(scale)
    takeBounds()
  }

  /// Sets the rectangle that the content fills. It may be open: with an infinite length there is no
  /// right or lower end, with an origin at minus infinity no left or upper one.
  ///
  /// What moves goes on; what rests outside is brought back.
  ///
  /// - Throws: `invalidValue` for NaN, a negative length, or numbers beyond where positions are exact.
  public mutating func setContent(_ rect: LayoutRect) throws(CollectionError) {
    for (name, origin, length) in [
      ("x", rect.origin.x, rect.size.width), ("y", rect.origin.y, rect.size.height),
    ] {
      let isOpen = origin == -.infinity
      guard isOpen || Ticks(points: origin) != nil else {
        throw .invalidValue(parameter: "content.\(name)", value: origin)
      }
      guard length >= 0, length == .infinity || Ticks(points: length) != nil,
        length == .infinity || isOpen || Ticks(points: origin + length) != nil
      else { throw .invalidValue(parameter: "content.\(name) length", value: length) }
    }
    content = rect
    takeBounds()
  }

  /// Sets extra space around the content, in points.
  ///
  /// - Throws: `invalidValue` for a number that is not finite or too large.
  public mutating func setContentInset(_ insets: LayoutInsets) throws(CollectionError) {
    let edges = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ]
    for (edge, value) in edges where Ticks(points: value) == nil {
      throw .invalidValue(parameter: "contentInset.\(edge)", value: value)
    }
    contentInset = insets
    takeBounds()
  }

  /// Takes another profile, also while the content moves: it goes on from where it is, as fast as it
  /// moves.
  ///
  /// - Throws: `invalidValue` for the first number outside its range.
  public mutating func setProfile(_ profile: ScrollProfile) throws(CollectionError) {
    do {
      try profile.validate()
    } catch {
      throw CollectionError(error)
    }
    for axis in Axis.allCases { tell(axis) { $0.setProfile(profile, &$1) } }
  }

  mutating func takeBounds() {
    for axis in Axis.allCases {
      let bounds = bounds(axis)
      let hasBegun = time != nil
      tell(axis) { model, events in
        guard !hasBegun, !model.isMoving else { return model.setBounds(bounds, &events) }
        // What was never shown begins within its edges.
        model.bounds = bounds
        model.place = bounds.clamp(model.place)
      }
    }
  }

  private func bounds(_ axis: Axis) -> ScrollBounds {
    let length = axis == .vertical ? content.size.height : content.size.width
    let origin = content.origin[main: axis]
    let view = viewport[main: axis]
    let minimum =
      origin == -.infinity
      ? -Ticks.maximum : Ticks(clamping: origin - contentInset.leading(axis))
    let maximum =
      length == .infinity
      ? Ticks.maximum
      : max(
        minimum,
        Ticks(
          clamping: (origin == -.infinity ? 0 : origin) + length + contentInset.trailing(axis)
            - view))
    return ScrollBounds(
      minimum: minimum, maximum: maximum, viewport: view,
      scrolls: maximum > minimum || alwaysBounces)
  }
}
