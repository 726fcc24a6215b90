/// Of the layouts here only a table pins items; the others pin headers and footers in their own sections.

extension ListLayout {
  public var pinsItems: Bool { false }
}

extension GridLayout {
  public var pinsItems: Bool { false }
}

extension MasonryLayout {
  public var pinsItems: Bool { false }
}

extension FlowLayout {
  public var pinsItems: Bool { false }
}

extension SpanGridLayout {
  public var pinsItems: Bool { false }
}

extension CompositionalLayout {
  public var pinsItems: Bool { false }
}

extension TableLayout {
  /// Whether rows or columns are frozen.
  public var pinsItems: Bool { configuration.frozenRows > 0 || configuration.frozenColumns > 0 }
}
