extension DisplayList {
  /// Empties a list that is not drawn by an engine, texts as well, and keeps its buffers.
  public mutating func clear() {
    removeAll()
    texts = TextTable()
  }

  /// Adds a group that is drawn like a cell: what an app draws around its lists.
  ///
  /// - Parameters:
  ///   - area: where it lies, in points in the viewport's coordinates. The canvas has its size, and its
  ///     top left corner as the origin.
  ///   - body: draws into the canvas.
  public mutating func draw(in area: LayoutRect, _ body: (inout Canvas) throws -> Void) rethrows {
    var canvas = Canvas(size: area.size, reusing: [], texts: texts)
    try body(&canvas)
    let drawn = canvas.take()
    texts = drawn.texts
    append(drawn.commands, origin: area.origin, size: area.size)
  }
}
