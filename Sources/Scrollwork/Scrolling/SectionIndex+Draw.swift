public import ScrollPrimitives

extension SectionIndex {
  /// The least height of a letter's line, in points.
  private static let leastLine = 13.0

  /// Draws the letters, and the bubble of the one that is chosen. O(entries).
  ///
  /// - Parameters:
  ///   - section: the first section on screen, whose letter is drawn in the style's `current` color.
  ///   - canvas: of the list's size.
  ///   - isMirrored: whether the list's content runs from the right to the left.
  public func draw(section: Int?, in canvas: inout Canvas, isMirrored: Bool = false) {
    let area = area(in: canvas.size, isMirrored: isMirrored)
    guard entries.count > 1, area.size.height > Self.leastLine * 2 else { return }
    if style.ground.alpha > 0 {
      canvas.roundedRect(
        area.inset(by: LayoutInsets(top: -6, left: 2, bottom: -6, right: 2)), radius: 9,
        style.ground)
    }
    let line = area.size.height / Double(entries.count)
    let step = max(1, Int(min(Self.leastLine / line, 1e6).rounded(.up)))
    let current = chosen ?? section.flatMap(entry(ofSection:))
    for (index, entry) in entries.enumerated() {
      let middle = area.minY + (Double(index) + 0.5) * line
      if index.isMultiple(of: step) {
        canvas.text(
          entry.title,
          in: LayoutRect(x: area.minX, y: middle - 7, width: area.size.width, height: 14),
          style: TextStyle(
            size: 11, weight: index == current ? .bold : .medium, alignment: .center, lineLimit: 1),
          index == current ? style.current : style.text)
      } else if index % step == 1 {
        canvas.roundedRect(
          LayoutRect(x: area.midX - 1, y: middle - 1, width: 2, height: 2), radius: 1, style.dots)
      }
    }
    guard let chosen else { return }
    style.bubble.draw(
      entries[chosen].title, nextTo: area, at: area.minY + (Double(chosen) + 0.5) * line,
      in: &canvas)
  }
}
