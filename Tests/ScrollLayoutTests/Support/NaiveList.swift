import ScrollPrimitives

@testable import ScrollLayout

/// The slow twin of `ListLayout`: walks over every element with a cursor. O(n) a question.
struct NaiveList {
  struct Element {
    var path: ElementPath
    /// The element's own length, without the space around it.
    var extent: Ticks
    var isMeasured = false
  }

  let configuration: ListLayout.Configuration
  let counts: [Int]
  private(set) var elements: [Element] = []

  init(_ configuration: ListLayout.Configuration, counts: [Int]) {
    self.configuration = configuration
    self.counts = counts
    let header =
      configuration.hasHeaders ? Ticks(clamping: configuration.estimatedHeaderExtent) : .zero
    let item = Ticks(clamping: configuration.estimatedItemExtent)
    for (section, count) in counts.enumerated() {
      elements.append(Element(path: .header(section: section), extent: header))
      for number in 0..<count {
        let path = ItemPath(section: section, item: number)
        elements.append(Element(path: .item(path), extent: item))
      }
    }
  }

  /// Lays every element out, one after the other.
  func attributes() -> [LayoutAttributes] {
    let insets = configuration.sectionInsets
    let isVertical = configuration.axis == .vertical
    let leading = Ticks(clamping: isVertical ? insets.top : insets.left)
    let trailing = Ticks(clamping: isVertical ? insets.bottom : insets.right)
    let spacing = Ticks(clamping: configuration.spacing)
    var result: [LayoutAttributes] = []
    var cursor = Ticks.zero
    for (index, element) in elements.enumerated() {
      let slotStart = cursor
      var start = cursor
      var isMeasured = element.isMeasured
      switch element.path {
      case .header(let section):
        cursor = cursor + element.extent
        // The insets of a section without items follow its header.
        if counts[section] == 0 { cursor = cursor + leading + trailing }
        if !configuration.hasHeaders { isMeasured = true }
      case .item(let path):
        if path.item == 0 { cursor = cursor + leading }
        start = cursor
        cursor = cursor + element.extent
        cursor = cursor + (path.item + 1 < counts[path.section] ? spacing : trailing)
      }
      result.append(
        LayoutAttributes(
          index: index, element: element.path, slotStart: slotStart, start: start,
          extent: element.extent, slotEnd: cursor, isMeasured: isMeasured))
    }
    return result
  }

  var contentExtent: Ticks { attributes().last?.slotEnd ?? .zero }

  var measuredCount: Int { elements.count { $0.isMeasured } }

  /// The element whose slot covers the offset that lies inside the content and nearest to `offset`.
  func index(near offset: Ticks) -> Int? {
    let content = contentExtent
    guard content > .zero else { return nil }
    let inside = max(.zero, min(offset, content - Ticks(rawValue: 1)))
    return attributes().firstIndex { $0.slotStart <= inside && inside < $0.slotEnd }
  }

  mutating func setExtent(_ extent: Ticks, at index: Int) {
    elements[index].extent = extent
    elements[index].isMeasured = true
  }

  mutating func setMeasured(at index: Int) { elements[index].isMeasured = true }

  mutating func setNeedsMeasure(at index: Int) {
    elements[index].isMeasured = false
    guard elements[index].extent == .zero else { return }
    if case .item = elements[index].path {
      elements[index].extent = Ticks(clamping: configuration.estimatedItemExtent)
    } else if configuration.hasHeaders {
      elements[index].extent = Ticks(clamping: configuration.estimatedHeaderExtent)
    }
  }

  mutating func setAllNeedMeasure() {
    for index in elements.indices { setNeedsMeasure(at: index) }
  }
}
