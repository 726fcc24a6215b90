import ScrollLayout
import ScrollPrimitives

/// Pass 0, for a pointer that selects a run of items.
extension FramePipeline {
  /// Whether a pointer that is dragged may select items.
  var selectsRuns: Bool {
    asked.settings.selectsByDragging && asked.settings.selectionMode == .multiple
  }

  /// A pointer that went down on an item selects what lies between that and where it is, where it may.
  func beginRun(
    _ grab: PointerRole.Grab, _ id: Int, _ event: InputEvent,
    _ routed: inout [UpdateQueue.Timed]
  ) {
    guard selectsRuns, let path = itemPath(grab.element), !scrollsAcross(path.section) else {
      return
    }
    endPress()
    let run = PointerRole.Run(
      finger: event.position, start: grab.element, end: grab.element, isStale: true)
    capture(id, as: .selecting(run), from: grab.origin, at: event.time, &routed)
    extendRun()
    steer(event.position, at: event.time, &routed)
  }

  /// Extends the selection to the item under its pointer. Also called as a frame ends, since the content may have
  /// moved on under the pointer. O(items that come or go), and O(items of the selection) after items have changed.
  func extendRun() {
    guard !state.interaction.pointers.isEmpty, var run = state.interaction.run else { return }
    guard selectsRuns else { return state.interaction.setRun(nil) }
    guard let end = runItem(at: run.finger) else { return }
    let range = min(run.start, end)...max(run.start, end)
    if run.isStale {
      for element in run.added.sorted() where !range.contains(element) { drop(element, of: &run) }
      let isForward = end >= run.start
      for way in 0..<range.count {
        pick(isForward ? run.start + way : run.start - way, for: &run)
      }
    } else {
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
    state.interaction.setRun(run)
  }

  private func pick(_ element: Int, for run: inout PointerRole.Run) {
    guard let path = itemPath(element), !state.interaction.selected.contains(element),
      mayInteract(.select, path)
    else { return }
    select(element)
    run.added.insert(element)
  }

  private func drop(_ element: Int, of run: inout PointerRole.Run) {
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
    let length = state.applied.settings.viewport[main: axis]
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
