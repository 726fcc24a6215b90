import ScrollApp
import Scrollwork

/// Where pointers are that are down.
struct StagePointers {
  /// Who a pointer belongs to until it lifts.
  enum Owner {
    case help, control, controls, scrollBar, above, page, list
    /// It does nothing.
    case nobody
  }

  struct Pointer {
    var owner: Owner
    var kind: InputEvent.PointerKind
    var began: LayoutPoint
    var last: LayoutPoint
    var moved = false
    /// Whether the content stood still when it came: only then it may be a tap.
    var mayTap: Bool
  }

  var down: [Int: Pointer] = [:]
}

extension Stage {
  /// Points that a tap may move.
  private static let tapReach = 8.0

  package func handle(_ event: StageEvent) throws {
    switch event {
    case .input(let input): try handle(input)
    case .hover(let point):
      touched.hover = point
      scrollBar.hover(
        at: inList(point), in: viewport.size, axis: demo.view.axis, isMirrored: isMirrored)
    case .hoverEnded:
      touched.hover = nil
      scrollBar.hover(at: nil, in: viewport.size)
    case .key(let key): try handle(key)
    case .text(let text): try demo.type(text)
    case .resize(let size): try resize(to: size)
    case .focusLost(let time):
      for id in pointers.down.keys.sorted() {
        try handle(InputEvent(time: time, position: .zero, action: .pointerCanceled(id: id)))
      }
    }
  }

  func inList(_ point: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: point.x - viewport.origin.x, y: point.y - viewport.origin.y)
  }

  /// A point of the window where the demo has it in what it draws around the list.
  func inDemo(_ point: LayoutPoint) -> LayoutPoint {
    let point = inList(point)
    return isMirrored ? LayoutPoint(x: viewport.size.width - point.x, y: point.y) : point
  }

  private func inControls(_ point: LayoutPoint) -> LayoutPoint {
    let x = point.x - controls.minX
    return LayoutPoint(
      x: (isMirrored ? controls.size.width - x : x) / bars.scale,
      y: (point.y - controls.minY) / bars.scale)
  }

  private func handle(_ input: InputEvent) throws {
    time = max(time, input.time)
    var input = input
    input.time = time
    switch input.action {
    case .pointerDown(let id, let kind):
      let owner = try press(input, id, isMouse: kind == .mouse)
      pointers.down[id] = StagePointers.Pointer(
        owner: owner, kind: kind, began: input.position, last: input.position,
        mayTap: demo.view.swipe == nil
          && (tapped(owner).phase == .idle || tapped(owner).phase == .tracking))
      if owner == .list { try send(input) }
    case .pointerMoved(let id):
      guard var pointer = pointers.down[id] else { return }
      let (dx, dy) = (input.position.x - pointer.began.x, input.position.y - pointer.began.y)
      if dx * dx + dy * dy > Self.tapReach * Self.tapReach { pointer.moved = true }
      if pointer.owner == .help, pointer.moved {
        help.scroll(by: pointer.last.y - input.position.y)
      }
      pointer.last = input.position
      pointers.down[id] = pointer
      try move(input, id, pointer.owner)
    case .pointerUp(let id):
      guard let pointer = pointers.down.removeValue(forKey: id) else { return }
      if pointer.kind == .mouse, touched.hover != nil { touched.hover = input.position }
      try lift(input, id, pointer)
    case .pointerCanceled(let id):
      guard let pointer = pointers.down.removeValue(forKey: id) else { return }
      switch pointer.owner {
      case .list: try send(input)
      case .scrollBar: try scrollBar.release(in: demo.view, when: .at(time))
      case .controls: try demo.control(.ended, at: inControls(pointer.began))
      case .control: touched.presses[id] = nil
      case .above: try demo.drag(.ended, at: inDemo(pointer.began))
      case .page: try sendToSide(input)
      case .help, .nobody: break
      }
    case .wheel(let delta, _):
      if help.isShown { return help.scroll(by: delta.y) }
      guard navigator.transition == nil else { return }
      if viewport.contains(input.position) { try send(input) }
      if page.contains(input.position) { try sendToSide(input) }
    }
  }

  /// The list that a pointer is on.
  private func tapped(_ owner: StagePointers.Owner) -> CollectionView {
    owner == .page ? side?.demo.view ?? demo.view : demo.view
  }

  private func press(_ input: InputEvent, _ id: Int, isMouse: Bool) throws -> StagePointers.Owner {
    let point = input.position
    if help.isShown { return .help }
    // A screen that comes or goes is not where it seems to be.
    if navigator.transition != nil { return .nobody }
    if pressControl(id, at: point) { return .control }
    if point.y < bars.barHeight { return .nobody }
    if controls.contains(point) {
      try demo.control(.began, at: inControls(point))
      return .controls
    }
    if point.y < viewport.minY { return .nobody }
    if page.contains(point) {
      try sendToSide(input)
      return .page
    }
    if demo.covers(inDemo(point)) { return .nobody }
    if try demo.press(at: inDemo(point)) { return .above }
    if isMouse, try scrollBar.press(at: inList(point), in: demo.view, when: .at(time)) {
      return .scrollBar
    }
    return .list
  }

  private func move(_ input: InputEvent, _ id: Int, _ owner: StagePointers.Owner) throws {
    switch owner {
    case .list: try send(input)
    case .scrollBar:
      try scrollBar.move(to: inList(input.position), in: demo.view, when: .at(time))
    case .controls: try demo.control(.moved, at: inControls(input.position))
    case .control: moveOnControl(id, to: input.position)
    case .above: try demo.drag(.moved, at: inDemo(input.position))
    case .page: try sendToSide(input)
    case .help, .nobody: break
    }
  }

  private func lift(_ input: InputEvent, _ id: Int, _ pointer: StagePointers.Pointer) throws {
    switch pointer.owner {
    case .control: try liftFromControl(id, at: input.position)
    case .controls: try demo.control(.ended, at: inControls(input.position))
    case .scrollBar: try scrollBar.release(in: demo.view, when: .at(time))
    case .above: try demo.drag(.ended, at: inDemo(input.position))
    case .page: try liftFromSide(input, pointer)
    // A page that was dragged stays.
    case .help: if !pointer.moved { help.isShown = false }
    case .nobody: break
    case .list:
      // One that carried an item puts it down.
      guard demo.view.carriedItem == nil else { return try send(input) }
      try send(input)
      guard pointer.mayTap, !pointer.moved,
        let element = frame.element(at: inList(input.position))?.element
      else { return }
      if let menu = demo as? Menu, case .item(let path) = element {
        try menu.number(of: path).map { number in try open(number) }
      } else {
        try demo.tap(element)
      }
    }
  }

  private func send(_ input: InputEvent) throws {
    var input = input
    input.position = inList(input.position)
    try demo.view.send(input)
  }
}
