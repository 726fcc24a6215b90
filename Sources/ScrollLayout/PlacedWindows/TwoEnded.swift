/// An array that grows and shrinks at both ends in constant time, amortized.
///
/// Two arrays back to back: the one in front holds its elements in reverse. Elements taken from the
/// inner end of either are skipped until they are half of it.
struct TwoEnded<Element: Sendable>: Sendable {
  private var front: [Element] = []
  private var back: [Element] = []
  /// Elements skipped at the inner end of each.
  private var frontGap = 0
  private var backGap = 0

  init() {}

  var count: Int { front.count - frontGap + back.count - backGap }
  var isEmpty: Bool { count == 0 }

  private var frontCount: Int { front.count - frontGap }

  subscript(position: Int) -> Element {
    get {
      let inFront = frontCount
      return position < inFront
        ? front[front.count - 1 - position] : back[backGap + position - inFront]
    }
    _modify {
      let inFront = frontCount
      if position < inFront {
        yield &front[front.count - 1 - position]
      } else {
        yield &back[backGap + position - inFront]
      }
    }
  }

  mutating func append(_ element: Element) {
    if backGap == back.count, frontCount == 0 { removeAll() }
    if backGap == back.count, frontGap > 0 {
      // Nothing lies between the two: elements skipped in front are behind its last element.
      frontGap -= 1
      front[frontGap] = element
    } else {
      back.append(element)
    }
  }

  mutating func prepend(_ element: Element) {
    if frontCount == 0, backGap > 0 {
      backGap -= 1
      back[backGap] = element
    } else {
      front.append(element)
    }
  }

  /// O(elements behind).
  mutating func insert(_ element: Element, at position: Int) {
    append(element)
    for place in stride(from: count - 1, to: position, by: -1) { self[place] = self[place - 1] }
    self[position] = element
  }

  /// O(elements behind).
  mutating func remove(at position: Int) {
    for place in position..<count - 1 { self[place] = self[place + 1] }
    removeLast(1)
  }

  mutating func removeFirst(_ number: Int) {
    let fromFront = min(number, frontCount)
    front.removeLast(fromFront)
    backGap += number - fromFront
    if frontCount == 0 { (front, frontGap) = ([], 0) }
    guard backGap > 16, backGap > back.count / 2 else { return }
    back.removeFirst(backGap)
    backGap = 0
  }

  mutating func removeLast(_ number: Int) {
    let fromBack = min(number, back.count - backGap)
    back.removeLast(fromBack)
    frontGap += number - fromBack
    if back.count == backGap { (back, backGap) = ([], 0) }
    guard frontGap > 16, frontGap > front.count / 2 else { return }
    front.removeFirst(frontGap)
    frontGap = 0
  }

  mutating func removeAll() { self = TwoEnded() }
}
