public import ScrollPrimitives

/// A column of letters at the trailing side of a vertical list that leads to its sections: A to Z.
///
/// The app keeps one, draws it above the list, and sends it what pointers do:
///
/// ```swift
/// var index = SectionIndex(titles: names.map { String($0.prefix(1)) })
/// if let entry = index.choose(at: point, in: frame.viewportSize) {
///   try view.scroll(to: .header(section: entry.section), at: .top, animated: false)
/// }
/// overlay.addGroup(size: frame.viewportSize) { index.draw(section: first, in: &$0) }
/// ```
///
/// Where there is not enough room for all letters, dots stand for some of them.
public struct SectionIndex: Hashable, Sendable {
  /// A letter, and the first section that it leads to.
  public struct Entry: Hashable, Sendable {
    /// A letter, or another short text.
    public var title: String
    /// The section's index.
    public var section: Int
  }

  /// How the letters look.
  public struct Style: Hashable, Sendable {
    /// Points that the column takes at the side of the list, with its margin. Default 22.
    public var width = 22.0
    /// Points between the column and the side, for a bar that scrolls. Default 0.
    public var margin = 0.0
    /// Behind the letters. Default clear.
    public var ground = Color(red: 0, green: 0, blue: 0, alpha: 0)
    /// Of the letters.
    public var text = Color(hex: 0x5D6475)
    /// Of the letter that is chosen, or that the first section on screen belongs to.
    public var current = Color(hex: 0x245BDC)
    /// Of the dots.
    public var dots = Color(hex: 0x636A7B)
    /// Of the letter under the finger.
    public var bubble = ScrollBubble()

    /// Creates a style with default values.
    public init() {}
  }

  /// Points from the top and the bottom of the list that stay free.
  private static let ends = 8.0
  /// The height of a letter's line where there is room, in points.
  private static let line = 20.0

  /// In the order of their sections.
  public private(set) var entries: [Entry]
  /// The index in ``entries`` of the letter that shows in the bubble; `nil` without one.
  public private(set) var chosen: Int?
  /// How the letters look.
  public var style: Style

  /// Creates the index of sections by the title of each. A title that an earlier section has leads to that; sections
  /// without a title are left out. O(sections).
  public init(titles: [String] = [], style: Style = Style()) {
    var known: Set<String> = []
    entries = titles.enumerated().compactMap { section, title in
      guard !title.isEmpty, known.insert(title).inserted else { return nil }
      return Entry(title: title, section: section)
    }
    self.style = style
  }

  /// The rectangle of the letters in a list of a size, in points in the list's coordinates; of no height without letters.
  ///
  /// - Parameters:
  ///   - size: of the list, in points.
  ///   - isMirrored: whether the list's content runs from the right to the left.
  public func area(in size: LayoutSize, isMirrored: Bool = false) -> LayoutRect {
    let height = max(
      0, min(size.height - 2 * Self.ends, Double(entries.count) * Self.line))
    let width = max(0, style.width - style.margin)
    return LayoutRect(
      x: isMirrored ? style.margin : size.width - style.width, y: (size.height - height) / 2,
      width: width, height: height)
  }

  /// Whether a press at a point in a list of a size is one on the letters. One letter alone leads nowhere.
  public func contains(_ point: LayoutPoint, in size: LayoutSize, isMirrored: Bool = false) -> Bool
  {
    entries.count > 1 && area(in: size, isMirrored: isMirrored).contains(point)
  }

  /// The index in ``entries`` of the letter of a section: the last that begins at or before it. O(log entries).
  public func entry(ofSection section: Int) -> Int? {
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].section <= section { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// Chooses the letter at a point while a pointer is down; its distance from the letters across does not matter.
  ///
  /// - Returns: the entry, if it is another one than before.
  public mutating func choose(at point: LayoutPoint, in size: LayoutSize) -> Entry? {
    let area = area(in: size)
    let place = (point.y - area.minY) / area.size.height
    guard !entries.isEmpty, !place.isNaN else { return nil }
    let share = min(max(place, 0), 1)
    let index = min(Int(share * Double(entries.count)), entries.count - 1)
    return choose(index)
  }

  /// Chooses a letter by its index in ``entries``, as a key does.
  ///
  /// - Returns: the entry, if it is another one than before; `nil` for an index that does not exist.
  public mutating func choose(_ index: Int) -> Entry? {
    guard entries.indices.contains(index), index != chosen else { return nil }
    chosen = index
    return entries[index]
  }

  /// Hides the bubble: the pointer has lifted.
  public mutating func release() { chosen = nil }
}
