/// One column of placed items: where each starts, as a list of the steps from one to the next.
///
/// A change of one step moves all items on one side of it in O(log items).
struct Lane: Sendable {
  /// Where the items placed so far leave room before them.
  private(set) var top: Ticks
  /// The start of the first item; equal to `top` in an empty lane.
  private(set) var origin: Ticks
  private var steps = ExtentIndex()
  /// The items' ordinals, growing.
  private var ordinals = TwoEnded<Int>()

  init(edge: Ticks) {
    top = edge
    origin = edge
  }

  /// Where the next item would start.
  var bottom: Ticks { origin + steps.total }
  var count: Int { steps.count }

  func ordinal(at position: Int) -> Int { ordinals[position] }
  mutating func start(at position: Int) -> Ticks { origin + steps.offset(of: position) }
  func step(at position: Int) -> Ticks { steps.extent(at: position) }

  /// The position of the first item whose ordinal is not below a number; `count` if all are below it.
  func position(of ordinal: Int) -> Int {
    var low = 0
    var high = ordinals.count
    while low < high {
      let middle = (low + high) / 2
      if ordinals[middle] < ordinal { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The position of the item whose step covers a place, of the first item before it all, or `count`.
  mutating func position(covering place: Ticks) -> Int {
    guard place > origin else { return 0 }
    return steps.index(at: place - origin) ?? count
  }

  /// Puts an item at the end, at `bottom` or below.
  mutating func append(_ ordinal: Int, start: Ticks, step: Ticks) {
    if count == 0 {
      origin = start
    } else if start > bottom {
      let last = count - 1
      steps.setExtent(steps.extent(at: last) + start - bottom, at: last)
    }
    steps.insert(measured: step, at: count)
    ordinals.append(ordinal)
  }

  /// Puts an item at the beginning: it ends at `top` or above.
  mutating func prepend(_ ordinal: Int, start: Ticks) {
    steps.insert(measured: origin - start, at: 0)
    ordinals.prepend(ordinal)
    origin = start
    top = start
  }

  /// Puts an item between others. Those behind it move, or, `upward`, those before it.
  mutating func insert(_ ordinal: Int, step: Ticks, at position: Int, upward: Bool) {
    steps.insert(measured: step, at: position)
    ordinals.insert(ordinal, at: position)
    if upward { moveFront(by: .zero - step) }
  }

  /// Takes an item out from between others. Those behind it move, or, `upward`, those before it.
  mutating func remove(at position: Int, upward: Bool) {
    if upward { moveFront(by: step(at: position)) }
    steps.removeSubrange(position..<position + 1)
    ordinals.remove(at: position)
  }

  /// Gives the items from a position on other ordinals. O(items).
  mutating func renumber(from position: Int, by way: Int) {
    for position in position..<count { ordinals[position] += way }
  }

  private mutating func moveFront(by way: Ticks) {
    origin = origin + way
    top = top + way
  }

  /// Takes out the items whose ordinals are below a number.
  mutating func removeAll(before ordinal: Int) {
    let number = position(of: ordinal)
    guard number > 0 else { return }
    origin = origin + steps.offset(of: number)
    top = origin
    steps.removeSubrange(0..<number)
    ordinals.removeFirst(number)
  }

  /// Takes out the items whose ordinals are not below a number; says whether there were any.
  mutating func removeAll(from ordinal: Int) -> Bool {
    let kept = position(of: ordinal)
    guard kept < count else { return false }
    steps.removeSubrange(kept..<count)
    ordinals.removeLast(ordinals.count - kept)
    if kept == 0 { origin = top }
    return true
  }

  /// Gives an item another step. The items behind it move, or, `upward`, it and those before it.
  mutating func setStep(_ step: Ticks, at position: Int, upward: Bool = false) {
    let growth = steps.setExtent(step, at: position)
    if upward { moveFront(by: .zero - growth) }
  }
}
