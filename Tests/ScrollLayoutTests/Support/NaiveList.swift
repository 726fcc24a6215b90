import ScrollPrimitives

@testable import ScrollLayout

/// The slow twin of `ListLayout`: walks over every element with a cursor. O(n) a question.
struct NaiveList {
  struct Element: Equatable {
    /// The element's own length, without the space around it.
    var extent: Ticks
    var isMeasured = false
  }

  struct Section {
    var header: Element
    var items: [Element]
    var footer: Element
  }

  let configuration: ListLayout.Configuration
  private(set) var sections: [Section] = []
  var crossLength = 390.0

  init(_ configuration: ListLayout.Configuration, counts: [Int]) {
    self.configuration = configuration
    sections = counts.map(section)
  }

  private func section(of count: Int) -> Section {
    Section(
      header: Element(extent: estimate(of: .header(section: 0))),
      items: Array(repeating: item, count: count),
      footer: Element(extent: estimate(of: .footer(section: 0))))
  }

  private var item: Element {
    Element(extent: estimate(of: .item(ItemPath(section: 0, item: 0))))
  }

  private func estimate(of path: ElementPath) -> Ticks {
    switch path {
    case .item:
      Ticks(clamping: configuration.fixedItemExtent ?? configuration.estimatedItemExtent)
    case .header:
      configuration.hasHeaders ? Ticks(clamping: configuration.estimatedHeaderExtent) : .zero
    case .footer:
      configuration.hasFooters ? Ticks(clamping: configuration.estimatedFooterExtent) : .zero
    }
  }

  /// Every element's path, in order.
  var paths: [ElementPath] {
    sections.enumerated().flatMap { number, section in
      [.header(section: number)]
        + section.items.indices.map { .item(ItemPath(section: number, item: $0)) }
        + [.footer(section: number)]
    }
  }

  func isShown(_ path: ElementPath) -> Bool {
    switch path {
    case .item: true
    case .header: configuration.hasHeaders
    case .footer: configuration.hasFooters
    }
  }

  private subscript(path: ElementPath) -> Element {
    get {
      switch path {
      case .item(let item): sections[item.section].items[item.item]
      case .header(let section): sections[section].header
      case .footer(let section): sections[section].footer
      }
    }
    set {
      switch path {
      case .item(let item): sections[item.section].items[item.item] = newValue
      case .header(let section): sections[section].header = newValue
      case .footer(let section): sections[section].footer = newValue
      }
    }
  }

  /// Lays every element out, one after the other, those too that are not shown.
  func attributes() -> [LayoutAttributes] {
    let insets = configuration.sectionInsets
    let isVertical = configuration.axis == .vertical
    let leading = Ticks(clamping: isVertical ? insets.top : insets.left)
    let trailing = Ticks(clamping: isVertical ? insets.bottom : insets.right)
    let spacing = Ticks(clamping: configuration.spacing)
    let side = isVertical ? insets.left : insets.top
    let width = crossLength - side - (isVertical ? insets.right : insets.bottom)
    var result: [LayoutAttributes] = []
    var cursor = Ticks.zero
    for (index, path) in paths.enumerated() {
      let element = self[path]
      let slotStart = cursor
      var start = cursor
      switch path {
      case .header(let section):
        cursor = cursor + element.extent
        // The insets of a section without items follow its header.
        if sections[section].items.isEmpty { cursor = cursor + leading + trailing }
      case .footer:
        cursor = cursor + element.extent
      case .item(let item):
        if item.item == 0 { cursor = cursor + leading }
        start = cursor
        cursor = cursor + element.extent
        let isLast = item.item + 1 == sections[item.section].items.count
        cursor = cursor + (isLast ? trailing : spacing)
      }
      var attributes = LayoutAttributes(
        index: index, element: path, slotStart: slotStart, start: start, extent: element.extent,
        slotEnd: cursor, isMeasured: element.isMeasured || isFixed(path))
      if case .item = path {
        attributes.crossStart = Ticks(clamping: side)
        attributes.crossExtent = Ticks(clamping: max(0, width))
      } else {
        attributes.crossExtent = Ticks(clamping: crossLength)
      }
      result.append(attributes)
    }
    pin(&result)
    return result
  }

  /// Has pinned elements own the room of their section.
  private func pin(_ attributes: inout [LayoutAttributes]) {
    guard configuration.pinsHeaders || configuration.pinsFooters else { return }
    var first = 0
    for slot in attributes.indices {
      switch attributes[slot].element {
      case .item:
        continue
      case .header:
        first = slot
      case .footer:
        if configuration.pinsHeaders {
          attributes[first].pins = .leading
          attributes[first].slotEnd = attributes[slot].end
          attributes[first].zIndex = 1024
        }
        if configuration.pinsFooters {
          attributes[slot].pins = .trailing
          attributes[slot].slotStart = starts(of: attributes[first])
          attributes[slot].zIndex = 1024
        }
      }
    }
  }

  private func starts(of header: LayoutAttributes) -> Ticks { header.start }

  var contentExtent: Ticks { attributes().last?.end ?? .zero }

  var measuredCount: Int { paths.count { self[$0].isMeasured } }

  /// The element whose slot covers the offset that lies inside the content and nearest to `offset`.
  func index(near offset: Ticks) -> Int? {
    let content = contentExtent
    guard content > .zero else { return nil }
    let inside = max(.zero, min(offset, content - Ticks(rawValue: 1)))
    var copy = self
    copy.unpin()
    return copy.attributes().firstIndex { $0.slotStart <= inside && inside < $0.slotEnd }
  }

  private mutating func unpin() {
    var plain = configuration
    plain.pinsHeaders = false
    plain.pinsFooters = false
    var naive = NaiveList(plain, counts: [])
    naive.sections = sections
    naive.crossLength = crossLength
    self = naive
  }

  /// What lies in a range: shown, with an extent, and its slot touching.
  func elements(in range: Range<Ticks>) -> [LayoutAttributes] {
    range.isEmpty ? [] : attributes().filter { isShown($0.element) && $0.slotTouches(range) }
  }

  /// Whether an element has a length that is not its own.
  private func isFixed(_ path: ElementPath) -> Bool {
    guard configuration.fixedItemExtent != nil, case .item = path else { return false }
    return true
  }

  /// Has all items measured, with these lengths in points.
  mutating func take(_ points: [Double]) {
    let items = paths.filter { if case .item = $0 { true } else { false } }
    for (path, points) in zip(items, points) {
      self[path] = Element(extent: Ticks(clamping: points), isMeasured: true)
    }
  }

  mutating func setExtent(_ extent: Ticks, at index: Int) {
    guard !isFixed(paths[index]) else { return }
    self[paths[index]] = Element(extent: extent, isMeasured: true)
  }

  mutating func setMeasured(at index: Int) {
    if !isFixed(paths[index]) { self[paths[index]].isMeasured = true }
  }

  mutating func setNeedsMeasure(at index: Int) { setNeedsMeasure(paths[index]) }

  private mutating func setNeedsMeasure(_ path: ElementPath) {
    guard !isFixed(path) else { return }
    self[path].isMeasured = false
    if self[path].extent == .zero { self[path].extent = estimate(of: path) }
  }

  mutating func setAllNeedMeasure() {
    for path in paths { setNeedsMeasure(path) }
  }

  /// - Precondition: the edit names what is there.
  mutating func apply(_ edit: ItemEdit) {
    switch edit {
    case .insertItems(let at, let count):
      sections[at.section].items.insert(
        contentsOf: Array(repeating: item, count: count), at: at.item)
    case .removeItems(let at, let count):
      sections[at.section].items.removeSubrange(at.item..<at.item + count)
    case .moveItem(let from, let to):
      let moved = sections[from.section].items.remove(at: from.item)
      sections[to.section].items.insert(moved, at: to.item)
    case .insertSections(let at, let counts):
      sections.insert(contentsOf: counts.map(section), at: at)
    case .removeSections(let at, let count):
      sections.removeSubrange(at..<at + count)
    case .moveSection(let from, let to):
      sections.insert(sections.remove(at: from), at: to)
    }
  }
}
