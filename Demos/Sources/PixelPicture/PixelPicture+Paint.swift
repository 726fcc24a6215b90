import Scrollwork

extension PixelPicture {
  /// Paints a command that is not a state.
  mutating func paint(_ command: DisplayList.Command, _ list: DisplayList, _ state: PixelState) {
    switch command {
    case .fill(let rect, let color):
      paint(state.fill(rect), color, state)
    case .roundedRect(let rect, let radius, let color):
      paint(state.shape(rect, radius: radius), color, state)
    case .border(let rect, let radius, let width, let color):
      border(state.shape(rect, radius: radius), width, color, state)
    case .shadow(let rect, let radius, let blur, let color):
      shadow(rect, radius, blur, color, state)
    case .gradient(let rect, let radius, let from, let to, let axis):
      gradient(state.shape(rect, radius: radius), from, to, axis, state)
    case .image(let id, let rect, let radius):
      image(images[list.texts[id]], state.shape(rect, radius: radius), state)
    case .line(let from, let to, let width, let color):
      // A line thinner than a pixel is a pixel wide and paler.
      let strength = state.isAligned && (from.x == to.x || from.y == to.y) ? 1 : width / state.pixel
      paint(state.line(from: from, to: to, width: width), color, state, strength: strength)
    case .text(let id, let rect, let style, let color):
      text(list.texts[id], rect, style, color, state)
    case .fillPath(let id, let color):
      paint(PixelPath(list.paths[id], width: nil, state), color, state)
    case .strokePath(let id, let width, let color):
      paint(
        PixelPath(list.paths[id], width: width, state), color, state, strength: width / state.pixel)
    case .pushClip, .pushOpacity, .pushTransform, .pop: break
    }
  }

  private mutating func paint(
    _ shape: PixelShape?, _ color: Color, _ state: PixelState, strength: Double = 1
  ) {
    guard let shape else { return }
    blend(shape.bounds, state, strength: strength, coverage: shape.coverage) { _, _ in color }
  }

  private mutating func paint(
    _ path: PixelPath?, _ color: Color, _ state: PixelState, strength: Double = 1
  ) {
    guard let path else { return }
    blend(path.bounds, state, strength: strength, coverage: path.coverage) { _, _ in color }
  }

  /// The shape without the shape inside its rim, which is a pixel wide at least.
  private mutating func border(
    _ shape: PixelShape?, _ width: Double, _ color: Color, _ state: PixelState
  ) {
    guard let shape, width > 0, width.isFinite else { return }
    let rim =
      state.isAligned ? max(1, (width * scale).rounded()) : max(width, state.pixel)
    guard let hole = shape.inset(by: rim) else { return paint(shape, color, state) }
    blend(shape.bounds, state) { x, y in
      max(0, shape.coverage(x, y) - hole.coverage(x, y))
    } color: { _, _ in
      color
    }
  }

  /// Half as strong at the edge as inside, and a smooth step to nothing `blur` points outside of it. A window's shadow
  /// is nearly the same along straight edges and fainter at corners.
  private mutating func shadow(
    _ rect: LayoutRect, _ radius: Double, _ blur: Double, _ color: Color, _ state: PixelState
  ) {
    guard blur.isFinite else { return }
    guard blur >= state.pixel / 2 else {
      return paint(state.shape(rect, radius: radius), color, state)
    }
    guard let shape = state.shape(rect, radius: radius, outset: blur) else { return }
    let reach = state.isAligned ? blur * scale : blur
    blend(shape.bounds, state) { x, y in
      let part = min(max((1 - shape.distance(shape.middle(x, y)) / reach) / 2, 0), 1)
      return part * part * (3 - 2 * part)
    } color: { _, _ in
      color
    }
  }

  /// Each channel runs straight from one color to the other, alpha too.
  private mutating func gradient(
    _ shape: PixelShape?, _ from: Color, _ to: Color, _ axis: Axis, _ state: PixelState
  ) {
    guard let shape else { return }
    blend(shape.bounds, state, coverage: shape.coverage) { x, y in
      let middle = shape.middle(x, y)
      let part =
        axis == .vertical
        ? (middle.y - shape.top) / shape.height : (middle.x - shape.left) / shape.width
      func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
        UInt8((Double(a) + (Double(b) - Double(a)) * (part > 0 ? min(part, 1) : 0)).rounded())
      }
      return Color(
        red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue),
        alpha: mix(from.alpha, to.alpha))
    }
  }

  /// The largest part of a picture with the sides of the shape, from its middle.
  private mutating func image(
    _ picture: PixelPicture?, _ shape: PixelShape?, _ state: PixelState
  ) {
    guard let picture, let shape else { return }
    let (columns, rows) = (Double(picture.width), Double(picture.height))
    let step = min(columns / shape.width, rows / shape.height)
    blend(shape.bounds, state, coverage: shape.coverage) { x, y in
      let middle = shape.middle(x, y)
      let across = (middle.x - (shape.left + shape.right) / 2) * step + columns / 2
      let down = (middle.y - (shape.top + shape.bottom) / 2) * step + rows / 2
      return picture[
        across > 0 ? Int(min(across, columns - 1)) : 0, down > 0 ? Int(min(down, rows - 1)) : 0]
    }
  }

  /// Draws each line of a text from a whole pixel on. Only the width of the rectangle counts, as `TextStyle` says.
  private mutating func text(
    _ text: String, _ rect: LayoutRect, _ style: TextStyle, _ color: Color, _ state: PixelState
  ) {
    let font = BitmapFont()
    for line in font.lines(of: text, style: style, width: rect.size.width) {
      let corner = LayoutPoint(x: rect.origin.x + line.x, y: rect.origin.y + line.y)
      var start = state.matrix(corner)
      if state.isAligned { start = LayoutPoint(x: start.x.rounded(), y: start.y.rounded()) }
      // From dots of the letters to pixels.
      let dot = style.size / BitmapFont.dots
      var matrix = state.matrix.applied(after: Transform(a: dot, d: dot))
      (matrix.tx, matrix.ty) = (start.x, start.y)
      let size = LayoutSize(
        width: Double(line.letters.count) * BitmapFont.columns, height: BitmapFont.rows)
      guard
        let shape = PixelShape(
          LayoutRect(origin: .zero, size: size), radius: 0, matrix: matrix)
      else { continue }
      let glyphs = line.letters.map(BitmapFont.glyph)
      let isBold = style.weight == .semibold || style.weight == .bold
      blend(shape.bounds, state) { x, y in
        PixelShape.share(x, y, shape.inverse) {
          BitmapFont.hasInk(glyphs, at: $0, isBold: isBold)
        }
      } color: { _, _ in
        color
      }
    }
  }

  /// Lays a color over each pixel of a box, as far as the pixel is covered and the state lets it show.
  ///
  /// - Parameters:
  ///   - strength: another factor of the color's alpha; above 1 counts as 1.
  ///   - coverage: the share of the pixel at a position that is covered.
  ///   - color: the color of the pixel at a position.
  private mutating func blend(
    _ box: PixelBox, _ state: PixelState, strength: Double = 1,
    coverage: (Int, Int) -> Double, color: (Int, Int) -> Color
  ) {
    let box = box.intersection(state.clip)
    guard !box.isEmpty, state.opacity > 0, strength > 0 else { return }
    let strength = state.opacity * min(strength, 1)
    for y in box.top..<box.bottom {
      for x in box.left..<box.right {
        let share = coverage(x, y)
        guard share > 0 else { continue }
        let color = color(x, y)
        // Whole numbers from here on, the same on every machine.
        let alpha = (Double(color.alpha) * strength).rounded()
        let weight = Int((share * alpha * 16).rounded())
        let first = (y * width + x) * 3
        bytes[first] = Self.mix(color.red, bytes[first], weight)
        bytes[first + 1] = Self.mix(color.green, bytes[first + 1], weight)
        bytes[first + 2] = Self.mix(color.blue, bytes[first + 2], weight)
      }
    }
  }

  /// `weight` parts of a value, of 4,080, and the rest of another.
  private static func mix(_ value: UInt8, _ below: UInt8, _ weight: Int) -> UInt8 {
    UInt8((Int(value) * weight + Int(below) * (4080 - weight) + 2040) / 4080)
  }
}
