import ScrollPrimitives

@testable import ScrollLayout

/// The slow twin of `GridLayout`: lays every line out with a cursor. O(n) a question.
struct NaiveGrid {
  struct Item {
    var id: Int
    var size: Ticks?
    var isMeasured = false
  }

  struct Line: Equatable {
    /// The ids of its items, with the columns they stand in.
    var members: [Int]
    var firstColumn: Int
    var extent: Ticks
  }

  struct Section {
    var items: [Item]
    var phase = 0
    var lines: [Line] = []
    var header: (extent: Ticks, isMeasured: Bool)
    var footer: (extent: Ticks, isMeasured: Bool)
  }

  let configuration: GridLayout.Configuration
  private(set) var crossLength: Double
  private(set) var columns: [Ticks] = []
  private(set) var estimate = Ticks.zero
  var sections: [Section] = []
  private var nextID = 0

  init(_ configuration: GridLayout.Configuration, counts: [Int], crossLength: Double) {
    self.configuration = configuration
    self.crossLength = crossLength
    for count in counts { sections.append(makeSection(count)) }
    resize(crossLength)
  }

  private mutating func makeItems(_ count: Int) -> [Item] {
    defer { nextID += count }
    return (nextID..<nextID + count).map { Item(id: $0) }
  }

  private mutating func makeSection(_ count: Int) -> Section {
    Section(
      items: makeItems(count),
      header: (Ticks(clamping: configuration.estimatedHeaderExtent), false),
      footer: (Ticks(clamping: configuration.estimatedFooterExtent), false))
  }

  var isEstimated: Bool {
    if case .estimated = configuration.lineExtent { true } else { false }
  }

  /// A new room: columns are cut again, and everything is asked again.
  mutating func resize(_ length: Double) {
    let before = (columns.count, columns)
    crossLength = length
    let axis = configuration.axis
    let insets = configuration.sectionInsets
    let left = axis == .vertical ? insets.left + insets.right : insets.top + insets.bottom
    let room = Ticks(clamping: length - left).points
    var count: Int
    switch configuration.columns {
    case .count(let number): count = number
    case .sizeClass(let compact, _): count = compact
    case .adaptive(let minimum):
      count = 1
      while Double(count + 1) * minimum + Double(count) * configuration.columnSpacing <= room + 1e-6
      {
        count += 1
      }
    }
    count = max(1, min(count, GridLayout.maximumColumns))
    let gaps = Int64(count - 1) * Ticks(clamping: configuration.columnSpacing).rawValue
    var rest = max(0, Ticks(clamping: length - left).rawValue - gaps)
    columns = []
    for column in 0..<count {
      let each = (rest + Int64(count - column) - 1) / Int64(count - column)
      columns.append(Ticks(rawValue: each))
      rest -= each
    }
    guard before != (columns.count, columns) else { return }
    switch configuration.lineExtent {
    case .fixed(let extent), .estimated(let extent): estimate = Ticks(clamping: extent)
    case .aspect(let ratio): estimate = Ticks(clamping: columns[0].points * ratio)
    }
    for section in sections.indices {
      let keeps = sections[section].phase == 0 && before.0 == count && isEstimated
      let old = sections[section].lines
      sections[section].phase = 0
      for item in sections[section].items.indices {
        sections[section].items[item].isMeasured = false
        if !keeps { sections[section].items[item].size = nil }
      }
      wrap(section)
      if keeps {
        for line in old.indices {
          sections[section].lines[line].extent =
            old[line].extent == .zero ? estimate : old[line].extent
        }
      }
      if sections[section].header.extent == .zero {
        sections[section].header.extent = Ticks(clamping: configuration.estimatedHeaderExtent)
      }
      if sections[section].footer.extent == .zero {
        sections[section].footer.extent = Ticks(clamping: configuration.estimatedFooterExtent)
      }
      sections[section].header.isMeasured = false
      sections[section].footer.isMeasured = false
    }
  }

  /// Cuts a section into lines, all with the estimate.
  private mutating func wrap(_ section: Int) {
    var lines: [Line] = []
    for (number, item) in sections[section].items.enumerated() {
      let column = (number + sections[section].phase) % columns.count
      if column == 0 || lines.isEmpty {
        lines.append(Line(members: [], firstColumn: column, extent: estimate))
      }
      lines[lines.count - 1].members.append(item.id)
    }
    sections[section].lines = lines
  }

  /// Makes an edit. `adopt` says what a line that holds others than before takes.
  mutating func apply(_ edit: ItemEdit, anchor: ItemPath?, adopt: (Int, Int) -> (Ticks, [Int64])) {
    switch edit {
    case .insertItems(let path, let count):
      let new = makeItems(count)
      let isBefore = anchor.map { $0.section == path.section && path.item <= $0.item } ?? false
      change(path.section, adopt) { section, columns in
        let follower = path.item + section.phase
        section.items.insert(contentsOf: new, at: path.item)
        if isBefore {
          section.phase = (follower + columns * 99 - path.item - count % columns) % columns
        }
      }
    case .removeItems(let path, let count):
      let isBefore = anchor.map { $0.section == path.section && path.item <= $0.item } ?? false
      change(path.section, adopt) { section, columns in
        let follower = path.item + count + section.phase
        let held = section.items.count
        section.items.removeSubrange(path.item..<path.item + count)
        if isBefore {
          section.phase =
            path.item + count < held ? (follower + columns * 99 - path.item) % columns : 0
        }
      }
    case .moveItem:
      // Twins make it of the two above.
      break
    case .insertSections(let at, let counts):
      for (number, count) in counts.enumerated() {
        sections.insert(makeSection(count), at: at + number)
        wrap(at + number)
      }
    case .removeSections(let at, let count): sections.removeSubrange(at..<at + count)
    case .moveSection(let from, let to): sections.insert(sections.remove(at: from), at: to)
    }
  }

  private mutating func change(
    _ section: Int, _ adopt: (Int, Int) -> (Ticks, [Int64]), _ body: (inout Section, Int) -> Void
  ) {
    let old = sections[section]
    body(&sections[section], columns.count)
    let kept = Set(old.items.map(\.id)).intersection(sections[section].items.map(\.id))
    if kept.isEmpty { sections[section].phase = 0 }
    let oldLines = Dictionary(grouping: old.lines) { $0.members[0] }
    wrap(section)
    for number in sections[section].lines.indices {
      let line = sections[section].lines[number]
      if let same = oldLines[line.members[0]]?.first, same.members == line.members,
        same.firstColumn == line.firstColumn
      {
        sections[section].lines[number].extent = same.extent
        continue
      }
      let (extent, sizes) = adopt(section, number)
      sections[section].lines[number].extent = extent
      for item in sections[section].items.indices {
        guard let position = line.members.firstIndex(of: sections[section].items[item].id) else {
          continue
        }
        let size = sizes[line.firstColumn + position]
        sections[section].items[item].size = size < 0 ? nil : Ticks(rawValue: size)
        sections[section].items[item].isMeasured = false
      }
    }
  }

  private func known(_ item: Item) -> Ticks {
    guard let size = item.size, size > .zero || item.isMeasured else { return estimate }
    return size
  }

  /// Where the line of an item stands.
  private func line(of path: ItemPath) -> Int {
    let id = sections[path.section].items[path.item].id
    return sections[path.section].lines.firstIndex { $0.members.contains(id) } ?? 0
  }

  mutating func setSize(_ size: Ticks, at element: ElementPath) {
    switch element {
    case .header(let section): sections[section].header = (size, true)
    case .footer(let section): sections[section].footer = (size, true)
    case .item(let path):
      guard isEstimated else { return }
      sections[path.section].items[path.item].size = size
      sections[path.section].items[path.item].isMeasured = true
      let number = line(of: path)
      let line = sections[path.section].lines[number]
      let members = sections[path.section].items.filter { line.members.contains($0.id) }
      var extent = members.map(known).max() ?? .zero
      if members.contains(where: { !$0.isMeasured }) { extent = max(extent, line.extent) }
      sections[path.section].lines[number].extent = extent
    }
  }

  mutating func setNeedsMeasure(at element: ElementPath) {
    switch element {
    case .header(let section):
      sections[section].header.isMeasured = false
      if sections[section].header.extent == .zero {
        sections[section].header.extent = Ticks(clamping: configuration.estimatedHeaderExtent)
      }
    case .footer(let section):
      sections[section].footer.isMeasured = false
      if sections[section].footer.extent == .zero {
        sections[section].footer.extent = Ticks(clamping: configuration.estimatedFooterExtent)
      }
    case .item(let path):
      let number = line(of: path)
      let line = sections[path.section].lines[number]
      for item in sections[path.section].items.indices
      where line.members.contains(sections[path.section].items[item].id) {
        sections[path.section].items[item].isMeasured = false
      }
      if line.extent == .zero { sections[path.section].lines[number].extent = estimate }
    }
  }

  /// Lays everything out, one line after the other.
  func attributes() -> (elements: [LayoutAttributes], end: Ticks) {
    let insets = configuration.sectionInsets
    let isVertical = configuration.axis == .vertical
    let before = Ticks(clamping: isVertical ? insets.top : insets.left)
    let after = Ticks(clamping: isVertical ? insets.bottom : insets.right)
    let side = Ticks(clamping: isVertical ? insets.left : insets.top)
    let spacing = Ticks(clamping: configuration.lineSpacing)
    let gap = Ticks(clamping: configuration.columnSpacing)
    var result: [LayoutAttributes] = []
    var cursor = Ticks.zero
    var index = 0
    for (number, section) in sections.enumerated() {
      let sectionStart = cursor
      let header = index
      if configuration.hasHeaders {
        var element = LayoutAttributes(
          index: index, element: .header(section: number), start: cursor,
          extent: section.header.extent, crossExtent: Ticks(clamping: crossLength),
          isMeasured: section.header.isMeasured)
        if configuration.pinsHeaders { (element.pins, element.zIndex) = (.leading, 1024) }
        result.append(element)
        cursor = cursor + section.header.extent
      }
      index += 1
      var slotStart = cursor
      cursor = cursor + before
      var item = 0
      for (line, content) in section.lines.enumerated() {
        let isLast = line == section.lines.count - 1
        let end = cursor + content.extent
        for position in content.members.indices {
          let column = content.firstColumn + position
          var across = side
          for other in 0..<column { across = across + columns[other] + gap }
          var start = cursor
          var extent = content.extent
          if isEstimated, configuration.itemAlignment != .fill {
            extent = known(section.items[item])
            if configuration.itemAlignment == .center, extent < content.extent {
              start.rawValue += (content.extent - extent).rawValue / 2
            }
            extent = min(extent, end - start)
          }
          var element = LayoutAttributes(
            index: index, element: .item(ItemPath(section: number, item: item)),
            slotStart: slotStart, start: start, extent: extent,
            slotEnd: end + (isLast ? after : spacing),
            isMeasured: !isEstimated || section.items[item].isMeasured)
          element.crossStart = across
          element.crossExtent = columns[column]
          result.append(element)
          index += 1
          item += 1
        }
        cursor = end + (isLast ? .zero : spacing)
        slotStart = cursor
      }
      cursor = cursor + after
      if configuration.hasFooters {
        var element = LayoutAttributes(
          index: index, element: .footer(section: number), start: cursor,
          extent: section.footer.extent, crossExtent: Ticks(clamping: crossLength),
          isMeasured: section.footer.isMeasured)
        cursor = cursor + section.footer.extent
        if configuration.pinsFooters {
          (element.pins, element.zIndex) = (.trailing, 1024)
          element.slotStart = sectionStart
        }
        result.append(element)
      }
      index += 1
      if configuration.pinsHeaders, let place = result.firstIndex(where: { $0.index == header }),
        configuration.hasHeaders
      {
        result[place].slotEnd = cursor
      }
    }
    return (result, cursor)
  }
}
