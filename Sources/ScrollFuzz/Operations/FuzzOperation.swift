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
  /// The program scrolls to an item; `at` is a position in the viewport by its name.
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
  /// New items are inserted.
  case insert(at: FuzzPlace, count: Int)
  /// Items are removed.
  case remove(at: FuzzPlace, count: Int)
  /// An item moves.
  case move(from: FuzzPlace, to: FuzzPlace)
  /// Sections with these numbers of items are inserted.
  case insertSections(at: Int, counts: [Int])
  /// A section is removed.
  case removeSection(Int)
  /// A section moves.
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
  /// The first of two edits is right; the second removes an item that does not exist.
  case removedItemMissing
  /// The first of two edits is right; the second moves an item that does not exist.
  case movedItemMissing
  /// The first of two edits is right; the second inserts beyond the end of a section.
  case insertedBeyondEnd
  /// The first of two edits is right; the second has a negative number of items.
  case negativeCount
  /// An edit names a section that does not exist.
  case sectionMissing
  /// A section moves to a position that does not exist.
  case sectionMovedNowhere
  /// A batch deletes an item twice.
  case batchDeletesTwice
  /// A batch inserts an item beyond the end of a section.
  case batchInsertsBeyondEnd
  /// A batch expects other numbers of items than it makes.
  case batchExpectsOthers
  /// A batch reloads an item that does not exist.
  case batchReloadsMissing
  /// The program scrolls to an item that does not exist.
  case scrollsToMissing
  /// An item that does not exist is configured again.
  case reconfiguresMissing
  /// A reload has a negative number of items.
  case reloadsNegative
  /// The viewport is infinite.
  case viewportUnbounded
  /// A fling's velocity is not finite.
  case velocityNotFinite
  /// A frame is earlier than the one before.
  case timeGoesBack
}
