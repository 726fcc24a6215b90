extension Canvas {
  /// Fills a rectangle. Its edges are put on whole pixels.
  public mutating func fill(_ rect: LayoutRect, _ color: Color) {
    append(.fill(rect, color))
  }

  /// Fills a rectangle whose corners are rounded by a radius in points.
  public mutating func roundedRect(_ rect: LayoutRect, radius: Double, _ color: Color) {
    append(.roundedRect(rect, radius: radius, color))
  }

  /// Draws a frame `width` points wide along the inside of a rectangle's edge.
  public mutating func border(
    _ rect: LayoutRect, radius: Double = 0, width: Double = 1, _ color: Color
  ) {
    append(.border(rect, radius: radius, width: width, color))
  }

  /// Draws the shadow of a rounded rectangle. It is drawn at `rect`, so move that away from the light. The edge fades from
  /// `blur` points inside to `blur` points outside: a Gaussian whose deviation is half of that, as in CSS.
  public mutating func shadow(
    _ rect: LayoutRect, radius: Double, blur: Double, _ color: Color
  ) {
    append(.shadow(rect, radius: radius, blur: blur, color))
  }

  /// Fills a rounded rectangle with a transition from one color at its top or left to another.
  public mutating func gradient(
    _ rect: LayoutRect, radius: Double = 0, from: Color, to: Color, axis: Axis = .vertical
  ) {
    append(.gradient(rect, radius: radius, from: from, to: to, axis: axis))
  }

  /// Draws a named image so that it fills the rounded rectangle; what protrudes is cut off evenly.
  ///
  /// - Parameters:
  ///   - name: a name that the backend has been given, or else a file it may read.
  ///   - rect: the rectangle, in points in the canvas's coordinates.
  ///   - radius: of the corners, in points.
  public mutating func image(_ name: String, in rect: LayoutRect, radius: Double = 0) {
    append(.image(insert(name), in: rect, radius: radius))
  }

  /// Draws a straight line `width` points wide with blunt ends.
  public mutating func line(
    from start: LayoutPoint, to end: LayoutPoint, width: Double = 1, _ color: Color
  ) {
    append(.line(from: start, to: end, width: width, color))
  }

  /// Fills a path by the nonzero winding rule, with smooth edges. Open subpaths are closed.
  ///
  /// A path that is not drawable is left out.
  public mutating func fill(_ path: BezierPath, _ color: Color) {
    guard path.isDrawable else { return }
    append(.fillPath(insert(path), color))
  }

  /// Strokes a path `width` points wide, half to each side, with round joins and round ends.
  ///
  /// Where a stroke crosses itself it is drawn once, so that a translucent one is even. A path that is not drawable is left
  /// out, and so is a width that is not above zero or not finite.
  public mutating func stroke(_ path: BezierPath, width: Double = 1, _ color: Color) {
    guard path.isDrawable, width > 0, width.isFinite else { return }
    append(.strokePath(insert(path), width: width, color))
  }

  /// Draws a paragraph wrapped into a rectangle.
  public mutating func text(
    _ text: String, in rect: LayoutRect, style: TextStyle, _ color: Color
  ) {
    append(.text(insert(text), in: rect, style: style, color))
  }

  /// Draws a paragraph wrapped into a rectangle; `size` is the font's size in points.
  public mutating func text(_ text: String, in rect: LayoutRect, size: Double, _ color: Color) {
    self.text(text, in: rect, style: TextStyle(size: size), color)
  }
}
