import ScrollTools

/// What came of a list of operations, or of several.
public struct FuzzReport: Hashable, Codable, Sendable {
  /// What the operations were drawn from; 0 for those that were given.
  public var seed: UInt64 = 0
  /// Operations performed, frames not counted.
  public var operations = 0
  /// Frames made.
  public var frames = 0
  /// Comparisons of an element's place in two frames in a row.
  public var compared = 0
  /// Mistakes that were refused, as they must be.
  public var refused = 0
  /// A hash of where everything was in every frame; of several reports, of their hashes in order.
  package var digest = ""
  /// The first law that did not hold; `nil` if all held.
  public var failure: FuzzFailure?

  package init() {}

  /// Counts another report in; the first failure is kept.
  package mutating func add(_ other: FuzzReport) {
    operations += other.operations
    frames += other.frames
    compared += other.compared
    refused += other.refused
    if failure == nil { failure = other.failure }
    var hash = FNVHash()
    hash.add(digest)
    hash.add(other.digest)
    digest = hash.description
  }
}

/// What must hold for any operations.
public enum FuzzLaw: String, Hashable, Codable, Sendable, CaseIterable {
  /// What can be done is done.
  case refusal
  /// What cannot be done is refused, and changes nothing.
  case mistake
  /// The engine notices no mistake.
  case diagnostics
  /// The items are those of the last reload or update.
  case structure
  /// Each element on screen has a cell that was bound to it as it is now, and cells come on screen and leave
  /// it by turns.
  case cells
  /// The cell of an item that stays on screen, unchanged, is not bound again.
  case rebinding
  /// Elements on screen move by the distance that was scrolled, to the tick, and by nothing else.
  case drift
  /// Content at rest stays, within its edges, and all comes to rest.
  case rest
  /// Not many more cells than a screen shows are alive.
  case live
  /// The same operations show the same.
  case repeatability
  /// A recording of them shows the same.
  case recording
}

/// A law that did not hold, and the fewest operations found that break it.
public struct FuzzFailure: Error, Hashable, Codable, Sendable {
  /// What the operations were drawn from; 0 for those that were given.
  public var seed: UInt64
  /// The law that did not hold.
  public var law: FuzzLaw
  /// What was seen, and what should have been.
  public var message: String
  /// The frame in which it was seen, counted from 0.
  public var frame: Int
  /// The fewest operations found that break the law.
  public var operations: [FuzzOperation]
  /// How many operations there were at first, frames among them, and how many lists were tried to find fewer.
  public var operationsBefore: Int
  /// How many lists of operations were tried to find fewer.
  public var attempts: Int
}

extension FuzzFailure: CustomStringConvertible {
  public var description: String {
    let lines = operations.map { "  \($0)" }.joined(separator: "\n")
    return """
      seed \(seed) breaks the law '\(law.rawValue)' in frame \(frame): \(message)
      \(operations.count) of \(operationsBefore) operations are enough:
      \(lines)
      """
  }
}
