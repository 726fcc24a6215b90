import ScrollLayout
import ScrollPrimitives

/// Content as lines one after the other, each as long as its longest element: lists, grids, simple
/// compositions, tables and the custom layout. All of it is laid out, from the true sizes.
struct NaiveLines {
  struct Member {
    var key: PromiseModel.Key
    var extent: Int64
    var crossStart: Int64
    var crossExtent: Int64
  }

  struct Line {
    /// What lies between this line and the one before it.
    var gap: Int64
    var extent: Int64
    var members: [Member]
    /// Where the line starts, from the start of the content.
    var start: Int64 = 0
  }

  var lines: [Line] = []
  var length: Int64 = 0
  /// Rows of a table that are not on screen where they belong, and whose cells may have another length by now.
  var unknownRows: [Int] = []
  private var pending: Int64 = 0

  /// - Parameter free: how many places stay free at the beginning of each section.
  init(_ scene: PromiseScene, _ model: PromiseModel, free: [Int], emptyHasInsets: Bool) {
    let layout = scene.layout
    let insets = layout.insets
    let room = scene.cross - Self.ticks(insets.crossSum(layout.axis))
    let crossLead = Self.ticks(insets.crossLeading(layout.axis))
    for (number, section) in scene.sections.enumerated() {
      if layout.hasHeaders { addBoundary(.header(section.id), scene, model) }
      if !section.items.isEmpty || emptyHasInsets {
        pending += Self.ticks(insets.leading(layout.axis))
      }
      switch layout.kind {
      case .table: addTableRow(number, section, layout, scene, model)
      case .custom: addSteps(section, layout, scene, model)
      default:
        addGrid(section, layout, model, room: room, crossLead: crossLead, free: free[number])
      }
      if !section.items.isEmpty || emptyHasInsets {
        pending += Self.ticks(insets.trailing(layout.axis))
      }
      if layout.hasFooters { addBoundary(.footer(section.id), scene, model) }
    }
    length += pending
  }

  private static func ticks(_ points: Double) -> Int64 { PromiseScene.ticks(points) }

  private mutating func add(gap: Int64, extent: Int64, _ members: [Member]) {
    let start = length + pending + gap
    lines.append(Line(gap: gap, extent: extent, members: members, start: start))
    length = start + extent
    pending = 0
  }

  private mutating func addBoundary(
    _ key: PromiseModel.Key, _ scene: PromiseScene, _ model: PromiseModel
  ) {
    let extent = Self.ticks(model.extent(key, cross: Double(scene.cross) / 1024))
    add(
      gap: 0, extent: extent,
      [Member(key: key, extent: extent, crossStart: 0, crossExtent: scene.cross)])
  }

  private mutating func addGrid(
    _ section: PromiseModel.Section, _ layout: PromiseLayout, _ model: PromiseModel, room: Int64,
    crossLead: Int64, free: Int
  ) {
    let columns = layout.columns
    let space = Self.ticks(layout.crossSpacing)
    let width = (room - space * Int64(columns - 1)) / Int64(columns)
    var item = 0
    var column = free
    var isFirst = true
    while item < section.items.count {
      var members: [Member] = []
      while column < columns, item < section.items.count {
        let key = PromiseModel.Key.item(section.items[item])
        let extent =
          layout.fixedExtent.map(Self.ticks)
          ?? Self.ticks(model.extent(key, cross: Double(width) / 1024))
        members.append(
          Member(
            key: key, extent: extent, crossStart: crossLead + Int64(column) * (width + space),
            crossExtent: width))
        item += 1
        column += 1
      }
      column = 0
      let longest = members.map(\.extent).max() ?? 0
      if layout.kind == .grid { for i in members.indices { members[i].extent = longest } }
      add(gap: isFirst ? 0 : Self.ticks(layout.spacing), extent: longest, members)
      isFirst = false
    }
  }

  private mutating func addTableRow(
    _ row: Int, _ section: PromiseModel.Section, _ layout: PromiseLayout, _ scene: PromiseScene,
    _ model: PromiseModel
  ) {
    let width = Self.ticks(PromiseLayout.tableColumn)
    let space = Self.ticks(layout.crossSpacing)
    let asked =
      section.items.map {
        Self.ticks(model.extent(.item($0), cross: PromiseLayout.tableColumn))
      }.max() ?? 0
    let keys = Set(section.items.map(PromiseModel.Key.item))
    if layout.fixedExtent == nil, !scene.settled.contains(where: { keys.contains($0.key) }),
      section.items.contains(where: { model.sizeVersions[$0] ?? 0 > 0 })
    {
      unknownRows.append(row)
    }
    let extent = layout.fixedExtent.map(Self.ticks) ?? asked
    let members = section.items.enumerated().map { column, id in
      Member(
        key: .item(id), extent: extent, crossStart: Int64(column) * (width + space),
        crossExtent: width)
    }
    // A hidden row takes no space either.
    let isFirst = !lines.contains { $0.extent > 0 }
    add(gap: isFirst || extent == 0 ? 0 : Self.ticks(layout.spacing), extent: extent, members)
  }

  private mutating func addSteps(
    _ section: PromiseModel.Section, _ layout: PromiseLayout, _ scene: PromiseScene,
    _ model: PromiseModel
  ) {
    for (item, id) in section.items.enumerated() {
      let step = Self.ticks(Double(item % PromiseCustomLayout.steps) * PromiseCustomLayout.step)
      let width = scene.cross - step
      let extent = Self.ticks(model.extent(.item(id), cross: 60))
      let member = Member(
        key: .item(id), extent: extent, crossStart: step, crossExtent: width)
      add(gap: lines.isEmpty ? 0 : Self.ticks(layout.spacing), extent: extent, [member])
    }
  }
}
