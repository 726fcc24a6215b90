import ScrollScenario
import Scrollwork

/// The rows that a view shows, by identities that stay with them wherever they go.
protocol ShownRows: AnyObject {
  /// How many items each section has, and what a script's targets mean.
  var places: RowPlaces { get }

  /// - Precondition: there is an item at the path.
  func identity(of path: ItemPath) -> Int

  /// Where a row is now; `nil` when it has gone.
  func path(of identity: Int) -> ItemPath?

  /// - Precondition: there is a section of this number.
  func identity(ofSection section: Int) -> Int

  /// The number of a section now; `nil` when it has gone.
  func section(of identity: Int) -> Int?

  /// Whether a row that is not on screen would take room there.
  ///
  /// - Parameters:
  ///   - identity: the row.
  ///   - width: what the layout would propose, in points.
  func takesRoom(_ identity: Int, fitting width: Double) -> Bool
}

extension ShownRows {
  /// The identity of the row at a path; a number of its own for a path without a row.
  func anyIdentity(of path: ItemPath) -> Int {
    let counts = places.counts
    guard counts.indices.contains(path.section), (0..<counts[path.section]).contains(path.item)
    else { return -1 - path.item }
    return identity(of: path)
  }

  /// Where an element lies in the row of all elements now; `nil` when it has gone.
  func place(of element: ElementIdentity) -> Int? {
    switch element {
    case .header(let identity):
      return section(of: identity).map { places.place(ofSection: $0) }
    case .footer(let identity):
      return section(of: identity).map { places.place(ofSection: $0 + 1) - 1 }
    case .item(let identity):
      return path(of: identity).map { places.place(ofSection: $0.section) + 1 + $0.item }
    }
  }
}
