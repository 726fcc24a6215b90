package import Scrollwork

/// What happened to one cell in a frame.
package struct CellEvent: Equatable, Sendable {
  package enum Kind: String, Sendable {
    /// The cell was made and bound to the element.
    case created
    /// The cell came from its pool and was bound to the element.
    case reused
    /// The cell was bound again to the element that it shows.
    case reconfigured
    /// The cell, which still showed the element, belongs to it again.
    case restored
    /// The cell was measured.
    case measured
    /// The cell does not belong to the element any more.
    case left
  }

  package var kind: Kind
  /// The cell's number: cells are counted from 0 as they are made.
  package var cell: Int
  /// The place of the cell's type in ``FrameCells/pools``.
  package var type: Int
  /// The element, by the path it had when the cell was bound to it.
  package var element: ElementPath
  /// What was drawn for the work, where its costs are not constant.
  package var drawn = DrawnCost()

  /// - Parameters:
  ///   - kind: what happened.
  ///   - cell: the cell's number, counted from 0.
  ///   - type: the place of its type among the types.
  ///   - element: the element that it was bound to last.
  package init(kind: Kind, cell: Int, type: Int, element: ElementPath) {
    self.kind = kind
    self.cell = cell
    self.type = type
    self.element = element
  }

  /// Whether the cell was configured.
  package var isBinding: Bool {
    switch kind {
    case .created, .reused, .reconfigured: true
    case .restored, .measured, .left: false
    }
  }
}

/// Costs of one piece of work that are drawn from distributions, in milliseconds; `nil` for constant costs.
package struct DrawnCost: Equatable, Sendable {
  package var create: Double?
  package var bind: Double?
  package var measure: Double?
}

/// What the cells of a view did in a frame, and where they are after it.
package struct FrameCells: Equatable, Sendable {
  /// The cells of one type.
  package struct Pool: Equatable, Sendable {
    /// The type's `reuseIdentifier`.
    package var type: String
    /// Cells that belong to an element.
    package var live: Int
    /// Cells that wait in the pool.
    package var pooled: Int
  }

  /// In the order in which they happened; cells that left without being bound again come last.
  package var events: [CellEvent] = []
  /// One for each registered type, in order of registration.
  package var pools: [Pool] = []

  package init(events: [CellEvent] = [], pools: [Pool] = []) {
    self.events = events
    self.pools = pools
  }
}
