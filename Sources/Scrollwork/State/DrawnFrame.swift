import ScrollLayout
import ScrollPrimitives

/// What a frame draws, and the buffers for that.
struct DrawnFrame {
  private(set) var list = DisplayList()
  /// Old contents of cells.
  var fading = FadingContents()
  /// Emptied buffers of cells that left, for those that come.
  private var spare: [[DisplayList.Command]] = []
  /// The commands of swipe actions that hold a text or a path of the list.
  private var swipeCommands: [DisplayList.Command] = []
  /// The effects that live cells are drawn with, in their order; empty without effects.
  private var effects: [(cell: ObjectIdentifier?, effect: DrawnEffect?)] = []
  /// The elements whose effects could not be drawn in the last frame, and those in this one.
  private var invalidEffects: (before: Set<ElementPath>, now: Set<ElementPath>) = ([], [])
  /// A buffer for what lies in layers.
  private var layers: [DrawnLayer] = []
  /// When the content last moved whose indicators are on screen; `nil` without indicators.
  private(set) var indicatorsShown: Timestamp?

  /// Empties the list and frees the texts and paths of the frame before that no cell holds.
  mutating func begin() {
    list.removeAll()
    for command in swipeCommands { list.free(command) }
    swipeCommands.removeAll(keepingCapacity: true)
  }

  /// Adds a drawing that was made before, in points in the viewport's coordinates.
  mutating func add(
    _ drawing: [DisplayList.Command], in rect: LayoutRect, opacity: Double,
    _ transform: Transform? = nil
  ) {
    list.append(
      drawing, origin: rect.origin, size: rect.size, opacity: opacity, transform: transform)
  }

  /// Adds a cell that draws nothing.
  mutating func addEmpty(in rect: LayoutRect, opacity: Double) {
    list.append(emptyAt: rect.origin, size: rect.size, opacity: opacity)
  }

  /// Adds what is drawn for this frame only.
  mutating func add(in rect: LayoutRect, _ draw: (inout Canvas) -> Void) {
    let first = list.commands.count
    list.addGroup(at: rect.origin, size: rect.size, draw)
    for command in list.commands[first...] where command.textID != nil || command.pathID != nil {
      swipeCommands.append(command)
    }
  }

  mutating func showIndicators(at time: Timestamp) { indicatorsShown = time }

  mutating func hideIndicators() { indicatorsShown = nil }

  // MARK: Layers and effects

  /// A buffer to list layers in, which is put back.
  mutating func takeLayers() -> [DrawnLayer] {
    var taken: [DrawnLayer] = []
    swap(&taken, &layers)
    return taken
  }

  /// Puts a buffer back, emptied.
  mutating func put(_ layers: inout [DrawnLayer]) {
    layers.removeAll(keepingCapacity: true)
    swap(&layers, &self.layers)
  }

  /// Whether any cell is drawn with an effect.
  var hasEffects: Bool { !effects.isEmpty }

  mutating func forgetEffects() { effects.removeAll(keepingCapacity: true) }

  /// Notes that an element's effect cannot be drawn in this frame. Says whether that is new.
  mutating func noteInvalidEffect(of element: ElementPath) -> Bool {
    invalidEffects.now.insert(element)
    return !invalidEffects.before.contains(element)
  }

  /// Ends the effects of a frame.
  mutating func endEffects() {
    if invalidEffects.before.isEmpty, invalidEffects.now.isEmpty { return }
    invalidEffects = (invalidEffects.now, [])
  }

  /// Has effects that cannot be drawn reported again.
  mutating func forgetInvalidEffects() { invalidEffects.before = [] }

  /// Takes the effect of the next live cell, if it has one and is on screen.
  mutating func add(_ effect: DrawnEffect?, of cell: AnyObject?) {
    effects.append((cell.map(ObjectIdentifier.init), effect))
  }

  /// The effect of a live cell in this frame.
  func effect(of slot: Int) -> DrawnEffect? {
    slot < effects.count ? effects[slot].effect : nil
  }

  /// The effect that a cell was drawn with in the last frame. O(cells).
  func lastEffect(of cell: AnyObject) -> DrawnEffect? {
    let cell = ObjectIdentifier(cell)
    return effects.first { $0.cell == cell }?.effect
  }

  // MARK: Cells

  /// A canvas for a cell, with the texts and paths of the list until it is put back. What a cell drew before goes with its
  /// buffer.
  mutating func takeCanvas(
    _ size: LayoutSize, reusing drawing: inout [DisplayList.Command]
  ) -> Canvas {
    var buffer: [DisplayList.Command] = []
    swap(&buffer, &drawing)
    return list.takeCanvas(size, reusing: buffer)
  }

  /// Puts a canvas back. Returns what was drawn.
  mutating func put(_ canvas: consuming Canvas) -> [DisplayList.Command] { list.put(canvas) }

  /// Frees the texts and paths that a drawing holds.
  mutating func erase(_ drawing: inout [DisplayList.Command]) {
    for command in drawing { list.free(command) }
    drawing.removeAll(keepingCapacity: true)
  }

  /// Erases a drawing that is over, and keeps its buffer for a cell that comes.
  mutating func discard(_ drawing: consuming [DisplayList.Command]) {
    erase(&drawing)
    spare.append(drawing)
  }

  /// A buffer for a cell that comes.
  mutating func takeBuffer() -> [DisplayList.Command] { spare.popLast() ?? [] }
}

/// Something that lies in a layer, which is drawn after those behind it.
struct DrawnLayer {
  var zIndex: Int
  var kind: Kind
  /// Among those of its kind.
  var slot: Int

  /// What lies in one layer, from back to front.
  enum Kind: Int {
    case fading
    case decoration
    case leaving
    case element
    case anchored
  }
}
