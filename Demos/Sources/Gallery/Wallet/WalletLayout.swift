import Scrollwork
import Stage

/// Cards in stacks side by side. Each lies over the one before it and leaves that one's upper part free; behind an open
/// card the others of its stack make room for it.
struct WalletLayout: CollectionLayout {
  /// The open card, by its number in the only section.
  private(set) var open: Int?
  private var structure = ItemStructure.empty
  private var stacks = 1
  /// The length of a card, of the part that the next one leaves free, and of what a covered card takes.
  private var length = Ticks.zero
  private var strip = Ticks(rawValue: 1)
  private var covered = Ticks.zero
  /// Where each stack begins, and how broad it is.
  private var sides: [Ticks] = []
  private var breadth = Ticks.zero

  /// The space around the stacks and between them, in points.
  static let margin = 16.0
  /// The broadest that a card gets, in points.
  static let cardLimit = 400.0
  /// How much of a covered card lies under the next one, so that its round corners do, in points.
  private static let overlap = 34.0
  private static let top = Ticks(clamping: 12)

  private var count: Int { structure.itemCount }
  private var rows: Int { (count + stacks - 1) / stacks }
  /// How far an open card moves those behind it.
  private var opening: Ticks { max(.zero, length - strip + Ticks(clamping: 12)) }

  /// Opens a card, and closes another one.
  mutating func setOpen(_ card: Int?) { open = card }

  var contentExtent: Ticks {
    guard count > 0 else { return .zero }
    let ends = (0..<min(stacks, count)).map { stack in
      let last = (count - 1 - stack) / stacks * stacks + stack
      return start(of: last) + length
    }
    return (ends.max() ?? .zero) + Ticks(clamping: 24)
  }

  mutating func prepare(_ context: LayoutContext) throws(LayoutFailure) {
    let counts = context.structure.sectionCounts
    guard counts.count <= 1 else {
      throw .unsuitableStructure(reason: "a wallet has one section, not \(counts.count)")
    }
    structure = context.structure
    let scale = context.traits.contentSizeCategory.textScale
    let room = max(0, context.container.width - Self.margin)
    let limit = Self.cardLimit * max(1, scale) + Self.margin
    stacks = max(1, min(Int(min(room / limit, 64)), max(1, count)))
    let width = min(limit, room / Double(stacks)) - Self.margin
    breadth = Ticks(clamping: max(0, width.rounded(.down)))
    // Large text has fewer letters in a line, and more lines.
    let needed = (width < StageCell.narrow * scale ? 190 : 150) * scale
    length = Ticks(clamping: max(0, width * 0.58, needed).rounded())
    strip = Ticks(clamping: max(1, min((54 * scale).rounded(), length.points)))
    covered = min(length, strip + Ticks(clamping: Self.overlap))
    let left = (room + Self.margin - Double(stacks) * (width + Self.margin) + Self.margin) / 2
    sides = (0..<stacks).map { stack in
      Ticks(clamping: (left + Double(stack) * (width + Self.margin)).rounded())
    }
  }

  /// Where a card begins, in content coordinates.
  private func start(of card: Int) -> Ticks {
    let (row, stack) = card.quotientAndRemainder(dividingBy: stacks)
    let start = Self.top + Ticks(rawValue: strip.rawValue * Int64(row))
    guard let open, open % stacks == stack, open / stacks < row else { return start }
    return start + opening
  }

  func attributes(at index: Int) -> LayoutAttributes? {
    guard index > 0, index <= count else { return nil }
    let card = index - 1
    let isWhole = card == open || card + stacks >= count
    return LayoutAttributes(
      index: index, element: .item(ItemPath(section: 0, item: card)), start: start(of: card),
      extent: isWhole ? length : covered, crossStart: sides[card % stacks], crossExtent: breadth)
  }

  func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
    guard count > 0 else { return }
    let first = (window.main.lowerBound - Self.top - length - opening).rawValue / strip.rawValue
    let end = (window.main.upperBound - Self.top).rawValue / strip.rawValue + 1
    func card(ofRow row: Int64) -> Int { min(count, Int(max(0, min(row, Int64(rows)))) * stacks) }
    for card in card(ofRow: first)..<card(ofRow: end) {
      guard let place = attributes(at: card + 1), place.touches(window.main) else { continue }
      found.append(place)
    }
  }
}
