/// One thing that is done to a collection view by a fuzzer.
///
/// Places are said so that they mean something whatever items there are: a list of operations from which
/// some were dropped can still be performed.
public enum FuzzOperation: Hashable, Codable, Sendable {
  /// Frames, by the nanoseconds since the one before each.
  case frames([Int64])
  /// Replaces all items; the values are the numbers of items of the sections.
  case reload([Int])
  /// Points.
  case resize(width: Double, height: Double)
  /// A finger goes down and moves `moves` times by `x` and `y` points, 8 ms apart. The next drag goes on with
  /// a finger that stays down.
  case drag(x: Double, y: Double, moves: Int, lifts: Bool)
  /// Points.
  case wheel(x: Double, y: Double)
  /// Points per second.
  case fling(velocity: Double)
  case scroll(to: FuzzPlace, at: String, animated: Bool)
  /// Points along the axis.
  case offset(Double, animated: Bool)
  /// Changes one after the other, in one update.
  case edit([FuzzEdit], animated: Bool)
  /// Changes in the field's order, in one update.
  case batch(FuzzBatch, animated: Bool)
  /// Cancels the last update, if no frame has shown it.
  case cancel
  /// Items say something else, in other sizes, and are configured again.
  case change([FuzzPlace])
  /// Items get other cells.
  case replace([FuzzPlace])
  /// Something that must be refused, and change nothing.
  case mistake(FuzzMistake)

  /// Whether it makes frames; all others ask for something.
  package var isFrames: Bool { if case .frames = self { true } else { false } }
}

/// The place of an item, as a part of the items at the time.
public enum FuzzPlace: Hashable, Codable, Sendable {
  /// This number of items after the first one on screen, or before it.
  case near(Int)
  /// Counted over all sections, and from the beginning again behind the last one.
  case any(Int)
}

/// One change of the items.
public enum FuzzEdit: Hashable, Codable, Sendable {
  case insert(at: FuzzPlace, count: Int)
  case remove(at: FuzzPlace, count: Int)
  case move(from: FuzzPlace, to: FuzzPlace)
  case insertSections(at: Int, counts: [Int])
  case removeSection(Int)
  case moveSection(from: Int, to: Int)
}

/// Changes that are made at once.
public struct FuzzBatch: Hashable, Codable, Sendable {
  package struct Move: Hashable, Codable, Sendable {
    package var from: FuzzPlace
    /// The section and the place in it, both counted round.
    package var to: [Int]
  }

  package var deleted: [FuzzPlace] = []
  /// Sections and places in them, both counted round.
  package var inserted: [[Int]] = []
  package var moved: [Move] = []
  package var reloaded: [FuzzPlace] = []
  package var reconfigured: [FuzzPlace] = []
  package var deletedSections: [Int] = []
  /// The place of a section, and how many items it has.
  package var insertedSections: [[Int]] = []
}

/// What a caller must not do.
public enum FuzzMistake: String, Hashable, Codable, Sendable, CaseIterable {
  /// The first of two edits is right, the second names an item that is not there.
  case removedItemMissing, movedItemMissing, insertedBeyondEnd, negativeCount
  case sectionMissing, sectionMovedNowhere
  case batchDeletesTwice, batchInsertsBeyondEnd, batchExpectsOthers, batchReloadsMissing
  case scrollsToMissing, reconfiguresMissing, reloadsNegative
  case viewportUnbounded, velocityNotFinite, timeGoesBack
}
