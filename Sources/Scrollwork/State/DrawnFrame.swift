import ScrollPrimitives

/// What a frame draws, and the buffers for that.
struct DrawnFrame {
  private(set) var list = DisplayList()
  /// Emptied buffers of cells that left, for those that come.
  private var spare: [[DisplayList.Command]] = []
  /// The texts of swipe actions in the list.
  private var swipeTexts: [DisplayList.TextID] = []
  /// When content last moved whose indicators are on screen; `nil` while there are none.
  private(set) var indicatorsShown: Timestamp?

  /// Empties the list and frees the texts of the frame before that no cell holds.
  mutating func begin() {
    list.removeAll()
    for id in swipeTexts { list.texts.remove(id) }
    swipeTexts.removeAll(keepingCapacity: true)
  }

  /// Adds a drawing that was made before, in points in the viewport's coordinates.
  mutating func add(_ drawing: [DisplayList.Command], in rect: LayoutRect, opacity: Double) {
    list.append(drawing, origin: rect.origin, size: rect.size, opacity: opacity)
  }

  /// Adds a cell that draws nothing.
  mutating func addEmpty(in rect: LayoutRect, opacity: Double) {
    list.append(emptyAt: rect.origin, size: rect.size, opacity: opacity)
  }

  /// Adds what is drawn for this frame only.
  mutating func add(in rect: LayoutRect, _ draw: (inout Canvas) -> Void) {
    let first = list.commands.count
    list.addGroup(at: rect.origin, size: rect.size, draw)
    for command in list.commands[first...] {
      if let id = command.textID { swipeTexts.append(id) }
    }
  }

  mutating func showIndicators(at time: Timestamp) { indicatorsShown = time }

  mutating func hideIndicators() { indicatorsShown = nil }

  // MARK: Cells

  /// A canvas for a cell, with the texts of the list until it is put back. What a cell drew before goes with its buffer.
  mutating func takeCanvas(
    _ size: LayoutSize, reusing drawing: inout [DisplayList.Command]
  ) -> Canvas {
    var (buffer, texts) = ([DisplayList.Command](), TextTable())
    swap(&buffer, &drawing)
    swap(&texts, &list.texts)
    return Canvas(size: size, reusing: buffer, texts: texts)
  }

  /// Puts a canvas back. Returns what was drawn.
  mutating func put(_ canvas: consuming Canvas) -> [DisplayList.Command] {
    let drawn = canvas.take()
    list.texts = drawn.texts
    return drawn.commands
  }

  /// Frees the texts that a drawing holds.
  mutating func erase(_ drawing: inout [DisplayList.Command]) {
    for command in drawing {
      if let id = command.textID { list.texts.remove(id) }
    }
    drawing.removeAll(keepingCapacity: true)
  }

  /// Keeps the buffer of a cell that left.
  mutating func keep(_ drawing: consuming [DisplayList.Command]) { spare.append(drawing) }

  /// A buffer for a cell that comes.
  mutating func takeBuffer() -> [DisplayList.Command] { spare.popLast() ?? [] }
}
