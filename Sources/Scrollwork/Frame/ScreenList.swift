import ScrollLayout

/// The elements on screen, and those that left it in this frame.
struct ScreenList {
  private(set) var visible: [VisibleElement] = []
  /// What was on screen in the frame before and lost its cell in this one, pushed off by sizes that were not
  /// known; it may yet come back. As places in the row.
  private(set) var parted: [Int] = []

  /// Takes the list out, to be written while the state is read.
  mutating func take() -> [VisibleElement] {
    var taken: [VisibleElement] = []
    swap(&taken, &visible)
    return taken
  }

  /// Takes a list, and leaves nothing behind: a second owner would make the next change a copy.
  mutating func put(_ list: inout [VisibleElement]) { swap(&list, &visible) }

  mutating func removeAll() { visible.removeAll(keepingCapacity: true) }

  /// Gives the element at a position of the list another flat index.
  mutating func rename(_ place: Int, to element: ElementPath, at index: Int) {
    visible[place].index = index
    visible[place].element = element
  }

  mutating func part(_ index: Int) { parted.append(index) }

  mutating func forgetParted() {
    if !parted.isEmpty { parted.removeAll(keepingCapacity: true) }
  }
}
