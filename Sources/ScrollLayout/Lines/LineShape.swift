/// What the sections of one kind are made of, solved for a container.
struct LineShape: Equatable, Sendable {
  var template: LineTemplate
  /// Between neighboring lines.
  var spacing = Ticks.zero
  /// Around the lines of a section: along the axis, and across it.
  var before = Ticks.zero
  var after = Ticks.zero
  var crossBefore = Ticks.zero
  var crossAfter = Ticks.zero
  var header: LineBoundary?
  var footer: LineBoundary?
  /// Whether the lines follow each other across the axis.
  var isOrthogonal = false

  /// The length of a line along its row before its cells were measured.
  var lineEstimate: Ticks { isOrthogonal ? template.crossEstimate : template.mainEstimate }
}

/// A header or a footer.
struct LineBoundary: Equatable, Sendable {
  /// Its length, or what it is taken for before its cell was asked.
  var extent: Ticks
  var isEstimated: Bool
  var crossStart = Ticks.zero
  var crossExtent: Ticks
  var isPinned = false
  /// Whether it has room of its own; otherwise it lies over the section.
  var takesRoom = true
  /// How far it lies from its place along the axis.
  var offset = Ticks.zero
}
