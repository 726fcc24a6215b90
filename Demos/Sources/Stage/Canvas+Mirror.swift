package import Scrollwork

/// Drawings that are enlarged, or mirrored where lines begin at the right. Letters and pictures keep their direction.
extension Canvas {
  /// Draws the commands of a list of one group.
  ///
  /// - Parameters:
  ///   - scale: how many times as large everything is, text too.
  ///   - isMirrored: whether left and right change places.
  package mutating func draw(_ list: DisplayList, scale: Double = 1, isMirrored: Bool) {
    let plane = Plane(width: size.width, scale: scale, isMirrored: isMirrored)
    for command in list.commands {
      switch command {
      case .fill(let rect, let color): fill(plane.map(rect), color)
      case .roundedRect(let rect, let radius, let color):
        roundedRect(plane.map(rect), radius: radius * scale, color)
      case .border(let rect, let radius, let width, let color):
        border(plane.map(rect), radius: radius * scale, width: width * scale, color)
      case .shadow(let rect, let radius, let blur, let color):
        shadow(plane.map(rect), radius: radius * scale, blur: blur * scale, color)
      case .gradient(let rect, let radius, let from, let to, let axis):
        let isTurned = isMirrored && axis == .horizontal
        gradient(
          plane.map(rect), radius: radius * scale, from: isTurned ? to : from,
          to: isTurned ? from : to, axis: axis)
      case .image(let name, let rect, let radius):
        image(list.texts[name], in: plane.map(rect), radius: radius * scale)
      case .line(let start, let end, let width, let color):
        line(from: plane.map(start), to: plane.map(end), width: width * scale, color)
      case .text(let id, let rect, let style, let color):
        let text = list.texts[id]
        self.text(text, in: plane.map(rect), style: plane.map(style, of: text), color)
      case .fillPath(let id, let color): fill(plane.map(list.paths[id]), color)
      case .strokePath(let id, let width, let color):
        stroke(plane.map(list.paths[id]), width: width * scale, color)
      case .pushClip(let rect, let radius): pushClip(plane.map(rect), radius: radius * scale)
      case .pushOpacity(let opacity): pushOpacity(opacity)
      case .pushTransform(let transform): pushTransform(transform)
      case .pop: pop()
      }
    }
  }

  /// Draws what a closure draws on a canvas that is as much smaller as that is enlarged, mirrored if that is wanted.
  mutating func scaled(_ scale: Double, _ isMirrored: Bool, _ draw: (inout Canvas) -> Void) {
    guard scale != 1 else { return mirrored(isMirrored, draw) }
    var list = DisplayList()
    list.addGroup(
      size: LayoutSize(width: size.width / scale, height: size.height / scale), draw)
    self.draw(list, scale: scale, isMirrored: isMirrored)
  }

  /// Draws what a closure draws, mirrored if that is wanted.
  mutating func mirrored(_ isMirrored: Bool, _ draw: (inout Canvas) -> Void) {
    guard isMirrored else { return draw(&self) }
    var list = DisplayList()
    list.addGroup(size: size, draw)
    self.draw(list, isMirrored: true)
  }
}

extension LayoutRect {
  /// The same place from the other side of something this wide.
  func mirrored(in width: Double) -> LayoutRect {
    LayoutRect(x: width - maxX, y: minY, width: size.width, height: size.height)
  }
}

/// Where things are that are enlarged and mirrored.
private struct Plane {
  /// Of all, in points.
  var width: Double
  var scale: Double
  var isMirrored: Bool

  func map(_ rect: LayoutRect) -> LayoutRect {
    let rect = LayoutRect(
      x: rect.minX * scale, y: rect.minY * scale, width: rect.size.width * scale,
      height: rect.size.height * scale)
    return isMirrored ? rect.mirrored(in: width) : rect
  }

  func map(_ point: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: isMirrored ? width - point.x * scale : point.x * scale, y: point.y * scale)
  }

  func map(_ path: BezierPath) -> BezierPath {
    path.elements.reduce(into: BezierPath()) { mapped, element in
      switch element {
      case .move(let end): mapped.move(to: map(end))
      case .line(let end): mapped.addLine(to: map(end))
      case .quadratic(let control, let end):
        mapped.addQuadCurve(to: map(end), control: map(control))
      case .cubic(let first, let second, let end):
        mapped.addCurve(to: map(end), control1: map(first), control2: map(second))
      case .close: mapped.close()
      }
    }
  }

  /// Text that reads from left to right lies at the other side. Arabic and Hebrew lie at the right of their own accord.
  func map(_ style: TextStyle, of text: String) -> TextStyle {
    var style = style
    style.size *= scale
    guard isMirrored, !text.readsFromRight else { return style }
    switch style.alignment {
    case .leading: style.alignment = .trailing
    case .trailing: style.alignment = .leading
    case .center: break
    }
    return style
  }
}

extension String {
  /// Whether the first letter is one of Hebrew, Arabic, Syriac, Thaana or N’Ko.
  fileprivate var readsFromRight: Bool {
    for scalar in unicodeScalars where scalar.properties.isAlphabetic {
      return switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: true
      default: false
      }
    }
    return false
  }
}
