import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// Which axes a finger moves.
extension ScrollSurface {
  mutating func handle(_ event: InputEvent, _ events: inout [Event]) {
    switch event.action {
    case .pointerDown(let id, let kind):
      down(id, kind, event, &events)
    case .pointerMoved(let id):
      move(id, event, &events)
    case .pointerUp(let id):
      if isDragging(id) { move(id, event, &events) }
      lift(id, event, isCanceled: false, &events)
    case .pointerCanceled(let id):
      lift(id, event, isCanceled: true, &events)
    case .wheel(let delta, let kind):
      for axis in Axis.allCases {
        update(axis, &events) { model, posted in
          switch kind {
          case .precise: model.wheel(by: delta[main: axis], &posted)
          case .stepped: model.wheelStep(by: delta[main: axis], &posted)
          }
        }
      }
    }
  }

  private mutating func down(
    _ id: Int, _ kind: InputEvent.PointerKind, _ event: InputEvent, _ events: inout [Event]
  ) {
    guard touch == nil else { return }
    let slop = kind == .touch ? profile.touchSlop : profile.mouseSlop
    let caught = horizontal.isMoving || vertical.isMoving
    touch = Touch(pointer: id, start: event.position, slop: caught ? 0 : slop)
    for axis in Axis.allCases {
      let pointer = pointer(id, event, axis)
      // The surface decides when a drag begins, and along which axes.
      update(axis, &events) { $0.pointerDown(pointer, slop: .infinity, &$1) }
    }
  }

  private mutating func move(_ id: Int, _ event: InputEvent, _ events: inout [Event]) {
    for axis in Axis.allCases {
      let pointer = pointer(id, event, axis)
      update(axis, &events) { $0.pointerMoved(pointer, locks: false, &$1) }
    }
    guard let touch, touch.pointer == id, !isDragging(id) else { return }
    let travel = LayoutPoint(
      x: event.position.x - touch.start.x, y: event.position.y - touch.start.y)
    let distance = (travel.x * travel.x + travel.y * travel.y).squareRoot()
    guard distance > touch.slop else { return }
    for axis in dragged(by: travel) {
      // Counted from where the finger passed the slop, even if its events are coarse.
      let share = touch.slop / distance
      let start = touch.start[main: axis] + travel[main: axis] * share
      let pointer = pointer(id, event, axis)
      update(axis, &events) { $0.beginDragging(from: start, with: pointer, &$1) }
    }
  }

  /// The axes that a movement past the slop drags.
  private func dragged(by travel: LayoutPoint) -> [Axis] {
    let scrolling = Axis.allCases.filter { model($0).bounds.scrolls }
    guard isDirectionalLockEnabled else { return scrolling }
    let (x, y) = (abs(travel.x), abs(travel.y))
    if x >= 2 * y { return scrolling.filter { $0 == .horizontal } }
    if y >= 2 * x { return scrolling.filter { $0 == .vertical } }
    return scrolling
  }

  private mutating func lift(
    _ id: Int, _ event: InputEvent, isCanceled: Bool, _ events: inout [Event]
  ) {
    guard touch?.pointer == id else { return }
    touch = nil
    for axis in Axis.allCases {
      let pointer = pointer(id, event, axis)
      update(axis, &events) {
        $0.pointerUp(
          pointer, isCanceled: isCanceled, locks: false, aim: { _, _ in nil }, &$1)
      }
    }
  }

  private func isDragging(_ id: Int) -> Bool {
    Axis.allCases.contains { axis in
      guard case .dragging(let drag) = model(axis).activity else { return false }
      return drag.pointer == id
    }
  }

  private func model(_ axis: Axis) -> ScrollModel { axis == .vertical ? vertical : horizontal }

  private func pointer(_ id: Int, _ event: InputEvent, _ axis: Axis) -> ScrollModel.Pointer {
    ScrollModel.Pointer(
      id: id, place: Place(main: event.position[main: axis], cross: event.position[cross: axis]),
      time: event.time)
  }
}
