package import Scrollwork

/// Letters at the trailing edge of a list that lead to the sections that begin with them, as a finger presses or drags.
package struct LetterIndex {
  /// A letter, and the first section that begins with it.
  package struct Entry: Hashable, Sendable {
    package var letter: String
    package var section: Int
  }

  /// Points at the trailing edge of a list that its rows leave free for the letters.
  package static let width = 36.0
  /// Points between the letters and the list's edge, for the bar that scrolls.
  private static let margin = 14.0
  /// The least height of a letter's line, in points; where there is not enough of it, letters are left out.
  private static let leastLine = 13.0
  /// The bubble stays after a key for so long, in nanoseconds.
  private static let stay: Int64 = 700_000_000

  package private(set) var entries: [Entry] = []
  /// The place in `entries` of the letter that shows in the bubble; `nil` without one.
  package private(set) var chosen: Int?
  /// When the bubble goes; `nil` while a pointer is down.
  private var end: Timestamp?
  /// Where the letters were drawn last.
  package private(set) var area = LayoutRect.zero

  package init() {}

  /// Takes the letters of section titles. Marks are left out: Åland is at A.
  package mutating func set(_ titles: [String]) {
    entries = []
    chosen = nil
    for (section, title) in titles.enumerated() {
      guard let letter = SearchText.folded(title).first.map({ String($0).uppercased() }),
        entries.last?.letter != letter, !entries.contains(where: { $0.letter == letter })
      else { continue }
      entries.append(Entry(letter: letter, section: section))
    }
  }

  package func contains(_ point: LayoutPoint) -> Bool {
    entries.count > 1 && area.contains(point)
  }

  /// The entry of a section: the last that begins at or before it.
  package func place(ofSection section: Int) -> Int? {
    entries.lastIndex { $0.section <= section }
  }

  /// Chooses the letter at a point while a pointer is down.
  ///
  /// - Returns: the entry, if it is another one than before.
  package mutating func choose(at point: LayoutPoint) -> Entry? {
    guard !entries.isEmpty, area.size.height > 0 else { return nil }
    let share = (point.y - area.minY) / area.size.height
    let place = min(max(Int(share * Double(entries.count)), 0), entries.count - 1)
    end = nil
    guard place != chosen else { return nil }
    chosen = place
    return entries[place]
  }

  /// Chooses a letter by a key; the bubble shows for a moment.
  package mutating func choose(_ place: Int, at time: Timestamp) -> Entry? {
    guard entries.indices.contains(place) else { return nil }
    chosen = place
    end = Timestamp(nanoseconds: time.nanoseconds + Self.stay)
    return entries[place]
  }

  package mutating func release() {
    chosen = nil
    end = nil
  }

  /// Hides the bubble of a key when its time is over.
  package mutating func update(to time: Timestamp) {
    if let end, time >= end { release() }
  }

  /// When the bubble of a key disappears.
  package var nextChange: Timestamp? { end }

  // MARK: Drawing

  /// - Parameter section: the one at the top of the list; its letter is drawn in the accent color.
  package mutating func draw(
    section: Int?, in canvas: inout Canvas, _ theme: Theme
  ) {
    let height = min(canvas.size.height - 16, Double(entries.count) * 20)
    area = LayoutRect(
      x: canvas.size.width - Self.width, y: (canvas.size.height - height) / 2,
      width: Self.width - Self.margin, height: max(0, height))
    guard entries.count > 1, height > Self.leastLine * 2 else { return }
    canvas.roundedRect(
      area.inset(by: LayoutInsets(top: -6, left: 2, bottom: -6, right: 2)), radius: 9, theme.surface
    )
    let line = height / Double(entries.count)
    let step = Int((Self.leastLine / line).rounded(.up))
    let current = section.flatMap(place(ofSection:))
    for (place, entry) in entries.enumerated() {
      let row = LayoutRect(
        x: area.minX, y: area.minY + Double(place) * line, width: area.size.width, height: line)
      let isCurrent = place == (chosen ?? current)
      if place.isMultiple(of: step) {
        canvas.text(
          entry.letter, in: row.line(of: 14),
          style: TextStyle(
            size: 11, weight: isCurrent ? .bold : .medium, alignment: .center, lineLimit: 1),
          isCurrent ? theme.accent : theme.quiet)
      } else if place % step == 1 {
        canvas.roundedRect(
          LayoutRect(x: row.midX - 1, y: row.midY - 1, width: 2, height: 2), radius: 1, theme.faint)
      }
    }
    guard let chosen else { return }
    let middle = area.minY + (Double(chosen) + 0.5) * line
    let bubble = LayoutRect(
      x: area.minX - 76, y: min(max(middle - 30, 8), canvas.size.height - 68), width: 60,
      height: 60)
    canvas.shadow(bubble.moved(y: 3), radius: 30, blur: 14, theme.shadow)
    canvas.roundedRect(bubble, radius: 30, theme.fill)
    canvas.text(
      entries[chosen].letter, in: bubble.line(of: 36),
      style: TextStyle(size: 28, weight: .semibold, alignment: .center, lineLimit: 1),
      theme.onAccent)
  }
}
