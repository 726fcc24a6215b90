import ScrollApp
import ScrollParcels
import Scrollwork

/// What a screen of the gallery needs of it.
struct StageSupplies {
  var exhibits: [Exhibit]
  var surroundings: () -> Surroundings
}

/// A screen with a list below a bar.
class StageScreen: Screen {
  var supplies: StageSupplies?
  private var made: Result<any Demo, any Error>?
  /// What was selected when the screen was left; `nil` once it is again.
  private var marks: ListMarks?
  /// Where the list was left; `nil` once a frame has shown it there.
  private var place: ScrollState?

  /// What the screen shows; made when it is first needed.
  ///
  /// - Throws: what making it threw.
  func shown() throws -> any Demo {
    if let made { return try made.get() }
    let result = Result { try make() }
    made = result
    return try result.get()
  }

  func make() throws -> any Demo { throw StageFailure.withoutGallery }

  /// Selects what was selected, once the list has its items.
  func restoreMarks() {
    guard let marks, let demo = try? shown() else { return }
    self.marks = nil
    marks.apply(to: demo.view)
    (demo as? any Keeping)?.didRestoreSelection()
  }

  var hasMarks: Bool { marks != nil }

  /// A frame has shown the list where it was left.
  func didStep() { place = nil }

  override func loadView() -> ScreenView {
    guard let demo = try? shown() else { return ScreenView() }
    return StageView(demo)
  }

  override func saveState(to parcel: inout Parcel) throws(ParcelError) {
    guard let demo = try? shown() else { return }
    if let demo = demo as? any Keeping { try demo.save(to: &parcel) }
    if let marks = marks ?? ListMarks(demo.view) { try parcel.set(marks, for: ListMarks.Key.self) }
    if let state = place ?? demo.view.scrollState() { try parcel.set(state, for: ListPlace.self) }
  }

  override func restoreState(from parcel: Parcel) throws(ParcelError) {
    guard let demo = try? shown() else { return }
    if let demo = demo as? any Keeping { try demo.restore(from: parcel) }
    marks = try parcel.value(for: ListMarks.Key.self)
    // Where the item is gone, the list begins as it does.
    if let state = try parcel.value(for: ListPlace.self) {
      place = state
      try? demo.view.restore(state)
    }
  }
}

/// The list of demos.
final class MenuScreen: StageScreen {
  override func make() throws -> any Demo {
    guard let supplies else { throw StageFailure.withoutGallery }
    return try Menu(supplies.exhibits, supplies.surroundings())
  }
}

/// A demo; which one is said by its extras.
class DemoScreen: StageScreen {
  enum Number: ParcelKey { typealias Value = Int }

  var number: Int? { try? extras.value(for: Number.self) }

  override func make() throws -> any Demo {
    guard let supplies else { throw StageFailure.withoutGallery }
    guard let number, supplies.exhibits.indices.contains(number) else {
      throw StageFailure.unknownDemo
    }
    return try supplies.exhibits[number].make(supplies.surroundings())
  }
}

/// The page of an item of a demo; which one is said by its extras.
final class DetailScreen: DemoScreen {
  enum Item: ParcelKey { typealias Value = Int }

  override func make() throws -> any Demo {
    guard let supplies else { throw StageFailure.withoutGallery }
    guard let number, supplies.exhibits.indices.contains(number),
      let make = supplies.exhibits[number].makeDetail,
      let item = try extras.value(for: Item.self)
    else { throw StageFailure.unknownDemo }
    return try make(supplies.surroundings(), item)
  }
}

enum StageFailure: Error {
  /// A screen that the gallery did not make.
  case withoutGallery
  /// What was left is of a gallery with other demos.
  case unknownDemo
}

/// The window's content: the list below the bar and the controls, and the page next to it.
final class StageView: ScreenView {
  private let demo: any Demo
  /// Where the demo draws its page; without an extent where it has none.
  private(set) var page = LayoutRect.zero
  /// Where the list is seen.
  let list: ListView

  init(_ demo: any Demo) {
    self.demo = demo
    list = ListView(demo.view)
    super.init()
    addSubview(list)
  }

  override func layoutSubviews() {
    let top = StageBars(
      frame.size, textSize: traits.contentSizeCategory, controlsHeight: demo.controlsHeight
    ).height
    let height = max(0, frame.size.height - top)
    let width = demo.listWidth(in: frame.size.width)
    let isMirrored = traits.layoutDirection == .rightToLeft
    let rest = max(0, frame.size.width - width)
    page = LayoutRect(x: isMirrored ? 0 : width, y: top, width: rest, height: height)
    let column =
      width < frame.size.width
      ? LayoutRect(x: isMirrored ? rest : 0, y: 0, width: width, height: height)
      : frame(of: demo.column)
    list.frame = LayoutRect(
      x: column.origin.x, y: top, width: column.size.width, height: height)
  }
}
