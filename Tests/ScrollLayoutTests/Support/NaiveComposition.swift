import ScrollPrimitives

@testable import ScrollLayout

/// The slow twin of `CompositionalLayout`: lays every group out with a cursor. O(n) a question.
struct NaiveComposition {
  struct Item {
    var id: Int
    var width: Ticks?
    var height: Ticks?
    var isMeasured = false
  }

  struct Line {
    var members: [Int]
    var firstPlace: Int
    var extent: Ticks
    /// What the free places before it count with.
    var free: [(main: Int64, cross: Int64)] = []
  }

  struct Section {
    var spec: SectionSpec
    var items: [Item]
    var phase = 0
    var lines: [Line] = []
    var header: (extent: Ticks, isMeasured: Bool)
    var footer: (extent: Ticks, isMeasured: Bool)
    var band: Ticks
    var isBandMeasured = false
    /// As the layout says: what it has to be is checked elsewhere.
    var offset = Ticks.zero
    var isOrthogonal: Bool { spec.orthogonalBehavior != .none }
  }

  let axis: Axis
  let container: LayoutSize
  var sections: [Section] = []
  private var nextID = 0

  init(axis: Axis, container: LayoutSize) {
    self.axis = axis
    self.container = container
  }

  func room(_ spec: SectionSpec) -> LayoutSize {
    LayoutSize(
      width: max(0, container.width - spec.insets.left - spec.insets.right),
      height: max(0, container.height - spec.insets.top - spec.insets.bottom))
  }

  func box(_ spec: SectionSpec) -> NaiveBox {
    let box = NaiveBox(spec.group, in: room(spec))
    for (place, item) in box.items.enumerated() { item.place = place }
    return box
  }

  /// What is along the axis, and what across it.
  private func turn(_ width: Ticks, _ height: Ticks) -> (main: Ticks, cross: Ticks) {
    axis == .vertical ? (height, width) : (width, height)
  }

  private func turn(_ cross: Ticks, _ main: Ticks, back: Bool) -> (Ticks, Ticks) {
    axis == .vertical ? (cross, main) : (main, cross)
  }

  private func estimates(_ spec: SectionSpec) -> (main: Ticks, cross: Ticks, places: Int) {
    let box = box(spec)
    let places = box.items.count
    box.measure(NaiveBox.Line(present: 0..<places))
    let size = turn(box.size.width, box.size.height)
    return (size.main, size.cross, places)
  }

  private func boundary(_ boundary: BoundarySpec?, _ spec: SectionSpec) -> (Ticks, Bool) {
    guard let boundary else { return (.zero, true) }
    let main = axis == .vertical ? boundary.size.height : boundary.size.width
    return (Ticks(clamping: NaiveBox.points(main, room(spec))), !main.isEstimated)
  }

  mutating func insertSection(_ spec: SectionSpec, count: Int, at number: Int) {
    let band = estimates(spec).main
    sections.insert(
      Section(
        spec: spec, items: makeItems(count), header: boundary(spec.header, spec),
        footer: boundary(spec.footer, spec), band: band), at: number)
    wrap(number)
  }

  private mutating func makeItems(_ count: Int) -> [Item] {
    defer { nextID += count }
    return (nextID..<nextID + count).map { Item(id: $0) }
  }

  private mutating func wrap(_ section: Int) {
    let (main, cross, places) = estimates(sections[section].spec)
    let extent = sections[section].isOrthogonal ? cross : main
    var lines: [Line] = []
    for (number, item) in sections[section].items.enumerated() {
      let place = (number + sections[section].phase) % places
      if place == 0 || lines.isEmpty {
        lines.append(Line(members: [], firstPlace: place, extent: extent))
      }
      lines[lines.count - 1].members.append(item.id)
    }
    sections[section].lines = lines
  }

  /// Makes an edit of items. `adopt` says what a line that holds others than before takes.
  mutating func apply(_ edit: ItemEdit, anchor: Int?, adopt: (Int, Int) -> (Ticks, LineSizes)) {
    let section: Int
    let old: Section
    switch edit {
    case .insertItems(let path, let count):
      section = path.section
      old = sections[section]
      let places = estimates(old.spec).places
      sections[section].items.insert(contentsOf: makeItems(count), at: path.item)
      if let anchor, path.item <= anchor {
        sections[section].phase = (old.phase + places - count % places) % places
      }
    case .removeItems(let path, let count):
      section = path.section
      old = sections[section]
      let places = estimates(old.spec).places
      sections[section].items.removeSubrange(path.item..<path.item + count)
      if let anchor, path.item <= anchor {
        sections[section].phase =
          path.item + count < old.items.count ? (old.phase + count) % places : 0
      }
    default: return
    }
    let kept = Set(old.items.map(\.id)).intersection(sections[section].items.map(\.id))
    if kept.isEmpty { sections[section].phase = 0 }
    wrap(section)
    let oldLines = Dictionary(uniqueKeysWithValues: old.lines.map { ($0.members[0], $0) })
    for number in sections[section].lines.indices {
      let line = sections[section].lines[number]
      if let same = oldLines[line.members[0]], same.members == line.members,
        same.firstPlace == line.firstPlace
      {
        sections[section].lines[number] = same
        continue
      }
      let (extent, known) = adopt(section, number)
      sections[section].lines[number].extent = extent
      sections[section].lines[number].free = (0..<line.firstPlace).map {
        (known.main[$0], known.cross[$0])
      }
      for item in sections[section].items.indices {
        guard let position = line.members.firstIndex(of: sections[section].items[item].id) else {
          continue
        }
        let place = line.firstPlace + position
        let (width, height) = turn(
          Ticks(rawValue: known.cross[place]), Ticks(rawValue: known.main[place]), back: true)
        sections[section].items[item].width = width < .zero ? nil : width
        sections[section].items[item].height = height < .zero ? nil : height
        sections[section].items[item].isMeasured = false
      }
    }
  }

  /// The box of a line, measured.
  private func measured(_ section: Section, _ line: Line, _ box: NaiveBox) {
    var known = NaiveBox.Line(
      present: line.firstPlace..<line.firstPlace + line.members.count)
    for (place, free) in line.free.enumerated() {
      let (width, height) = turn(
        Ticks(rawValue: free.cross), Ticks(rawValue: free.main), back: true)
      if width >= .zero { known.widths[place] = width }
      if height >= .zero { known.heights[place] = height }
    }
    for item in section.items {
      guard let position = line.members.firstIndex(of: item.id) else { continue }
      let place = line.firstPlace + position
      // What was asked and came to nothing counts with the estimate when it is asked again.
      if let width = item.width, width > .zero || item.isMeasured { known.widths[place] = width }
      if let height = item.height, height > .zero || item.isMeasured {
        known.heights[place] = height
      }
    }
    box.measure(known)
  }

  mutating func setSize(_ main: Ticks, _ cross: Ticks, at element: ElementPath) {
    switch element {
    case .header(let section):
      if !boundary(sections[section].spec.header, sections[section].spec).1 {
        sections[section].header = (main, true)
      }
    case .footer(let section):
      if !boundary(sections[section].spec.footer, sections[section].spec).1 {
        sections[section].footer = (main, true)
      }
    case .item(let path):
      let section = sections[path.section]
      let id = section.items[path.item].id
      guard let number = section.lines.firstIndex(where: { $0.members.contains(id) }) else {
        return
      }
      let line = section.lines[number]
      let box = box(section.spec)
      let asks = box.items.map { asked(by: $0) }
      let place = line.firstPlace + (line.members.firstIndex(of: id) ?? 0)
      guard asks[place].width || asks[place].height else { return }
      let (width, height) = axis == .vertical ? (cross, main) : (main, cross)
      if asks[place].width { sections[path.section].items[path.item].width = width }
      if asks[place].height { sections[path.section].items[path.item].height = height }
      sections[path.section].items[path.item].isMeasured = true
      measured(sections[path.section], line, box)
      let size = turn(box.size.width, box.size.height)
      var extent = section.isOrthogonal ? size.cross : size.main
      let isDone = line.members.enumerated().allSatisfy { position, id in
        let ask = asks[line.firstPlace + position]
        return !(ask.width || ask.height)
          || sections[path.section].items.contains { $0.id == id && $0.isMeasured }
      }
      if !isDone { extent = max(extent, line.extent) }
      sections[path.section].lines[number].extent = extent
      if section.isOrthogonal, isDone {
        sections[path.section].band =
          section.isBandMeasured ? max(section.band, size.main) : size.main
        sections[path.section].isBandMeasured = true
      }
    }
  }

  private func asked(by item: NaiveBox) -> (width: Bool, height: Bool) {
    var result = (width: false, height: false)
    if case .asked = item.width { result.width = true }
    if case .asked = item.height { result.height = true }
    return result
  }

  mutating func setNeedsMeasure(at path: ItemPath) {
    let id = sections[path.section].items[path.item].id
    guard let line = sections[path.section].lines.firstIndex(where: { $0.members.contains(id) })
    else { return }
    let members = sections[path.section].lines[line].members
    for item in sections[path.section].items.indices
    where members.contains(sections[path.section].items[item].id) {
      sections[path.section].items[item].isMeasured = false
    }
    if sections[path.section].lines[line].extent == .zero {
      let (main, cross, _) = estimates(sections[path.section].spec)
      sections[path.section].lines[line].extent = sections[path.section].isOrthogonal ? cross : main
    }
  }

  /// Lays everything out, one group after the other. With each element the range across that decides
  /// whether it is found.
  func attributes() -> (elements: [(LayoutAttributes, Range<Ticks>?)], end: Ticks) {
    var result: [(LayoutAttributes, Range<Ticks>?)] = []
    var cursor = Ticks.zero
    var index = 0
    for (number, section) in sections.enumerated() {
      let spec = section.spec
      let start = cursor
      let before = Ticks(clamping: axis == .vertical ? spec.insets.top : spec.insets.left)
      let after = Ticks(clamping: axis == .vertical ? spec.insets.bottom : spec.insets.right)
      let side = Ticks(clamping: axis == .vertical ? spec.insets.left : spec.insets.top)
      let spacing = Ticks(clamping: spec.interGroupSpacing)
      if spec.header?.extendsBoundary == true { cursor = cursor + section.header.extent }
      let bodySlot = cursor
      cursor = cursor + before
      let headerIndex = index
      index += 1
      let box = box(spec)
      let asks = box.items.map { asked(by: $0) }
      let body = cursor
      var across = side - section.offset
      var item = 0
      var slotStart = bodySlot
      for (position, line) in section.lines.enumerated() {
        let isLast = position == section.lines.count - 1
        measured(section, line, box)
        let own = turn(box.size.width, box.size.height)
        let (main, cross) =
          section.isOrthogonal ? (section.band, line.extent) : (line.extent, own.cross)
        let (width, height) = axis == .vertical ? (cross, main) : (main, cross)
        var frames: [Int: NaiveBox.Frame] = [:]
        box.place(in: .init(x: .zero, y: .zero, width: width, height: height)) { frames[$0] = $1 }
        let slotEnd =
          section.isOrthogonal
          ? body + section.band + after : cursor + line.extent + (isLast ? after : spacing)
        for place in line.firstPlace..<line.firstPlace + line.members.count {
          guard let frame = frames[place] else { continue }
          let (low, lowAcross) = turn(frame.x, frame.y)
          let (length, lengthAcross) = turn(frame.width, frame.height)
          // What does not fit is cut off.
          let (first, firstAcross) = (min(low, main), min(lowAcross, cross))
          let ask = asks[place].width || asks[place].height
          var element = LayoutAttributes(
            index: index, element: .item(ItemPath(section: number, item: item)),
            slotStart: section.isOrthogonal ? bodySlot : slotStart, start: cursor + first,
            extent: min(length, main - first), slotEnd: slotEnd,
            isMeasured: !ask || section.items[item].isMeasured)
          element.crossStart = (section.isOrthogonal ? across : side) + firstAcross
          element.crossExtent = min(lengthAcross, cross - firstAcross)
          result.append(
            (element, section.isOrthogonal ? across..<across + line.extent + spacing : nil))
          index += 1
          item += 1
        }
        if section.isOrthogonal {
          across = across + line.extent + spacing
        } else {
          cursor = cursor + line.extent + (isLast ? .zero : spacing)
          slotStart = cursor
        }
      }
      if section.isOrthogonal, !section.items.isEmpty { cursor = cursor + section.band }
      cursor = cursor + after
      if spec.footer?.extendsBoundary == true { cursor = cursor + section.footer.extent }
      if let header = spec.header {
        let place = result.firstIndex { $0.0.index > headerIndex } ?? result.count
        result.insert(
          (edge(header, section.header, start, cursor, number, headerIndex, isHeader: true), nil),
          at: place)
      }
      if let footer = spec.footer {
        result.append(
          (edge(footer, section.footer, start, cursor, number, index, isHeader: false), nil))
      }
      index += 1
    }
    return (result, cursor)
  }

  private func edge(
    _ boundary: BoundarySpec, _ state: (extent: Ticks, isMeasured: Bool), _ start: Ticks,
    _ end: Ticks, _ section: Int, _ index: Int, isHeader: Bool
  ) -> LayoutAttributes {
    let spec = sections[section].spec
    var place = isHeader ? start : end - state.extent
    var slot = (place, place + state.extent)
    let offset = axis == .vertical ? boundary.offset.y : boundary.offset.x
    var extent = state.extent
    if boundary.isPinned || !boundary.extendsBoundary || offset != 0 {
      if extent > end - start { extent = end - start }
      place = place + Ticks(clamping: offset)
      if place + extent > end { place = end - extent }
      if place < start { place = start }
      slot = (start, end)
    }
    var element = LayoutAttributes(
      index: index, element: isHeader ? .header(section: section) : .footer(section: section),
      slotStart: slot.0, start: place, extent: extent, slotEnd: slot.1,
      isMeasured: state.isMeasured)
    let width = axis == .vertical ? boundary.size.width : boundary.size.height
    let room = room(spec)
    element.crossExtent = Ticks(
      clamping: width.isEstimated
        ? (axis == .vertical ? room.width : room.height) : NaiveBox.points(width, room))
    element.crossStart = Ticks(
      clamping: axis == .vertical
        ? spec.insets.left + boundary.offset.x : spec.insets.top + boundary.offset.y)
    if boundary.isPinned {
      element.pins = isHeader ? .leading : .trailing
      element.zIndex = 1024
    } else if !boundary.extendsBoundary {
      element.zIndex = 1
    }
    return element
  }
}
