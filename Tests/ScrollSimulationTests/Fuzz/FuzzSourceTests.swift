import ScrollFuzz
import Scrollwork
import Testing

@testable import ScrollSimulation

/// Code of a user's own, driven by one line of its tests.
@Suite struct FuzzSourceTests {
  @Test("a screen that applies snapshots keeps all laws")
  func snapshots() throws {
    let report = try Fuzz.check(source: { SnapshotScreen() }, seeds: 1...2, operations: 60)
    #expect(report.operations == 120 && report.compared > report.frames)
  }

  @Test("what a screen forgets is found", arguments: SnapshotScreen.Fault.allCases)
  func faults(_ fault: SnapshotScreen.Fault) throws {
    let found = #expect(throws: FuzzFailure.self) {
      try Fuzz.check(source: { SnapshotScreen(fault) }, operations: 150)
    }
    let failure = try #require(found)
    #expect(failure.law == fault.law, "\(failure)")
    #expect(failure.operations.count <= 6, "\(failure)")
  }
}

/// A screen as an app has it: a view, a source of snapshots, cells.
final class SnapshotScreen: FuzzSource {
  enum Fault: CaseIterable {
    /// Cells of items that say something else are left as they are.
    case forgetsChanges
    /// The last section is never shown.
    case dropsSection
    /// All is bound again whatever changed.
    case reloads
    /// It gives up.
    case refuses

    var law: FuzzLaw {
      switch self {
      case .forgetsChanges: .cells
      case .dropsSection: .structure
      case .reloads: .rebinding
      case .refuses: .refusal
      }
    }
  }

  struct Refused: Error {}

  final class Cell: ReusableCell {
    var item: FuzzContent.Item?

    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize {
      let number = item.map { $0.id &* 7 &+ $0.version &* 31 } ?? 0
      return LayoutSize(width: proposal.width, height: Double(20 + number % 90))
    }
  }

  let view = CollectionView()
  private let source: SnapshotSource<Int, Int>
  private var items: [Int: FuzzContent.Item] = [:]
  private let fault: Fault?

  init(_ fault: Fault? = nil) {
    self.fault = fault
    view.register(Cell.self)
    var lookUp: (Int) -> FuzzContent.Item? = { _ in nil }
    source = SnapshotSource(view) { view, path, id in
      let cell: Cell = view.dequeueCell(at: path)
      cell.item = lookUp(id)
      return cell
    }
    lookUp = { [unowned self] in items[$0] }
  }

  func show(_ content: FuzzContent, animated: Bool) throws {
    if fault == .refuses, animated { throw Refused() }
    var sections = content.sections
    if fault == .dropsSection, sections.count > 3 { sections.removeLast() }
    let old = items
    var changed: [Int] = []
    for item in sections.flatMap(\.items) {
      items[item.id] = item
      if let before = old[item.id], before != item { changed.append(item.id) }
    }
    var snapshot = Snapshot<Int, Int>()
    try snapshot.appendSections(sections.map(\.id))
    for section in sections {
      try snapshot.appendItems(section.items.map(\.id), toSection: section.id)
    }
    let known = changed.filter { source.snapshot.path(of: $0) != nil }
    if fault != .forgetsChanges { try snapshot.reconfigureItems(known) }
    let limit = fault == .reloads ? 0 : nil
    try source.apply(snapshot, ApplyOptions(isAnimated: animated, reloadsAbove: limit))
  }

  func item(shownBy cell: any ReusableCell) -> FuzzContent.Item? { (cell as? Cell)?.item }
}
