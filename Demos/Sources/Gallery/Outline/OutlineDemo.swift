import ScrollParcels
import ScrollScenario
import ScrollSimulation
import Scrollwork
import Stage

/// A field guide as an outline: groups expand and collapse, and the row that was pressed stays where it is.
final class OutlineDemo: Recordable, Keeping {
  let view: CollectionView
  let controlsHeight = 48.0
  let column = LayoutGuide.readableCards
  let described = Scenario.Layout(estimates: .init(row: 58))
  let surroundings: Surroundings
  let guide = FieldGuide.europe
  /// The entries by number, in one section.
  let source: SnapshotSource<Int, Int>
  /// All entries, and which of them are expanded.
  private(set) var outline = SectionSnapshot<Int>()
  var strip = Buttons<Command>()
  /// The groups whose triangles turn, and since when.
  private var turning: [Int: Timestamp] = [:]
  private var now = Timestamp.zero
  /// Points below the last row.
  private var room = OutlineDemo.leastRoom

  /// The height of the list, in points, as of the last frame.
  var height = 0.0

  private static let leastRoom = 16.0
  /// How long a triangle turns.
  private static let turnDuration = 0.2
  /// The groups that are expanded at first.
  private static let initial = ["Birds", "Owls"]

  init(_ surroundings: Surroundings) throws {
    self.surroundings = surroundings
    view = CollectionView(layout: try described.makeLayout(showsHeaders: false))
    view.register(OutlineRow.self)
    var configure: ((OutlineRow, Int) -> Void)?
    source = SnapshotSource(view) { view, path, number in
      let row: OutlineRow = view.dequeueCell(at: path)
      configure?(row, number)
      return row
    }
    configure = { [unowned self] row, number in
      row.surroundings = surroundings
      row.entry = guide.entries[number]
      row.tint = Color.deep(guide.roots.firstIndex(of: guide.root(of: number)) ?? 0)
      row.turn = turn(of: number)
    }
    view.alwaysBounces = true
    try view.setContentInset(LayoutInsets(bottom: room))
    for (number, entry) in guide.entries.enumerated() {
      try outline.append([number], to: entry.parent)
    }
    try outline.expand(guide.groups.filter { Self.initial.contains(guide.entries[$0].name) })
    try source.apply(outline, to: 0)
  }

  func isExpanded(_ number: Int) -> Bool { outline.isExpanded(number) == true }
  func isGroup(_ number: Int) -> Bool { !guide.entries[number].children.isEmpty }

  // MARK: Expanding

  /// Expands groups, or collapses them. Rows on screen before them stay where they are.
  func setExpanded(_ groups: [Int], _ isExpanded: Bool) throws {
    let changed = groups.filter { self.isExpanded($0) != isExpanded }
    guard !changed.isEmpty else { return }
    var next = outline
    if isExpanded { try next.expand(changed) } else { try next.collapse(changed) }
    if !isExpanded {
      // Otherwise what is at the end could not stay: less content would not reach it.
      try setRoom(room + height)
    }
    try source.update(animated: true) { snapshot in
      try snapshot.apply(next, to: 0)
      try snapshot.reconfigureItems(changed.filter(snapshot.contains))
    }
    outline = next
    for number in changed { turning[number] = now }
  }

  private func setRoom(_ points: Double) throws {
    guard points != room else { return }
    room = points
    try view.setContentInset(LayoutInsets(bottom: points))
  }

  /// How far the triangle of a group has turned.
  private func turn(of number: Int) -> Double {
    let end = isExpanded(number) ? 1.0 : 0
    guard let begin = turning[number] else { return end }
    let share = min(1, max(0, now.seconds(since: begin) / Self.turnDuration))
    return isExpanded(number) ? share : 1 - share
  }

  // MARK: Time

  func update(to time: Timestamp) throws {
    now = time
    if !turning.isEmpty {
      for number in turning.keys {
        guard let path = source.shownSnapshot.path(of: number) else { continue }
        (view.cell(for: .item(path)) as? OutlineRow)?.turn = turn(of: number)
      }
      turning = turning.filter { now.seconds(since: $0.value) < Self.turnDuration }
    }
    // Room below the last row goes as soon as it is off screen.
    guard room > Self.leastRoom, view.phase == .idle, !isUpdating else { return }
    let unused = view.edges.maximum - max(view.contentOffset.y, view.edges.minimum)
    try setRoom(max(Self.leastRoom, room - max(0, unused)))
  }

  /// Whether rows are on their way to other places.
  private var isUpdating: Bool { view.nextFrameTime != nil }

  var nextUpdate: Timestamp? { turning.isEmpty ? nil : now }

  // MARK: Leaving

  /// The names of the expanded groups.
  enum Kept: ParcelKey { typealias Value = [String] }

  func save(to parcel: inout Parcel) throws(ParcelError) {
    try parcel.set(
      guide.groups.filter(isExpanded).map { guide.entries[$0].name }, for: Kept.self)
  }

  func restore(from parcel: Parcel) throws(ParcelError) {
    guard let names = try parcel.value(for: Kept.self).map(Set.init) else { return }
    var next = outline
    let (open, closed) = (
      guide.groups.filter { names.contains(guide.entries[$0].name) },
      guide.groups.filter { !names.contains(guide.entries[$0].name) }
    )
    guard (try? next.expand(open)) != nil, (try? next.collapse(closed)) != nil,
      (try? source.apply(next, to: 0)) != nil
    else { return }
    outline = next
  }
}
