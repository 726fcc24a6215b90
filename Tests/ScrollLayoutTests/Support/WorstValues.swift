import ScrollPrimitives
import ScrollTools

@_spi(Index) @testable import ScrollLayout

/// Every public entry of ScrollLayout that takes a number, a place or a range, tried with the worst of them.
/// The functions of layouts are tried by `WorstLayouts`.
enum WorstValues {
  struct Entry: Sendable {
    var name: String
    var attempt: @Sendable () throws -> Void
  }

  static let ints = [
    Int.min, Int.min + 1, -(1 << 31), -2, -1, 0, 1, 2, 7, 1 << 31, Int.max - 1, .max,
  ]
  static let points = [
    Double.nan, .infinity, -.infinity, -.greatestFiniteMagnitude, -0x1p53, -1, -0.0, 0,
    .leastNonzeroMagnitude, 0.3, 1, 44, 0x1p43, 0x1p53, 0x1p63, .greatestFiniteMagnitude,
  ]
  static let ticks = [
    Int64.min, Int64.min + 1, -(1 << 53) - 1, -(1 << 53), -1, 0, 1, 1024, 1 << 53, (1 << 53) + 1,
    Int64.max - 1, .max,
  ].map { Ticks(rawValue: $0) }

  static var ranges: [Range<Int>] { pairs(ints) }
  static var windows: [LayoutWindow] {
    let ranges: [Range<Ticks>] = pairs([.min, -(1 << 53), -1, 0, 5000, 1 << 53, .max]).map {
      Ticks(rawValue: $0.lowerBound)..<Ticks(rawValue: $0.upperBound)
    }
    return ranges.flatMap { main in ranges.map { LayoutWindow(main: main, cross: $0) } }
      .enumerated().filter { $0.offset % 3 == 0 }.map(\.element)
  }
  static var paths: [ItemPath] {
    ints.flatMap { section in ints.map { ItemPath(section: section, item: $0) } }
  }
  static var elements: [ElementPath] {
    paths.map { .item($0) } + ints.flatMap { [.header(section: $0), .footer(section: $0)] }
  }
  static var sizes: [LayoutSize] {
    points.flatMap { width in points.map { LayoutSize(width: width, height: $0) } }
  }

  static func pairs<Bound: Comparable>(_ bounds: [Bound]) -> [Range<Bound>] {
    bounds.flatMap { low in bounds.filter { $0 >= low }.map { low..<$0 } }
  }

  static var structures: [ItemStructure] {
    let counts = [[], [0], [3], [4, 0, 9], [0, 0], [1 << 20], [Int.max - 2]]
    return counts.compactMap { try? ItemStructure(sectionCounts: $0) }
  }

  static var contexts: [LayoutContext] {
    let few = [
      Double.nan, -.infinity, -1, 0, 0.3, 390, 0x1p43, .greatestFiniteMagnitude, .infinity,
    ]
    let sizes = few.flatMap { width in few.map { LayoutSize(width: width, height: $0) } }
    return structures.flatMap { structure in
      (structure.itemCount == 13 ? sizes : [LayoutSize(width: 390, height: 844)]).map {
        LayoutContext(structure: structure, container: $0)
      }
    }
  }

  static var edits: [[ItemEdit]] {
    let few = [Int.min, -1, 0, 1, 3, Int.max]
    var edits: [[ItemEdit]] = [[]]
    for one in few {
      for other in few {
        let path = ItemPath(section: one, item: other)
        edits += [
          [.insertItems(at: path, count: other)], [.removeItems(at: path, count: other)],
          [.insertItems(at: ItemPath(section: 0, item: 0), count: one)],
          [.removeItems(at: ItemPath(section: 0, item: 0), count: one)],
          [.moveItem(from: path, to: ItemPath(section: other, item: one))],
          [.insertSections(at: one, counts: [other, other])],
          [.removeSections(at: one, count: other)], [.moveSection(from: one, to: other)],
        ]
      }
    }
    return edits
  }

  static let entries: [Entry] = geometry + rows + descriptions + tables

  private static let geometry = [
    Entry(name: "Ticks.init?(points:)") { for value in points { _ = Ticks(points: value) } },
    Entry(name: "Ticks.init(clamping:)") {
      for value in points { _ = Ticks(clamping: value).points }
    },
    Entry(name: "Ticks.<(a:b:)") { for a in ticks { for b in ticks { _ = a < b } } },
    Entry(name: "Ticks.+(a:b:)") { for a in ticks { for b in ticks { _ = a + b } } },
    Entry(name: "Ticks.-(a:b:)") { for a in ticks { for b in ticks { _ = a - b } } },
    Entry(name: "Ticks.-(a:)") { for a in ticks { _ = -a } },
    Entry(name: "Ticks.init(rawValue:)") { _ = ticks.map { Ticks(rawValue: $0.rawValue).points } },
    Entry(name: "LayoutArrangement.init(values:)") {
      let numbers: [Int64] = [.min, -1, 0, 1, 2, 3, 1 << 53, .max]
      for make in WorstLayouts.all {
        var layout = try make.layout()
        try? layout.prepare(
          LayoutContext(structure: structures[3], container: LayoutSize(width: 390, height: 844)))
        for seed in UInt64(0)..<200 {
          var random = SeededGenerator(seed: seed)
          let values = (0..<40).map { _ in numbers.randomElement(using: &random) ?? 0 }
          layout.restore([], LayoutArrangement(values: values), anchor: 1)
          _ = layout.attributes(at: 2)
        }
      }
    },
    Entry(name: "LayoutContext.init(structure:container:traits:)") { _ = contexts.count },
    Entry(name: "LayoutInvalidation.init(context:edits:isResized:anchor:)") {
      for anchor in ints { _ = LayoutInvalidation(context: LayoutContext(), anchor: anchor) }
    },
    Entry(name: "LayoutWindow.init(main:cross:)") { _ = windows.map(\.bounded) },
    Entry(
      name:
        "LayoutAttributes.init(index:element:start:extent:crossStart:crossExtent:isMeasured:zIndex:)"
    ) {
      for start in ticks {
        for extent in ticks {
          let one = LayoutAttributes(
            index: .max, element: .header(section: .min), start: start, extent: extent,
            crossStart: extent, crossExtent: start, zIndex: .min)
          for range in pairs(ticks) { _ = (one.touches(range), one.slotTouches(range)) }
          _ = (one.end, one.crossEnd, one.isPinned)
        }
      }
    },
    Entry(name: "LayoutAttributes.init(index:element:slotStart:start:extent:slotEnd:isMeasured:)") {
      for start in ticks {
        for extent in ticks {
          _ =
            LayoutAttributes(
              index: .min, element: .footer(section: .max), slotStart: start, start: extent,
              extent: start, slotEnd: extent, isMeasured: true
            ).end
        }
      }
    },
    Entry(name: "LayoutAttributes.touches(_:)") {},
    Entry(name: "LayoutAttributes.slotTouches(_:)") {},
    Entry(name: "DecorationAttributes.init(path:start:extent:crossStart:crossExtent:zIndex:)") {
      let path = DecorationPath(kind: .separator, element: .header(section: .max))
      for start in ticks {
        for extent in ticks {
          _ =
            DecorationAttributes(
              path: path, start: start, extent: extent, crossStart: extent, crossExtent: start
            ).end
        }
      }
    },
    Entry(name: "DecorationPath.init(kind:element:)") {
      for element in elements { _ = DecorationPath(kind: "x", element: element).description }
    },
    Entry(name: "LayoutAppearance.init(offset:crossOffset:opacity:scale:)") {
      for value in points {
        _ = LayoutAppearance(
          offset: ticks[0], crossOffset: ticks[0], opacity: value, scale: value)
      }
    },
    Entry(name: "MeasuredSize.init(index:extent:crossExtent:)") {
      for value in ticks { _ = MeasuredSize(index: .max, extent: value, crossExtent: value) }
    },
    Entry(name: "Columns.count(available:spacing:sizeClass:)") {
      for one in points {
        for other in points {
          for third in points {
            _ = Columns.adaptive(minimumLength: third).count(
              available: one, spacing: other, sizeClass: .compact)
          }
          for count in ints {
            _ = Columns.count(count).count(available: one, spacing: other, sizeClass: .regular)
            _ = Columns.sizeClass(compact: count, regular: count).count(
              available: one, spacing: other, sizeClass: .regular)
          }
        }
      }
    },
  ]

  private static let rows = [
    Entry(name: "ItemPath.init(section:item:)") { _ = paths.map(\.description) },
    Entry(name: "ItemPath.<(a:b:)") { _ = paths.sorted() },
    Entry(name: "ItemStructure.init(sectionCounts:)") {
      for one in ints { for other in ints { _ = try? ItemStructure(sectionCounts: [one, other]) } }
    },
    Entry(name: "ItemStructure.contains(_:)") {
      for row in structures {
        for path in paths { _ = row.contains(path) }
        for element in elements { _ = row.contains(element) }
      }
    },
    Entry(name: "ItemStructure.index(of:)") {
      for row in structures { for element in elements { _ = row.index(of: element) } }
    },
    Entry(name: "ItemStructure.elements(ofSection:)") {
      for row in structures { for number in ints { _ = row.elements(ofSection: number).count } }
    },
    Entry(name: "ItemStructure.path(at:)") {
      for row in structures { for number in ints { _ = row.path(at: number).description } }
    },
    Entry(name: "ItemStructure.path(atItem:)") {
      for row in structures { for number in ints { _ = row.path(atItem: number) } }
    },
    Entry(name: "ItemStructure.item(after:)") {
      for row in structures { for number in ints { _ = row.item(after: number) } }
    },
    Entry(name: "ItemStructure.item(before:)") {
      for row in structures { for number in ints { _ = row.item(before: number) } }
    },
    Entry(name: "ItemStructure.section(at:)") {
      for row in structures { for number in ints { _ = row.section(at: number) } }
    },
    Entry(name: "ItemStructure.apply(_:)") {
      for row in structures {
        for edits in edits {
          var row = row
          for edit in edits { _ = try? row.apply(edit) }
          _ = (row.itemCount, row.elementCount)
        }
      }
    },
    Entry(name: "RowChange.place(of:)") {
      for change in changes { for number in ints { _ = change.place(of: number) } }
    },
    Entry(name: "[RowChange].place(of:)") { for number in ints { _ = changes.place(of: number) } },
    Entry(name: "[RowChange].unmovedPlace(of:)") {
      for number in ints { _ = changes.unmovedPlace(of: number) }
    },
    Entry(name: "[RowChange].nearestPlace(of:)") {
      for number in ints { _ = changes.nearestPlace(of: number) }
    },
    Entry(name: "[RowChange].formerPlace(of:)") {
      for number in ints { _ = changes.formerPlace(of: number) }
      for change in changes { for number in ints { _ = [change].formerPlace(of: number) } }
    },
  ]

  private static var changes: [RowChange] {
    ints.flatMap { at in ints.map { .insert(at: at, count: $0) } } + ranges.map { .remove($0) }
      + ranges.flatMap { range in ints.map { .move(range, to: $0) } }
  }
}
