public import ScrollData
public import ScrollLayout
public import ScrollPrimitives

/// A call that cannot be performed, with its place.
///
/// Thrown errors change nothing. Mistakes inside a binding cannot be thrown through it; they are listed in
/// `Frame.diagnostics` of the frame that noticed them.
public enum CollectionError: Error, Hashable, Sendable {
  /// A number is not finite or outside its range.
  case invalidValue(parameter: String, value: Double)
  /// The viewport's size is not finite: every cell would have to be made.
  case unboundedViewport(LayoutSize)
  /// There is no such item.
  case itemOutOfRange(ItemPath)
  /// There is no such section; `count` is the number of sections.
  case sectionOutOfRange(section: Int, count: Int)
  /// A section cannot have a negative number of items.
  case invalidSection(section: Int, count: Int)
  /// The content would be longer than positions are exact (2^53/1024 pt).
  case contentTooLong(points: Double)
  /// There are more elements than the index holds.
  case tooManyElements(count: Int)
  /// The layout cannot lay out the items, for the given reason.
  case unsuitableStructure(reason: String)
  /// A batch of updates breaks a rule, or does not lead to the items expected.
  case invalidUpdate(UpdateError)
  /// A snapshot was made from one that another update has replaced since.
  case staleSnapshot(madeFrom: Int, current: Int)
  /// An update cannot be canceled because a later one was built on it.
  case updateIsBuiltOn(UpdateID, by: UpdateID)
  /// `step(to:)` was called from inside a frame.
  case reentrantStep
  /// A frame's time, or an event's, lies before the one before it.
  case timeWentBackwards(from: Timestamp, to: Timestamp)
  /// A layout of one type was to be changed, and the view has one of another type.
  case otherLayout(expected: String, found: String)
  /// A cell was dequeued whose type was never registered. It is registered from then on.
  case cellTypeNotRegistered(type: String)
  /// The layout shows decorations of a kind that no cell type is registered for. They are left out; a kind is reported once.
  case decorationNotRegistered(kind: DecorationKind)
  /// A `SteppedCell` always says that it has more steps. It counts as ready.
  case stepsDoNotEnd(type: String, steps: Int)
  /// Two registered types have the same `reuseIdentifier`. They keep pools of their own.
  case reuseIdentifierTaken(identifier: String)
  /// The provider returned a cell that it did not dequeue for this element, so nothing is shown.
  case foreignCell(ElementPath, type: String)
  /// The provider dequeued a second cell for one element. It got the first one again, or a cell that
  /// nothing shows when the types differ.
  case dequeuedTwice(ElementPath)
  /// A cell was dequeued for an element that is not being bound. It is a cell that nothing shows.
  case dequeueOutsideBinding(ElementPath)
  /// Items are to be shown but there is no `cellProvider`, or headers but no `headerProvider`.
  case missingProvider(ElementPath)
  /// A cell returned a size that is not finite, negative or too large. The estimate stays.
  case invalidSize(ElementPath, LayoutSize)
  /// The effect of an element has a number that is not finite. The element is drawn where it lies.
  case invalidEffect(ElementPath)
  /// Sizes and position did not agree after the allowed rounds; the last ones were kept.
  case layoutDidNotConverge(ElementPath, rounds: Int)
  /// What a frame shows differs from what the layout says: a fault of the engine. Debug builds look for it after each
  /// frame and report it as a diagnostic.
  case inconsistentFrame(reason: String)
  /// A frame bound the largest number of cells that one may, and the screen needs more. The next frames fill the
  /// rest. This happens where very many items have no extent, or where items are much smaller than a pixel.
  case frameBudgetExceeded(ElementPath, cells: Int)
  /// A layout gave an impossible answer. The frame continues with the nearest possible one.
  case invalidLayout(LayoutFault)

  /// The number of the condition in the documentation's list, for reports.
  public var code: String {
    switch self {
    case .itemOutOfRange, .sectionOutOfRange, .invalidSection: "E2"
    case .invalidUpdate(let error): error.code
    case .reentrantStep, .updateIsBuiltOn: "E8"
    case .staleSnapshot: "E21"
    case .cellTypeNotRegistered, .decorationNotRegistered, .reuseIdentifierTaken: "E10"
    case .foreignCell: "E11"
    case .dequeuedTwice: "E12"
    case .dequeueOutsideBinding: "E13"
    case .missingProvider: "E14"
    case .invalidLayout: "E15"
    case .layoutDidNotConverge, .frameBudgetExceeded, .stepsDoNotEnd: "E16"
    case .inconsistentFrame: "E26"
    case .invalidValue, .timeWentBackwards, .invalidSize, .invalidEffect: "E17"
    case .unboundedViewport: "E18"
    case .contentTooLong, .tooManyElements, .unsuitableStructure, .otherLayout: "E19"
    }
  }
}

extension CollectionError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .invalidValue(let parameter, let value):
      "\(parameter) cannot be \(value)"
    case .unboundedViewport(let size):
      "the viewport must be finite and not negative, not \(size.width) x \(size.height) pt"
    case .itemOutOfRange(let path):
      "there is no item \(path)"
    case .sectionOutOfRange(let section, let count):
      "there is no section \(section) (the list has \(count))"
    case .invalidSection(let section, let count):
      "section \(section) cannot have \(count) items"
    case .contentTooLong(let points):
      "the content would be \(points) pt long; positions are exact up to \(Ticks.maximum.points) pt"
    case .unsuitableStructure(let reason):
      "the layout cannot lay out the items: \(reason)"
    case .tooManyElements(let count):
      "\(count) items and headers are more than \(ItemStructure.maximumElementCount)"
    case .invalidUpdate(let error):
      "\(error)"
    case .staleSnapshot(let base, let current):
      "the snapshot was made from version \(base), and the items are those of version \(current)"
    case .updateIsBuiltOn(let update, let other):
      "update \(update.rawValue) cannot be canceled: update \(other.rawValue) was built on it"
    case .reentrantStep:
      "step(to:) was called from inside a frame"
    case .timeWentBackwards(let from, let to):
      "time went back from \(from.seconds) s to \(to.seconds) s"
    case .otherLayout(let expected, let found):
      "the layout is a \(found), not a \(expected)"
    case .decorationNotRegistered(let kind):
      "no cell type is registered for decorations of the kind \(kind)"
    case .stepsDoNotEnd(let type, let steps):
      "a \(type) has steps left after \(steps) of them"
    case .cellTypeNotRegistered(let type):
      "the cell type \(type) was not registered"
    case .reuseIdentifierTaken(let identifier):
      "two cell types have the reuse identifier \(identifier)"
    case .foreignCell(let element, let type):
      "the provider returned a \(type) for \(element) that it did not dequeue for it"
    case .dequeuedTwice(let element):
      "a second cell was dequeued for \(element)"
    case .dequeueOutsideBinding(let element):
      "a cell was dequeued for \(element), which is not being bound"
    case .missingProvider(let element):
      "there is no provider for \(element)"
    case .invalidSize(let element, let size):
      "the cell of \(element) returned a size of \(size.width) x \(size.height) pt"
    case .invalidEffect(let element):
      "the effect of \(element) has a number that is not finite"
    case .layoutDidNotConverge(let element, let rounds):
      "the layout at \(element) did not settle in \(rounds) rounds"
    case .inconsistentFrame(let reason):
      "the frame differs from the layout: \(reason)"
    case .frameBudgetExceeded(let element, let cells):
      "the frame bound \(cells) cells, and the screen around \(element) needs more"
    case .invalidLayout(let fault):
      "the layout is wrong: \(fault)"
    }
  }
}
