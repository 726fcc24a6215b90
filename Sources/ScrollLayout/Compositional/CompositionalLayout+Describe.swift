import ScrollPrimitives

extension CompositionalLayout {
  /// A drawing of what sections are made of: their groups and items with the lengths they are described
  /// by, and one group as it is laid out by its estimates. The same for the same description and room.
  /// Neighboring sections alike are drawn once.
  ///
  /// - Parameters:
  ///   - sections: those to draw; all when `nil`. Ones that are not there are left out.
  ///   - width: characters of a line of the drawing, 8 to 400.
  public func describe(sections: ClosedRange<Int>? = nil, width: Int = 60) -> String {
    let all = table.sections.indices
    let chosen =
      sections.map { all.clamped(to: $0.lowerBound..<$0.upperBound.advancedSafely) } ?? all
    var lines: [String] = []
    var section = chosen.lowerBound
    while section < chosen.upperBound {
      let number = table.sections[section].shape
      var last = section
      while last + 1 < chosen.upperBound, table.sections[last + 1].shape == number { last += 1 }
      lines.append(last == section ? "section \(section)" : "sections \(section)-\(last)")
      lines += specs[number].tree
      lines += drawing(of: table.shapes[number], width: max(8, min(width, 400)))
      section = last + 1
    }
    return lines.joined(separator: "\n")
  }

  private func drawing(of shape: LineShape, width: Int) -> [String] {
    let template = shape.template
    var frames: [LineFrame] = []
    template.place(
      main: template.mainEstimate, cross: nil, LineSizes(full: template.count), into: &frames)
    let size = (x: template.crossEstimate, y: template.mainEstimate)
    let (x, y) = axis == .vertical ? (size.x, size.y) : (size.y, size.x)
    // A character is about twice as high as it is wide.
    let rows = x > .zero ? y.points / x.points * Double(width) / 2 : 0
    var canvas = BoxCanvas(width: width, height: Int(max(3, min(rows.rounded(), 40))))
    for (place, frame) in frames.prefix(template.count).enumerated() {
      let (left, right) =
        axis == .vertical
        ? (frame.cross, frame.cross + frame.crossExtent)
        : (frame.main, frame.main + frame.mainExtent)
      let (top, bottom) =
        axis == .vertical
        ? (frame.main, frame.main + frame.mainExtent)
        : (frame.cross, frame.cross + frame.crossExtent)
      canvas.box(
        canvas.column(left, of: x)..<canvas.column(right, of: x),
        canvas.row(top, of: y)..<canvas.row(bottom, of: y), label: "\(place)")
    }
    return canvas.lines
  }
}

extension Int {
  fileprivate var advancedSafely: Int { self == .max ? self : self + 1 }
}

/// Characters that boxes are drawn on.
private struct BoxCanvas {
  private let width: Int
  private let height: Int
  private var cells: [[Character]]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    cells = Array(repeating: Array(repeating: " ", count: width), count: height)
  }

  func column(_ place: Ticks, of whole: Ticks) -> Int { scale(place, whole, width) }
  func row(_ place: Ticks, of whole: Ticks) -> Int { scale(place, whole, height) }

  private func scale(_ place: Ticks, _ whole: Ticks, _ count: Int) -> Int {
    guard whole > .zero else { return place > .zero ? count : 0 }
    return Int((place.points / whole.points * Double(count)).rounded())
  }

  /// Too small a box is drawn as one of 2 by 2, when it lies on the canvas at all.
  mutating func box(_ columns: Range<Int>, _ rows: Range<Int>, label: String) {
    let left = max(0, min(columns.lowerBound, width - 2))
    let right = max(left + 1, min(columns.upperBound, width) - 1)
    let top = max(0, min(rows.lowerBound, height - 2))
    let bottom = max(top + 1, min(rows.upperBound, height) - 1)
    for column in left...right {
      cells[top][column] = "─"
      cells[bottom][column] = "─"
    }
    for row in top...bottom {
      cells[row][left] = "│"
      cells[row][right] = "│"
    }
    (cells[top][left], cells[top][right]) = ("┌", "┐")
    (cells[bottom][left], cells[bottom][right]) = ("└", "┘")
    guard bottom - top > 1 else { return }
    for (offset, character) in label.enumerated() where left + 1 + offset < right {
      cells[top + 1][left + 1 + offset] = character
    }
  }

  var lines: [String] {
    cells.map { row in
      let end = row.lastIndex { $0 != " " }.map { $0 + 1 } ?? 0
      return String(row[..<end])
    }
  }
}

extension SectionSpec {
  /// The description, one line for each group and item.
  fileprivate var tree: [String] {
    var lines: [String] = []
    if let header { lines.append("├─ header \(header.size.text)\(header.notes)") }
    if orthogonalBehavior != .none { lines.append("├─ scrolls: \(orthogonalBehavior.rawValue)") }
    if let background { lines.append("├─ background \(background.kind)") }
    var inner = group.tree
    if interGroupSpacing > 0 { inner[0] += ", \(interGroupSpacing) apart" }
    let isLast = footer == nil
    for (number, line) in inner.enumerated() {
      let lead = number == 0 ? (isLast ? "└─ " : "├─ ") : (isLast ? "   " : "│  ")
      lines.append(lead + line)
    }
    if let footer { lines.append("└─ footer \(footer.size.text)\(footer.notes)") }
    return lines
  }
}

extension BoundarySpec {
  fileprivate var notes: String {
    (isPinned ? ", pinned" : "") + (extendsBoundary ? "" : ", over the section")
  }
}

extension LayoutGroup {
  fileprivate var tree: [String] {
    var head = "\(direction.rawValue) group \(size.text)"
    if let count { head += ", \(count) places" }
    switch spacing {
    case .fixed(let points): if points > 0 { head += ", spacing \(points)" }
    case .flexible(let points): head += ", spacing ≥ \(points)"
    }
    var lines = [head]
    for (number, subitem) in subitems.enumerated() {
      let isLast = number == subitems.count - 1
      let inner: [String] =
        switch subitem {
        case .item(let item): ["item \(item.size.text)"]
        case .group(let group): group.tree
        }
      for (row, line) in inner.enumerated() {
        lines.append((row == 0 ? (isLast ? "└─ " : "├─ ") : (isLast ? "   " : "│  ")) + line)
      }
    }
    return lines
  }
}

extension LayoutDimensions {
  fileprivate var text: String { "\(width.text) × \(height.text)" }
}

extension LayoutDimension {
  fileprivate var text: String {
    switch self {
    case .absolute(let value): "\(value)"
    case .fractionalWidth(let value): "\(value) of width"
    case .fractionalHeight(let value): "\(value) of height"
    case .estimated(let value): "about \(value)"
    }
  }
}
