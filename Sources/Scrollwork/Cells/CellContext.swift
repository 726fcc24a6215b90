public import ScrollLayout
public import ScrollPrimitives

/// A cell that knows where it is: its element and the traits around it, and how it is drawn or measured again. The cell of a
/// decoration has no context: its `configure` closure gets the path.
///
/// ```swift
/// final class TitleCell: ContextualCell {
///   var context: CellContext?
///   var title = "" { didSet { context?.setNeedsDisplay() } }
/// }
/// ```
public protocol ContextualCell: ReusableCell {
  /// Where the cell is. The view sets it before a provider gets the cell for the first time, and keeps it.
  var context: CellContext? { get set }
}

/// One binding of a cell: what it showed from one call of a provider to the next.
public struct CellBinding: Hashable, Sendable {
  let number: Int
}

/// Where a cell is and what it shows, and how it asks for more of the view.
///
/// The view makes one for each cell that is a ``ContextualCell`` and changes it as the cell is bound and reused. Use it in
/// the isolation of the view.
public final class CellContext {
  private weak var host: (any CellHost)?
  private weak var cell: (any ReusableCell)?
  private var endHandlers: [() -> Void] = []
  /// The binding that the cell has now; compare it with ``isCurrent(_:)`` when work that was begun for it is done.
  public private(set) var binding = CellBinding(number: 0)
  /// Whether the cell is bound to an element: on screen, made ready next to it, or kept with its binding for a while.
  public private(set) var isBound = false
  /// What ``CollectionView/reconfigureItems(at:payload:)`` was called with since the binding before, in order. Empty where
  /// everything is to be configured: the first time, after a reload, and where one of the calls had no payload.
  public internal(set) var payloads: [any Sendable] = []

  /// Whether the cell stays with its item when that leaves the screen, as long as this is `true` there: it comes back as
  /// it was, without a new binding, and keeps what a person has typed into it. The cell of an item with the focus stays
  /// as well. An update of the item binds the same cell again as it comes back. At most `ReusePolicy.keptCapacity` cells
  /// stay; the oldest are let go. Set to `false` off screen, it goes as the next frame ends. Default `false`, and so again
  /// with another item.
  public var keepsAlive = false

  init(of cell: any ReusableCell, in host: (any CellHost)?) {
    self.cell = cell
    self.host = host
  }

  deinit { end() }

  /// Notes that another view has taken the cell from a pool that both share.
  func move(to host: (any CellHost)?) { self.host = host }

  /// Whether it is the context of a cell, and not one that was given to another.
  func isOf(_ cell: any ReusableCell) -> Bool { self.cell === cell }

  /// The element that the cell shows or stays with, by its path in the last frame, or in the frame that is being made;
  /// `nil` for a cell without one. O(live cells).
  public var element: ElementPath? { cell.flatMap { host?.element(of: $0) } }

  /// The traits that the cell is shown in. When they change, every cell is bound again.
  public var traits: TraitCollection { host?.cellTraits ?? TraitCollection() }

  /// What people do with the item: `ReusableCell.stateDidChange(to:)` reports each change. O(live cells).
  public var state: CellState { cell.flatMap { host?.state(of: $0) } ?? CellState() }

  /// Whether the cell is on screen, as of the last frame; otherwise it was made ready ahead, or shows nothing. O(live cells).
  public var isOnScreen: Bool { cell.flatMap { host?.isOnScreen($0) } ?? false }

  /// Draws the cell again in the next frame. O(live cells).
  public func setNeedsDisplay() {
    if let cell { host?.setNeedsDrawing(of: cell) }
  }

  /// Measures the cell again in the next frame, without binding it. Visible elements before it stay. O(live cells).
  public func setNeedsSize() {
    if let cell { host?.setNeedsSize(of: cell) }
  }

  /// Whether the cell still has a binding.
  public func isCurrent(_ binding: CellBinding) -> Bool { isBound && binding == self.binding }

  /// Calls a closure once when the binding ends, to cancel work that was begun for it: before the cell is bound again, at
  /// the end of the frame in which it is put back into its pool, or when it is released. At once for a cell without a
  /// binding. See <doc:CellsInContext>.
  public func whenBindingEnds(_ action: @escaping () -> Void) {
    if isBound { endHandlers.append(action) } else { action() }
  }

  /// Begins a binding, and ends the one before.
  func begin(with payloads: [any Sendable]) {
    end()
    binding = CellBinding(number: binding.number + 1)
    isBound = true
    self.payloads = payloads
  }

  func end() {
    isBound = false
    while !endHandlers.isEmpty {
      let handlers = endHandlers
      endHandlers = []
      for handler in handlers { handler() }
    }
  }
}

/// What a cell's context asks about the cell and for it.
protocol CellHost: AnyObject {
  /// The traits that cells are shown in.
  var cellTraits: TraitCollection { get }
  /// The element that a cell shows, or is configured for now.
  func element(of cell: any ReusableCell) -> ElementPath?
  func state(of cell: any ReusableCell) -> CellState?
  func isOnScreen(_ cell: any ReusableCell) -> Bool
  func setNeedsDrawing(of cell: any ReusableCell)
  func setNeedsSize(of cell: any ReusableCell)
}
