import ScrollLayout
import ScrollPrimitives

/// Pass 1, for a pointer that selects a run of items.
extension FramePipeline {
  /// Whether a pointer that is dragged may select items.
  var selectsRuns: Bool {
    asked.settings.selectsByDragging && asked.settings.selectionMode == .multiple
  }

  /// A pointer that went down on an item selects what lies between that and where it is, and does not
  /// scroll from there on. Says whether it does.
  func beginRun(
    _ grab: Interaction.Grab, _ event: InputEvent, _ routed: inout [UpdateQueue.Timed]
  ) -> Bool {
    guard selectsRuns, let path = itemPath(grab.element), !scrollsAcross(path.section) else {
      return false
    }
    endPress()
    capture(grab.pointer, from: grab.origin, at: event.time, &routed)
    state.interaction.run = Interaction.Run(
      pointer: grab.pointer, finger: event.position, start: grab.element, end: grab.element,
      isStale: true)
    extend()
    steer(event.position, at: event.time, &routed)
    return true
  }

  /// A pointer moves, or lifts.
  func run(_ id: Int, to event: InputEvent, _ routed: inout [UpdateQueue.Timed]) {
    guard state.interaction.run?.pointer == id else { return }
    state.interaction.run?.finger = event.position
    extend()
    steer(event.position, at: event.time, &routed)
  }

  func endRun(_ id: Int, at time: Timestamp, _ routed: inout [UpdateQueue.Timed]) {
    guard state.interaction.run?.pointer == id else { return }
    state.interaction.run = nil
    steer(nil, at: time, &routed)
  }

  /// Goes on selecting while the content goes on under a pointer at an edge. Called as a frame ends.
  func extendRun() {
    if state.interaction.run != nil { extend() }
  }

  /// Has the run end at the item under its pointer. O(items that come or go), and O(items of the run)
  /// after items have changed.
  private func extend() {
    guard selectsRuns else {
      state.interaction.run = nil
      return
    }
    guard var run = state.interaction.run, let end = runItem(at: run.finger) else { return }
    if run.isStale {
      let range = min(run.start, end)...max(run.start, end)
      for element in run.added.sorted() where !range.contains(element) { drop(element, of: &run) }
      let isForward = end >= run.start
      for way in 0..<range.count {
        pick(isForward ? run.start + way : run.start - way, for: &run)
      }
    } else {
      let range = min(run.start, end)...max(run.start, end)
      var element = run.end
      while element != run.start, !range.contains(element) {
        drop(element, of: &run)
        element += element > run.start ? -1 : 1
      }
      while element != end {
        element += end > element ? 1 : -1
        pick(element, for: &run)
      }
    }
    run.end = end
    run.isStale = false
    state.interaction.run = run
  }

  private func pick(_ element: Int, for run: inout Interaction.Run) {
    guard let path = itemPath(element), !state.interaction.selected.contains(element),
      mayInteract(.select, path)
    else { return }
    select(element)
    run.added.insert(element)
  }

  private func drop(_ element: Int, of run: inout Interaction.Run) {
    guard run.added.contains(element), let path = itemPath(element),
      mayInteract(.deselect, path)
    else { return }
    run.added.remove(element)
    deselect(element)
  }

  /// The item on screen that is nearest to a point of the viewport, along the axis and then across.
  /// O(elements on screen).
  private func runItem(at point: LayoutPoint) -> Int? {
    func gap(_ place: Ticks, _ start: Ticks, _ extent: Ticks) -> Ticks {
      max(.zero, start - place, place - start - extent + Ticks(rawValue: 1))
    }
    let length = state.settings.viewport[main: axis]
    let main = Ticks(clamping: min(max(mainInput(point), 0), length))
    let cross = Ticks(clamping: crossInput(point))
    var best: (along: Ticks, across: Ticks, index: Int)?
    for slot in state.live.indices where state.live[slot].isDisplayed {
      let index = state.live[slot].attributes.index
      guard itemPath(index) != nil else { continue }
      let frame = placeOfSwiped(slot)
      let gaps = (
        gap(main, frame.start, frame.extent), gap(cross, frame.crossStart, frame.crossExtent), index
      )
      if best.map({ gaps < $0 }) ?? true { best = gaps }
    }
    return best?.index
  }
}
