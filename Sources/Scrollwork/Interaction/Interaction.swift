import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// What people are doing with items. Items go by their places in the row, which follow updates.
struct Interaction: Sendable {
  /// An item that a pointer carries.
  struct Lift: Sendable {
    var element: Int
    /// What stood before it where it came from, a header or an item, to be brought back behind.
    var before: Int
    /// In the viewport.
    var finger: LayoutPoint
    /// From where the item began to be shown to the finger, along and across the axis.
    var grab: (main: Ticks, cross: Ticks)
    /// The path it was last requested to move to, since it last moved.
    var asked: ItemPath?
    /// Where its pointer and the content were then.
    var askedAt: (finger: LayoutPoint, position: Ticks)?
    /// Whether the pointer was taken away; `nil` while it is there.
    var isCanceled: Bool?
  }

  /// What each pointer does that is down.
  private(set) var pointers: [Int: PointerRole] = [:]
  /// The item that is carried: until the frame ends in which its pointer has gone.
  private(set) var lift: Lift?
  /// Cells that are drawn aside; at most the last of them is not on its way back.
  private(set) var swipes: [Swipe] = []
  private(set) var selected: Set<Int> = []
  private(set) var focused: Int?
  /// Whether the states of cells may differ from those that the cells received.
  private(set) var isChanged = false

  mutating func noteChange() { isChanged = true }

  /// Notes that all cells have received their states.
  mutating func noteTold() { isChanged = false }

  mutating func focus(_ element: Int?) {
    focused = element
    isChanged = true
  }

  mutating func changeSelection(_ change: (inout Set<Int>) -> Void) {
    change(&selected)
    isChanged = true
  }

  // MARK: Pointers

  mutating func set(_ role: PointerRole, of pointer: Int) { pointers[pointer] = role }

  /// A pointer has gone. Returns what it did.
  mutating func end(_ pointer: Int) -> PointerRole? { pointers.removeValue(forKey: pointer) }

  /// The pointer that may still become anything.
  var undecided: (pointer: Int, choice: PointerRole.Choice)? {
    for (pointer, role) in pointers {
      if case .undecided(let choice) = role { return (pointer, choice) }
    }
    return nil
  }

  var press: PointerRole.Press? { undecided?.choice.press }

  /// The run that a pointer selects.
  var run: PointerRole.Run? {
    for role in pointers.values {
      if case .selecting(let run) = role { return run }
    }
    return nil
  }

  /// Changes what a pointer may still become. Without anything it scrolls.
  mutating func decide(_ change: (inout PointerRole.Choice) -> Void) {
    guard let (pointer, before) = undecided else { return }
    var choice = before
    change(&choice)
    let isOver = choice.press == nil && choice.grab == nil
    pointers[pointer] = isOver ? .content : .undecided(choice)
  }

  /// Goes on with the run that is selected; without one its pointer does nothing more.
  mutating func setRun(_ run: PointerRole.Run?) {
    for (pointer, role) in pointers {
      guard case .selecting = role else { continue }
      pointers[pointer] = run.map { .selecting($0) } ?? .spent
      return
    }
  }

  // MARK: The item that is carried

  mutating func begin(_ lift: Lift) { self.lift = lift }

  mutating func carry(to finger: LayoutPoint) { lift?.finger = finger }

  /// Its pointer has gone.
  mutating func release(isCanceled: Bool) { lift?.isCanceled = isCanceled }

  mutating func noteAsked(_ path: ItemPath, at position: Ticks) {
    guard let finger = lift?.finger else { return }
    lift?.asked = path
    lift?.askedAt = (finger, position)
  }

  mutating func putDown() { lift = nil }

  /// Holds it where it was, as the content scrolls along another axis.
  mutating func turnLift() {
    guard let grab = lift?.grab else { return }
    lift?.grab = (grab.cross, grab.main)
  }

  // MARK: Cells that are drawn aside

  mutating func begin(_ swipe: Swipe) { swipes.append(swipe) }

  mutating func removeSwipe(of element: Int) {
    if let known = swipes.firstIndex(where: { $0.element == element }) {
      swipes.remove(at: known)
    }
  }

  /// Changes the last one, which may be under a pointer.
  @discardableResult
  mutating func changeSwipe<Result>(_ change: (inout Swipe) -> Result) -> Result? {
    guard let last = swipes.indices.last else { return nil }
    return change(&swipes[last])
  }

  /// Ends swipe animations that have arrived by a moment.
  mutating func restSwipes(at time: Timestamp) {
    swipes = swipes.compactMap { swipe in
      var swipe = swipe
      return swipe.rest(at: time) ? swipe : nil
    }
  }

  // MARK: Updates

  /// Sets the items that are selected and the one that has the focus, once all were replaced.
  mutating func keep(selected: Set<Int>, focused: Int?) {
    self.selected = selected
    self.focused = focused
  }

  /// Ends everything that people do with items. Pointers that scroll continue.
  mutating func forgetItems() {
    var rest = Interaction()
    rest.pointers = pointers
    rest.endRoles()
    rest.isChanged = true
    self = rest
  }

  /// Gives everything its new index; anything without one ends.
  mutating func relocate(_ newPlace: (Int) -> Int?, nearest: (Int) -> Int?) {
    if let carried = lift {
      if let place = newPlace(carried.element) {
        lift?.element = place
        lift?.before = newPlace(carried.before) ?? max(0, place - 1)
        lift?.asked = nil
      } else {
        lift = nil
      }
    }
    swipes = swipes.compactMap { swipe in
      var swipe = swipe
      guard let place = newPlace(swipe.element) else { return nil }
      swipe.element = place
      return swipe
    }
    for (pointer, role) in pointers {
      var isKept = swipes.last?.pointer == pointer
      if case .carrying = role { isKept = lift != nil }
      pointers[pointer] = role.relocated(newPlace, nearest: nearest, isKept: isKept)
    }
    if !selected.isEmpty { selected = Set(selected.compactMap(newPlace)) }
    if let item = focused { focused = newPlace(item) ?? nearest(item) }
    isChanged = true
  }

  /// Cells are not drawn aside any more, and by these pointers they will not be.
  mutating func endSwiping() {
    swipes.removeAll()
    decide { $0.grab = nil }
    for (pointer, role) in pointers {
      if case .swiping = role { pointers[pointer] = .spent }
    }
  }

  private mutating func endRoles() {
    pointers = pointers.mapValues { $0.isCaptured ? .spent : .content }
  }

  func state(of element: Int) -> CellState {
    CellState(
      isHighlighted: press.map { $0.element == element && $0.isHighlighted } ?? false,
      isSelected: selected.contains(element), isFocused: focused == element,
      isLifted: lift?.element == element)
  }
}
