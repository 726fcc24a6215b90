import Scrollwork
import TestSupport
import Testing

/// In lanes of items that differ much in length, some that come before others on screen lie above it already. What
/// happens to those moves nothing on screen; a change on screen moves one lane.
@Suite struct LanesStayTests {
  enum Change: String, CaseIterable {
    case delete, insert, replace, move, several
    /// Of measured lengths.
    case resize
  }

  /// Where items lie on the screen, by their names.
  typealias Places = [Int: Place]

  struct Place: Equatable {
    var start: Ticks
    var cross: Ticks
    var extent: Ticks
  }

  /// A wall of pictures. Used by one test at a time.
  final class Wall: @unchecked Sendable {
    var names = Array(0..<200)
    var heights: [Int: Double] = [:]
    let view: CollectionView
    private var time = Int64(0)

    init(lanes: Int, isMeasured: Bool) throws {
      var configuration = MasonryLayout.Configuration()
      configuration.columns = .count(lanes)
      view = CollectionView(layout: try MasonryLayout(configuration))
      if !isMeasured {
        configuration.extent = { [unowned self] path, _ in height(of: names[path.item]) }
        try view.setLayout(try MasonryLayout(configuration), animated: false)
      }
      view.register(SizedTile.self)
      view.cellProvider = { [unowned self] view, path in
        let tile: SizedTile = view.dequeueCell(at: path)
        tile.height = height(of: names[path.item])
        return tile
      }
      try view.setViewport(size: LayoutSize(width: 390, height: 844))
      try view.reloadData(sectionCounts: [names.count])
    }

    /// Every seventh is longer than the screen.
    func height(of name: Int) -> Double {
      heights[name] ?? (name % 7 == 0 ? 1500 : 50 + Double(name * 37 % 40))
    }

    func step() throws -> Frame {
      time += 16_666_667
      return try view.step(to: Timestamp(nanoseconds: time))
    }

    /// Scrolls down from the top by less than a screen at a time and comes to rest.
    func scroll(to offset: Double) throws -> Frame {
      var place = 0.0
      _ = try step()
      while place < offset {
        place = min(offset, place + 300)
        try view.setContentOffset(LayoutPoint(x: 0, y: place), animated: false)
        _ = try step()
      }
      for _ in 0..<30 { _ = try step() }
      return try step()
    }

    func places(_ frame: Frame) -> Places {
      var places: Places = [:]
      for element in frame.visible {
        guard case .item(let path) = element.element else { continue }
        places[names[path.item]] = Place(
          start: element.start, cross: element.crossStart, extent: element.extent)
      }
      return places
    }

    /// Changes an item that is not on screen, or, where several are changed, it and others that are not.
    func perform(_ change: Change, at item: Int, others: [Int], isAnimated: Bool) throws {
      var edits: [ItemEdit] = []
      func remove(_ item: Int) {
        names.remove(at: item)
        edits.append(.removeItems(at: ItemPath(section: 0, item: item), count: 1))
      }
      func insert(_ item: Int) {
        names.insert(1000 + names.count + edits.count, at: item)
        edits.append(.insertItems(at: ItemPath(section: 0, item: item), count: 1))
      }
      switch change {
      case .delete: remove(item)
      case .insert: insert(item)
      case .resize:
        heights[names[item]] = 20
        try view.reloadItems(at: [ItemPath(section: 0, item: item)])
        return
      case .replace:
        remove(item)
        insert(item)
      case .move:
        let to = others.last ?? item
        names.insert(names.remove(at: item), at: to)
        edits.append(
          .moveItem(from: ItemPath(section: 0, item: item), to: ItemPath(section: 0, item: to)))
      case .several:
        for item in ([item] + others).sorted().reversed() {
          remove(item)
          insert(item)
          insert(item)
        }
      }
      try view.performUpdates(edits, animated: isAnimated)
    }
  }

  @Test("What comes to a lane that ends above the screen moves nothing in the sections behind")
  func behindShortLane() throws {
    let view = CollectionView(layout: try MasonryLayout(MasonryLayout.Configuration()))
    var heights = [[3000.0, 200, 180], (0..<40).map { 50 + Double($0 * 37 % 40) }]
    view.register(SizedTile.self)
    view.cellProvider = { view, path in
      let tile: SizedTile = view.dequeueCell(at: path)
      tile.height = heights[path.section][path.item]
      return tile
    }
    try view.setViewport(size: LayoutSize(width: 390, height: 844))
    try view.reloadData(sectionCounts: heights.map(\.count))
    var time = Int64(0)
    func step() throws -> Frame {
      time += 16_666_667
      return try view.step(to: Timestamp(nanoseconds: time))
    }
    for offset in stride(from: 0.0, through: 2600, by: 260) {
      try view.setContentOffset(LayoutPoint(x: 0, y: offset), animated: false)
      _ = try step()
    }
    heights[1].remove(at: 2)
    try view.performUpdates([.removeItems(at: ItemPath(section: 1, item: 2), count: 1)])
    let before = try step().visible
    let end = heights[0].count
    heights[0].append(90)
    try view.performUpdates([.insertItems(at: ItemPath(section: 0, item: end), count: 1)])
    let after = try step().visible
    try #require(before.count > 10 && after.count == before.count)
    for (old, new) in zip(before, after) {
      #expect(new.element == old.element && new.start == old.start)
      #expect(new.crossStart == old.crossStart && new.extent == old.extent)
    }
  }

  @Test("An item that becomes too short to reach the screen leaves the other lanes as they are")
  func tooShort() throws {
    var count = 0
    for lanes in [2, 3, 4] {
      for offset in stride(from: 700.0, through: 9000, by: 411) {
        let wall = try Wall(lanes: lanes, isMeasured: true)
        let frame = try wall.scroll(to: offset)
        let before = wall.places(frame)
        guard case .item(let path)? = frame.visible.first?.element else { continue }
        let name = wall.names[path.item]
        guard let first = before[name], first.extent.points == 1500, first.start.points < -60 else {
          continue
        }
        count += 1
        try wall.perform(.resize, at: path.item, others: [], isAnimated: false)
        let after = wall.places(try wall.step())
        for (name, place) in before where place.cross != first.cross {
          #expect(after[name] == place, "\(lanes) lanes at \(offset): \(name)")
        }
      }
    }
    #expect(count > 10)
  }

  @Test(
    "What changes off the screen, between items on it, moves nothing on screen",
    arguments: Change.allCases, [false, true])
  func offScreen(change: Change, isMeasured: Bool) throws {
    var count = 0
    guard isMeasured || change != .resize else { return }
    for lanes in [2, 3] {
      for offset in TestRun.some(of: stride(from: 300.0, through: 6000, by: 823)) {
        for isAnimated in [false, true] {
          for pick in 0..<2 {
            let wall = try Wall(lanes: lanes, isMeasured: isMeasured)
            let before = wall.places(try wall.scroll(to: offset))
            let shown = before.keys.map { wall.names.firstIndex(of: $0)! }.sorted()
            let between = (shown[0]..<shown.last!).filter { !shown.contains($0) }
            guard pick < between.count else { continue }
            let others = Array(between.dropFirst(pick + 1).prefix(4))
            try wall.perform(change, at: between[pick], others: others, isAnimated: isAnimated)
            for number in 0..<(isAnimated ? 30 : 3) {
              let now = wall.places(try wall.step())
              // What comes to the screen is a change on the screen.
              guard now.keys.allSatisfy({ before[$0] != nil }) else { break }
              count += 1
              #expect(
                now == before,
                "\(lanes) lanes at \(offset), item \(between[pick]), frame \(number)")
            }
          }
        }
      }
    }
    #expect(count > 30)
  }

  @Test("An item that is deleted on screen moves what follows in its lane", arguments: [2, 3])
  func onScreen(lanes: Int) throws {
    var count = 0
    for offset in stride(from: 300.0, through: 6000, by: 411) {
      for pick in 1..<5 {
        let wall = try Wall(lanes: lanes, isMeasured: true)
        let before = wall.places(try wall.scroll(to: offset))
        let shown = before.keys.map { wall.names.firstIndex(of: $0)! }.sorted()
        guard pick < shown.count, let gone = before[wall.names[shown[pick]]],
          gone.start >= .zero, gone.extent < Ticks(points: 200)!
        else { continue }
        let item = shown[pick]
        wall.names.remove(at: item)
        try wall.view.deleteItems(at: ItemPath(section: 0, item: item))
        let now = wall.places(try wall.step())
        count += 1
        for (name, place) in before {
          guard let new = now[name] else { continue }
          #expect(new.cross == place.cross, "item \(item) at \(offset): \(name)")
          let way = place.cross == gone.cross && place.start > gone.start ? gone.extent : .zero
          #expect(new.start == place.start - way, "item \(item) at \(offset): \(name)")
        }
      }
    }
    #expect(count > 10)
  }

  @Test("A section without items that comes or goes on screen moves what follows by its insets")
  func emptySections() throws {
    let operations: [PromiseOperation] = [
      .insertSection(at: -1, count: 0, animated: false),
      .insertSection(at: 1, count: 0, animated: false), .deleteSection(at: 1, animated: false),
      .moveSection(at: 1, by: 1, animated: false),
    ]
    for counts in [[3, 3], [3, 0, 3], [7, 0, 0, 9]] {
      for palette in PromisePalette.Kind.allCases {
        for offset in [0, 12, 40, 80, 160] {
          // Three lanes in sections with insets, without headers.
          let setup = PromiseSetup(
            layout: PromiseLayout(kind: .masonry, axis: .vertical, variant: 1101),
            palette: PromisePalette(kind: palette), counts: counts, main: 144, cross: 168)
          for operation in operations {
            let problem = try PromiseFuzz.replay(
              setup, [.setOffset(by: offset, animated: false), operation])
            #expect(problem == nil, "\(counts) at \(offset), \(palette): \(operation)")
          }
        }
      }
    }
  }
}
