/// The shape of a line: its positions for items, and where each lies once cells were measured.
struct LineTemplate: Equatable, Sendable {
  let root: LineNode
  /// Places for items, at least one.
  let count: Int
  /// Which places ask their cells along the axis, and which across.
  let asksMain: [Bool]
  let asksCross: [Bool]
  /// Whether no cell is asked: all lines are alike.
  let isRigid: Bool
  /// Whether any place asks its cell across the axis.
  let asksAcross: Bool
  /// Whether cells before one in its group may leave it no room, so that it is never asked.
  let mayHide: Bool
  /// A full line of which nothing is known.
  let mainEstimate: Ticks
  let crossEstimate: Ticks
  private let rigidFrames: [LineFrame]

  init(_ root: LineNode) {
    var asksMain: [Bool] = []
    var asksCross: [Bool] = []
    root.forEachItem {
      asksMain.append($0.main.isEstimated)
      asksCross.append($0.cross.isEstimated)
    }
    self.root = root
    self.asksMain = asksMain
    self.asksCross = asksCross
    count = asksMain.count
    asksAcross = asksCross.contains(true)
    isRigid = !asksMain.contains(true) && !asksAcross
    mayHide = root.mayHide
    let sizes = LineSizes(full: count)
    var place = 0
    let size = root.size(sizes, &place)
    (mainEstimate, crossEstimate) = (size.main, size.cross)
    var frames = Array(repeating: LineFrame(), count: count)
    Self.place(root, main: size.main, cross: size.cross, sizes, &frames)
    rigidFrames = frames
  }

  /// What a line comes to.
  func size(_ sizes: borrowing LineSizes) -> (main: Ticks, cross: Ticks) {
    guard !isRigid else { return (mainEstimate, crossEstimate) }
    var place = 0
    let size = root.size(sizes, &place)
    return (size.main, size.cross)
  }

  /// Where the items of a line of a length lie, by their places. What does not fit is cut off.
  func place(
    main: Ticks, cross: Ticks?, _ sizes: borrowing LineSizes, into frames: inout [LineFrame]
  ) {
    if frames.count < count {
      frames.append(contentsOf: repeatElement(LineFrame(), count: count - frames.count))
    }
    Self.place(root, main: main, cross: cross ?? size(sizes).cross, sizes, &frames)
  }

  /// Where the item at a place of any line lies, when no cell is asked.
  func rigidFrame(at place: Int) -> LineFrame { rigidFrames[place] }

  private static func place(
    _ root: LineNode, main: Ticks, cross: Ticks, _ sizes: borrowing LineSizes,
    _ frames: inout [LineFrame]
  ) {
    var place = 0
    let line = LineFrame(mainExtent: main, crossExtent: cross)
    root.place(in: line, cutTo: line, sizes, &place, &frames)
  }
}

extension LineNode {
  /// Whether a group in it has a length of its own along the axis, in which cells that are asked lie one
  /// after the other.
  fileprivate var mayHide: Bool {
    guard let stack else { return false }
    if stack.runsAlongMain, !main.isEstimated, stack.parts.contains(where: \.asksMain) {
      return true
    }
    return stack.parts.contains(where: \.mayHide)
  }

  /// Whether any item of the part asks its cell along the axis.
  private var asksMain: Bool { stack?.parts.contains(where: \.asksMain) ?? main.isEstimated }

  /// Every item of the part, in order of their places.
  func forEachItem(_ body: (LineNode) -> Void) {
    guard let stack else { return body(self) }
    for part in stack.parts { part.forEachItem(body) }
  }
}
