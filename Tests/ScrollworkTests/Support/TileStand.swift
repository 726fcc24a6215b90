import Scrollwork

/// Layouts whose items share lines or lanes.
enum SharedLayout: String, CaseIterable, Sendable {
  case masonry, spans, grid, flow

  func make(columns: Int, span: @escaping @Sendable (ItemPath) -> GridSpan = { _ in GridSpan() })
    throws -> any CollectionLayout
  {
    switch self {
    case .masonry:
      var configuration = MasonryLayout.Configuration()
      configuration.columns = .count(columns)
      return try MasonryLayout(configuration)
    case .spans:
      var configuration = SpanGridLayout.Configuration()
      configuration.columns = .count(columns)
      configuration.rowExtent = 60
      configuration.span = span
      return try SpanGridLayout(configuration)
    case .grid:
      var configuration = GridLayout.Configuration()
      configuration.columns = .count(columns)
      return try GridLayout(configuration)
    case .flow: return try FlowLayout()
    }
  }
}

/// A view of tiles that keep their sizes through edits, on a clock at 60 frames a second.
final class TileStand {
  final class Tile: ReusableCell {
    var size = LayoutSize.zero

    init() {}

    func preferredSize(fitting proposal: LayoutSize) -> LayoutSize { size }
  }

  let view: CollectionView
  /// What each item is: its size depends on it alone.
  private(set) var items: [[Int]] = []
  private var next = 0
  /// Updates asked for so far.
  private(set) var updates = 0
  private(set) var time = Timestamp.zero
  let size: (Int) -> LayoutSize

  init(_ layout: any CollectionLayout, counts: [Int], size: @escaping (Int) -> LayoutSize) throws {
    view = CollectionView(layout: layout)
    self.size = size
    view.register(Tile.self)
    view.cellProvider = { [unowned self] view, path in
      let tile: Tile = view.dequeueCell(at: path)
      tile.size = self.size(items[path.section][path.item])
      return tile
    }
    try view.setViewport(size: LayoutSize(width: 300, height: 400), scale: 2)
    items = counts.map { (0..<$0).map { _ in make() } }
    try view.reloadData(sectionCounts: counts)
  }

  /// A view of the same items that has shown nothing yet.
  func twin(_ layout: any CollectionLayout) throws -> TileStand {
    let twin = try TileStand(layout, counts: items.map(\.count), size: size)
    twin.items = items
    return twin
  }

  private func make() -> Int {
    defer { next += 1 }
    return next
  }

  @discardableResult
  func step() throws -> Frame {
    time.nanoseconds += 16_666_667
    return try view.step(to: time)
  }

  func edit(_ edits: [ItemEdit], animated: Bool = false) throws {
    updates += 1
    for edit in edits {
      switch edit {
      case .insertItems(let path, let count):
        items[path.section].insert(contentsOf: (0..<count).map { _ in make() }, at: path.item)
      case .removeItems(let path, let count):
        items[path.section].removeSubrange(path.item..<path.item + count)
      default: continue
      }
    }
    try view.performUpdates(edits, animated: animated)
  }

  func wheel(_ points: Double) throws {
    try view.send(
      InputEvent(
        time: time, position: LayoutPoint(x: 50, y: 50),
        action: .wheel(delta: LayoutPoint(y: points))))
  }

  func item(_ element: ElementPath) -> Int? {
    guard case .item(let path) = element else { return nil }
    return items[path.section][path.item]
  }

  /// A size that depends on an item alone: from 30 to 89 pt across, from 20 to 199 pt along.
  static func size(_ item: Int) -> LayoutSize {
    LayoutSize(width: Double(30 + item &* 53 % 60), height: Double(20 + item &* 7919 % 180))
  }
}

extension Frame {
  /// What is wrong with the items that begin the first section, at the content's beginning: `nil` where they are
  /// as laid out from there, with no room before or between them.
  func fault(atBeginningOf stand: TileStand, _ kind: SharedLayout, columns: Int) -> String? {
    let items = visible.filter { $0.element.section == 0 }.sorted { $0.index < $1.index }
    guard !items.isEmpty, items[0].element == .item(ItemPath(section: 0, item: 0)) else {
      return "begins with \(items.first.map { "\($0.element)" } ?? "nothing")"
    }
    let starts = items.map(\.start.points)
    let aside = items.map(\.crossStart.points)
    let column = 300 / Double(columns)
    switch kind {
    case .grid, .spans, .masonry:
      for slot in 0..<min(columns, items.count)
      where starts[slot] != 0 || abs(aside[slot] - Double(slot) * column) > 0.01 {
        return "item \(slot) is at \(aside[slot]), \(starts[slot])"
      }
      var ends: [Int64: Ticks] = [:]
      for item in items where kind != .grid {
        if let end = ends[item.crossStart.rawValue], end != item.start {
          return "\(item.element) is \((item.start - end).points) behind the one before"
        }
        ends[item.crossStart.rawValue] = item.start + item.extent
      }
    case .flow:
      var room = 0.0
      for (slot, item) in items.enumerated() {
        let width = stand.item(item.element).map { stand.size($0).width } ?? 0
        if room + width > 300 { break }
        if starts[slot] != 0 || aside[slot] != room {
          return "item \(slot) is at \(aside[slot]), \(starts[slot]), not \(room), 0"
        }
        room += width
      }
    }
    return nil
  }
}
