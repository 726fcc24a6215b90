public import Scrollwork

/// What happened to one cell in a frame.
public struct CellEvent: Equatable, Sendable {
  public enum Kind: String, Sendable {
    /// The cell was made and bound to the element.
    case created
    /// The cell came from its pool and was bound to the element.
    case reused
    /// The cell was bound again to the element that it shows.
    case reconfigured
    /// The cell, which still showed the element, belongs to it again.
    case restored
    /// The cell was asked for its size.
    case measured
    /// The cell does not belong to the element any more.
    case left
  }

  public var kind: Kind
  /// The cell's number: cells are counted from 0 as they are made.
  public var cell: Int
  /// The place of the cell's type in ``FrameCells/pools``.
  public var type: Int
  /// The element, by the path it had when the cell was bound to it.
  public var element: ElementPath
  /// What was drawn for the work, where its costs are not constant.
  var drawn = DrawnCost()

  /// - Parameters:
  ///   - kind: what happened.
  ///   - cell: the cell's number, counted from 0.
  ///   - type: the place of its type among the types.
  ///   - element: the element that it was bound to last.
  public init(kind: Kind, cell: Int, type: Int, element: ElementPath) {
    self.kind = kind
    self.cell = cell
    self.type = type
    self.element = element
  }

  /// Whether the cell was configured.
  public var isBinding: Bool {
    switch kind {
    case .created, .reused, .reconfigured: true
    case .restored, .measured, .left: false
    }
  }
}

/// Costs of one piece of work that are drawn from distributions, in milliseconds; `nil` for what is constant.
struct DrawnCost: Equatable, Sendable {
  var create: Double?
  var bind: Double?
  var measure: Double?
}

/// What the cells of a view did in a frame, and where they are after it.
public struct FrameCells: Equatable, Sendable {
  /// The cells of one type.
  public struct Pool: Equatable, Sendable {
    /// The type's `reuseIdentifier`.
    public var type: String
    /// Cells that belong to an element.
    public var live: Int
    /// Cells that wait in the pool.
    public var pooled: Int
  }

  /// In the order in which they happened; cells that left without being bound again come last.
  public var events: [CellEvent] = []
  /// One for each registered type, in order of registration.
  public var pools: [Pool] = []
}
