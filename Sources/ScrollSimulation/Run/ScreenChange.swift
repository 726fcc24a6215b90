import Scrollwork

/// What a script has changed for a frame, besides scrolling: what may move on screen then.
struct ScreenChange: Equatable {
  /// The viewport has another size: everything may be laid out again, but the first element on screen
  /// stays.
  var isResized = false
  /// Items have come, gone or moved.
  var isEdited = false
  /// Rows that were moved, by their identity.
  var moved: Set<Int> = []
  /// Sections that were moved, by their identity.
  var movedSections: Set<Int> = []
  /// Rows that have grown, by their identity.
  var grown: Set<Int> = []
  /// Another layout, or items that a recording moves, have everything go elsewhere.
  var isRearranged = false

  /// Whether the items are the same ones, of the same sizes, in the same order.
  var isStill: Bool { !isEdited && moved.isEmpty && movedSections.isEmpty && grown.isEmpty }

  /// Whether the script has changed nothing.
  var isEmpty: Bool { !isResized && isStill }
}

/// The identity of an element on screen, which does not depend on its place.
enum ElementIdentity: Hashable {
  case header(Int)
  case footer(Int)
  case item(Int)

  /// The number of the item, or of the header's or footer's section.
  var number: Int {
    switch self {
    case .header(let number), .footer(let number), .item(let number): number
    }
  }

  /// - Parameters:
  ///   - element: the element by its path.
  ///   - index: its place in the row of all elements, which is what it is without `rows`.
  ///   - rows: which rows lie where.
  init(_ element: ElementPath, _ index: Int, _ rows: (any ShownRows)?) {
    switch element {
    case .header(let section): self = .header(rows?.identity(ofSection: section) ?? section)
    case .footer(let section): self = .footer(rows?.identity(ofSection: section) ?? section)
    case .item(let path): self = .item(rows?.identity(of: path) ?? index)
    }
  }
}
