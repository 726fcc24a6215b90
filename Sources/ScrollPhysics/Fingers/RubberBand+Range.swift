extension RubberBand {
  /// The position shown for a `proposed` one: itself from `lower` to `upper`, beyond them pulled
  /// back toward the nearer bound.
  ///
  /// All four in points. `lower` is not above `upper`; they may be equal. A `dimension` of 0 clamps
  /// to the bounds.
  public func position(
    forProposed proposed: Double, lower: Double, upper: Double, dimension: Double
  ) -> Double {
    if proposed > upper {
      let drag = Elementary.finite(proposed - upper)
      return Elementary.finite(upper + overscroll(forDrag: drag, dimension: dimension))
    }
    if proposed < lower {
      let drag = Elementary.finite(proposed - lower)
      return Elementary.finite(lower + overscroll(forDrag: drag, dimension: dimension))
    }
    return proposed
  }

  /// The proposed position that shows as `position`: the inverse of
  /// ``position(forProposed:lower:upper:dimension:)``, with the same arguments.
  ///
  /// A position as far out as `dimension` or farther has none; the result is then the largest
  /// finite number on that side. With a `dimension` of 0 positions beyond a bound give that bound.
  public func proposed(
    forPosition position: Double, lower: Double, upper: Double, dimension: Double
  ) -> Double {
    if position > upper {
      guard dimension > 0 else { return upper }
      let shown = Elementary.finite(position - upper)
      return Elementary.finite(upper + drag(forOverscroll: shown, dimension: dimension))
    }
    if position < lower {
      guard dimension > 0 else { return lower }
      let shown = Elementary.finite(position - lower)
      return Elementary.finite(lower + drag(forOverscroll: shown, dimension: dimension))
    }
    return position
  }
}
