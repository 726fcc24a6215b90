import ScrollLayout
import ScrollPrimitives

/// The elements that have cells, in row order.
///
/// Each stays at one address while it is live; only the slot numbers are sorted. Binding or recycling a row therefore
/// moves small numbers and not the cells' state, which would take a third of a frame that binds a row. Slots are
/// reused. Only the engine's state owns a list, and it is never copied.
struct LiveCells: ~Copyable {
  /// Places for the state of live cells; those in `order[..<count]` are filled.
  private var cells: UnsafeMutablePointer<LiveCell>
  /// The places, first those of the live elements in row order, then the free ones.
  private var order: UnsafeMutablePointer<Int32>
  private var capacity: Int
  private(set) var count = 0
  /// The slots of elements that were there as what is on screen was found out last, one behind the other.
  private(set) var settled = 0..<0
  /// Those of them that were on screen then; no others were. Without any that is not known.
  private(set) var displayed = 0..<0
  /// Where they lie together.
  var places = LivePlaces()

  init() {
    capacity = 32
    cells = .allocate(capacity: capacity)
    order = .allocate(capacity: capacity)
    for slot in 0..<capacity { order[slot] = Int32(slot) }
  }

  deinit {
    for slot in 0..<count { (cells + Int(order[slot])).deinitialize(count: 1) }
    cells.deallocate()
    order.deallocate()
  }

  var indices: Range<Int> { 0..<count }
  var isEmpty: Bool { count == 0 }

  /// The range of flat indices from the first element to the last one; empty without elements.
  @inline(__always)
  var rows: Range<Int> {
    guard count > 0 else { return 0..<0 }
    let (first, last) = (cells + Int(order[0]), cells + Int(order[count - 1]))
    return first.pointee.attributes.index..<last.pointee.attributes.index + 1
  }

  subscript(slot: Int) -> LiveCell {
    unsafeAddress {
      assert(indices.contains(slot))
      return UnsafePointer(cells + Int(order[slot]))
    }
    unsafeMutableAddress {
      assert(indices.contains(slot))
      return cells + Int(order[slot])
    }
  }

  /// Where the state of a live element is, until the next one is inserted.
  func pointer(_ slot: Int) -> UnsafeMutablePointer<LiveCell> {
    assert(indices.contains(slot))
    return cells + Int(order[slot])
  }

  /// Notes that these slots, and no others, are on screen.
  mutating func settle(displayed slots: Range<Int>) {
    (settled, displayed) = (0..<count, slots)
  }

  /// Forgets what was on screen.
  mutating func unsettle() { (settled, displayed) = (0..<0, 0..<0) }

  /// Moves where elements are shown along the axis.
  func moveShown(_ slots: Range<Int>, by way: Ticks) {
    assert(slots.isEmpty || indices.contains(slots.upperBound - 1))
    let (cells, order) = (cells, order)
    for slot in slots {
      let live = cells + Int(order[slot])
      live.pointee.shown.start = live.pointee.shown.start + way
    }
  }

  /// Whether any element among some stays at an edge of the viewport.
  func isAnyPinned(in slots: Range<Int>) -> Bool {
    let (cells, order) = (cells, order)
    for slot in slots where cells[Int(order[slot])].attributes.isPinned { return true }
    return false
  }

  /// Moves elements, all of them items of one section, along the axis and gives them their new paths.
  func moveItems(
    _ slots: Range<Int>, by way: Ticks, places: Int, items: Int, toSection section: Int
  ) {
    assert(slots.isEmpty || indices.contains(slots.upperBound - 1))
    let (cells, order) = (cells, order)
    for slot in slots {
      let live = cells + Int(order[slot])
      live.pointee.attributes.move(by: way, places)
      guard case .item(let path) = live.pointee.attributes.element else { continue }
      live.pointee.attributes.element = .item(ItemPath(section: section, item: path.item + items))
    }
  }

  /// Makes room for an element at a slot and says where: the caller initializes it. O(cells), of numbers.
  mutating func makeRoom(at slot: Int) -> UnsafeMutablePointer<LiveCell> {
    assert((0...count).contains(slot))
    if count == capacity { grow() }
    let place = order[count]
    (order + slot + 1).update(from: order + slot, count: count - slot)
    order[slot] = place
    count += 1
    if slot < settled.upperBound {
      if slot <= settled.lowerBound {
        settled = settled.lowerBound + 1..<settled.upperBound + 1
        displayed = displayed.lowerBound + 1..<displayed.upperBound + 1
      } else {
        unsettle()
      }
    }
    return cells + Int(place)
  }

  /// Takes an element out. O(cells), of numbers.
  mutating func remove(at slot: Int) {
    let place = order[slot]
    (cells + Int(place)).deinitialize(count: 1)
    (order + slot).update(from: order + slot + 1, count: count - slot - 1)
    count -= 1
    order[count] = place
    settled = settled.without(slot)
    displayed = displayed.without(slot)
    places.forgetReach()
  }

  /// Swaps two slots.
  mutating func swapAt(_ a: Int, _ b: Int) {
    assert(indices.contains(a) && indices.contains(b))
    (order[a], order[b]) = (order[b], order[a])
    unsettle()
  }

  /// Takes all elements out from a slot on.
  mutating func removeAll(from slot: Int) {
    if slot < count { places.forgetReach() }
    while count > slot {
      count -= 1
      (cells + Int(order[count])).deinitialize(count: 1)
    }
    settled = settled.clamped(to: 0..<count)
    displayed = displayed.clamped(to: 0..<count)
  }

  /// Where an element belongs: the slot of the first one at its place in the row or behind it. O(log cells).
  func insertion(of row: Int) -> Int {
    guard count > 0, row <= cells[Int(order[count - 1])].attributes.index else { return count }
    var (low, high) = (0, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if cells[Int(order[middle])].attributes.index < row {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Takes all elements out but some that follow each other. O(cells) for each, of numbers.
  mutating func keep(_ slots: Range<Int>) {
    assert(indices.contains(slots.lowerBound) || slots.isEmpty)
    removeAll(from: slots.upperBound)
    for _ in 0..<slots.lowerBound { remove(at: 0) }
  }

  /// Puts the slots in row order. O(cells log cells).
  mutating func sortByRow() {
    let cells = cells
    var slots = UnsafeMutableBufferPointer(start: order, count: count)
    slots.sort {
      cells[Int($0)].attributes.index < cells[Int($1)].attributes.index
    }
    unsettle()
  }

  private mutating func grow() {
    let wider = capacity * 2
    let moved = UnsafeMutablePointer<LiveCell>.allocate(capacity: wider)
    for slot in 0..<count {
      let place = Int(order[slot])
      (moved + place).moveInitialize(from: cells + place, count: 1)
    }
    let longer = UnsafeMutablePointer<Int32>.allocate(capacity: wider)
    longer.update(from: order, count: capacity)
    for slot in capacity..<wider { longer[slot] = Int32(slot) }
    cells.deallocate()
    order.deallocate()
    (cells, order, capacity) = (moved, longer, wider)
  }
}

extension Range<Int> {
  /// The slots that remain of a range after a slot in it or before it is removed.
  fileprivate func without(_ slot: Int) -> Range<Int> {
    slot < lowerBound
      ? lowerBound - 1..<upperBound - 1 : lowerBound..<upperBound - (slot < upperBound ? 1 : 0)
  }
}
