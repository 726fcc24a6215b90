/// The items of one section in lines of equal numbers.
///
/// Item `i` lies in line `(i + phase) / perLine`. What the lines take is kept for each as it was last
/// worked out; the size that the cell returned is kept for each item. Rows that no cell has changed are not kept
/// at all.
struct LineSection: Sendable {
  /// A header or footer as it is now.
  struct Boundary: Equatable, Sendable {
    var extent = Ticks.zero
    var isMeasured = false
  }

  /// Which of the table's shapes it has.
  var shape: Int
  /// Items.
  var count: Int
  /// Places left free before the first item: 0 to `perLine - 1`.
  var phase = 0
  private(set) var perLine: Int
  /// What a line takes that was never looked at, and the space behind every line.
  private(set) var lineEstimate: Ticks
  private(set) var spacing: Ticks
  /// Each line with the space behind it; `nil` while all take the estimate.
  var lines: ExtentIndex?
  /// What the cells of items asked for along the axis, and across it; nothing and not measured where
  /// no cell was asked.
  var sizes: ExtentIndex?
  var crossSizes: ExtentIndex?
  /// What is known about items that stood in the first line's free places.
  var free: LineSizes?
  /// Whether a line may take nothing: nothing would ask for its cells again.
  var mayHide = false
  var header = Boundary()
  var footer = Boundary()
  /// The length of an orthogonal section along the axis, and whether it was measured.
  var band: Ticks
  var isBandMeasured = false
  /// How far an orthogonal section is scrolled.
  var offset = Ticks.zero
  /// The edits until now; `nil` without edits.
  var edits: Edits?

  init(shape number: Int, _ shape: LineShape, count: Int) {
    self.shape = number
    self.count = count
    perLine = shape.template.count
    lineEstimate = shape.lineEstimate
    spacing = shape.spacing
    band = shape.template.mainEstimate
    header = Boundary(shape.header)
    footer = Boundary(shape.footer)
  }

  var lineCount: Int { count == 0 ? 0 : (count - 1 + phase) / perLine + 1 }

  /// The items of a line; empty for a line that is not there.
  func items(ofLine line: Int) -> Range<Int> { items(ofLines: line..<line + 1) }

  func items(ofLines lines: Range<Int>) -> Range<Int> {
    let first = min(max(0, lines.lowerBound * perLine - phase), count)
    return first..<max(first, min(lines.upperBound * perLine - phase, count))
  }

  func line(ofItem item: Int) -> Int { (item + phase) / perLine }

  /// The place of an item in its line.
  func place(ofItem item: Int) -> Int { (item + phase) % perLine }

  /// Where a line starts, counted from the first one's start. `line` may be the number of lines.
  mutating func start(ofLine line: Int) -> Ticks {
    lines?.offset(of: line) ?? Ticks(rawValue: (lineEstimate + spacing).rawValue * Int64(line))
  }

  /// A line's own length.
  func extent(ofLine line: Int) -> Ticks {
    lines.map { $0.extent(at: line) - spacing } ?? lineEstimate
  }

  /// All lines with the spaces between them.
  var length: Ticks {
    guard count > 0 else { return .zero }
    let total =
      lines?.total ?? Ticks(rawValue: (lineEstimate + spacing).rawValue * Int64(lineCount))
    return total - spacing
  }

  /// The line that covers a distance from the first one's start, the space behind it included; the
  /// nearest where none does. `nil` when no line takes anything.
  mutating func line(at distance: Ticks) -> Int? {
    let each = (lineEstimate + spacing).rawValue
    let total = lines?.total.rawValue ?? each * Int64(lineCount)
    guard count > 0, total > 0 else { return nil }
    let inside = min(max(0, distance.rawValue), total - 1)
    if lines != nil { return lines?.index(at: Ticks(rawValue: inside)) }
    return Int(inside / each)
  }

  /// The first line that shows behind the leading inset of a section that scrolls across the axis. Where only the space
  /// behind a line shows there, it is the line after that. `nil` when no line takes anything.
  var shownLine: Int? {
    mutating get {
      guard let line = line(at: offset) else { return nil }
      let isPast = start(ofLine: line) + extent(ofLine: line) <= offset
      return isPast && line + 1 < lineCount ? line + 1 : line
    }
  }

  /// Forgets everything about lines and cells.
  mutating func reset() {
    phase = 0
    (lines, sizes, crossSizes, free) = (nil, nil, nil, nil)
    mayHide = false
  }

  /// Takes what the section's shape says now. What lines take stays as the estimate where they hold
  /// the same items as before.
  mutating func reshape(_ number: Int, from old: LineShape, to new: LineShape) {
    shape = number
    let keepsLines =
      phase == 0 && perLine == new.template.count && spacing == new.spacing
      && old.isOrthogonal == new.isOrthogonal && !old.template.isRigid && !new.template.isRigid
    // What an orthogonal section shows first it still shows first.
    let shown = old.isOrthogonal && offset > .zero ? shownLine : nil
    let item = shown.map { items(ofLine: $0).lowerBound }
    let inside = shown.map { offset - start(ofLine: $0) } ?? offset
    perLine = new.template.count
    lineEstimate = new.lineEstimate
    spacing = new.spacing
    isBandMeasured = false
    if !keepsLines { band = new.template.mainEstimate }
    if keepsLines {
      sizes?.setAllNeedMeasure()
      crossSizes?.setAllNeedMeasure()
      lines?.setEstimate(lineEstimate, for: .item)
      reveal(lines: 0..<lineCount)
    } else {
      reset()
    }
    if new.isOrthogonal, let item {
      offset = start(ofLine: line(ofItem: item)) + (keepsLines ? inside : .zero)
    } else if !new.isOrthogonal {
      offset = .zero
    }
    header.reshape(from: old.header, to: new.header)
    footer.reshape(from: old.footer, to: new.footer)
  }
}

extension LineSection.Boundary {
  init(_ shape: LineBoundary?) {
    extent = shape?.extent ?? .zero
    isMeasured = shape.map { !$0.isEstimated } ?? true
  }

  /// A measured length stays as the estimate.
  fileprivate mutating func reshape(from old: LineBoundary?, to new: LineBoundary?) {
    guard old?.isEstimated == true, new?.isEstimated == true, extent > .zero else {
      self = Self(new)
      return
    }
    isMeasured = false
  }
}
