import ScrollParcels
import Scrollwork
import Stage

/// Cards in stacks. Press one and it opens: the layout is changed where it is, and the card stays where it was pressed.
final class WalletDemo: Demo, Keeping {
  let view: CollectionView
  let cardRadius = PassCard.radius

  static let count = 180

  init(_ surroundings: Surroundings) throws {
    view = CollectionView(
      layout: WalletLayout(), prefetch: PrefetchPolicy(distance: 400, cellsPerFrame: 2))
    view.register(PassCard.self)
    view.cellProvider = { view, path in
      let card: PassCard = view.dequeueCell(at: path)
      card.surroundings = surroundings
      card.pass = Pass(number: path.item)
      return card
    }
    try view.reloadData(sectionCounts: [Self.count])
  }

  /// The number of the open card.
  private(set) var open: Int?

  /// Opens a card and closes the one before, or closes it.
  func toggle(_ number: Int) throws {
    view.anchorPolicy = .item(ItemPath(section: 0, item: number))
    try show(open == number ? nil : number, animated: true)
  }

  private func show(_ number: Int?, animated: Bool) throws {
    open = number
    try view.updateLayout(as: WalletLayout.self, animated: animated) { $0.setOpen(number) }
  }

  /// A card that opens beyond the end of the screen is scrolled into it.
  private func reveal(_ number: Int) throws {
    try view.scroll(to: .item(ItemPath(section: 0, item: number)), at: .nearest, animated: true)
  }

  func isTappable(_ element: ElementPath) -> Bool { element.itemPath != nil }

  func tap(_ element: ElementPath) throws {
    guard let path = element.itemPath else { return }
    try view.focus(path)
    try toggle(path.item)
    if open == path.item { try reveal(path.item) }
  }

  // MARK: Keys

  let keys = [
    KeyHelp("Arrows", "Move the focus"), KeyHelp("Enter, Space", "Open or close the card"),
    KeyHelp("Escape", "Close the open card"),
  ]

  func key(_ key: KeyPress) throws -> Bool {
    guard !key.isCommand, !key.modifiers.contains(.option) else { return false }
    switch key.key {
    case .up, .down, .left, .right, .pageUp, .pageDown, .home, .end: try view.press(key)
    case .enter, .space:
      guard let path = view.focusedItem else { return false }
      try tap(.item(path))
    case .escape where open != nil: try show(nil, animated: true)
    case .escape where view.focusedItem != nil: try view.focus(nil)
    default: return false
    }
    return true
  }

  // MARK: Leaving

  enum Kept: ParcelKey { typealias Value = Int }

  func save(to parcel: inout Parcel) throws(ParcelError) {
    if let open { try parcel.set(open, for: Kept.self) }
  }

  func restore(from parcel: Parcel) throws(ParcelError) {
    guard let kept = try parcel.value(for: Kept.self), kept >= 0, kept < Self.count else { return }
    try? show(kept, animated: false)
  }
}
