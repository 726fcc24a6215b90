import ScrollLayout
import ScrollPrimitives

/// Pass 4, where the live elements lie: all that is known of it is of one placement of the layout.
///
/// A size that changes moves elements, and the layout has another placement then. `placeLiveCells` is the one place that
/// asks the layout again; `LivePlaces.move` is the one place that keeps answers, because all elements moved together.
extension FramePipeline {
  /// Whether the places of live elements are those of the current placement.
  var arePlacesCurrent: Bool { state.live.places.placement == placement }

  /// The stretch of content, in content coordinates, all of whose elements have cells and sizes; `nil`
  /// if the placement changed since.
  @inline(__always)
  var covered: Range<Ticks>? {
    guard arePlacesCurrent, let covered = state.live.places.covered, covered.cross == crossWindow
    else { return nil }
    return covered.main
  }

  /// Brings the places of live elements up to date with the sizes before them. O(cells) after a size
  /// changed, else O(1).
  func placeLiveCells() {
    guard !arePlacesCurrent else { return }
    for slot in state.live.indices {
      var attributes = state.live[slot].attributes
      state.layout.update(&attributes)
      let old = state.live[slot].attributes
      if old.extent != attributes.extent || old.crossExtent != attributes.crossExtent {
        state.live[slot].needsDrawing = true
      }
      state.live[slot].attributes = attributes
      state.work.elementsVisited += 1
    }
    state.live.places.renew(for: placement)
  }

  /// The same after elements outside the covered range were measured: all in it are, so they moved by the same distance,
  /// and the range goes with them.
  ///
  /// The distance is taken from an element that lies in the range: a pinned header and an element that is not
  /// measured yet may have moved otherwise.
  ///
  /// - Parameters:
  ///   - covered: the covered range, of the places before.
  ///   - isForward: whether the measured elements lie behind the range.
  func placeLiveCells(keeping covered: Range<Ticks>, _ isForward: Bool) {
    guard state.layoutTraits.isSequential, state.moving.transition == nil,
      state.interaction.lift == nil, state.motion.across.isEmpty, !state.placeholders.mayBeLive
    else { return }
    func isInside(_ slot: Int) -> Bool {
      let live = state.live.pointer(slot)
      return !live.pointee.attributes.isPinned
        && live.pointee.attributes.slotStart >= covered.lowerBound
        && live.pointee.attributes.slotEnd <= covered.upperBound
    }
    let slots = state.live.indices
    let slot = isForward ? slots.first(where: isInside) : slots.last(where: isInside)
    guard let slot else { return }
    let former = state.live[slot].attributes.start
    placeLiveCells()
    let way = state.live[slot].attributes.start - former
    cover(covered.lowerBound + way..<covered.upperBound + way)
  }

  /// Notes that all elements of a range have cells and sizes.
  func cover(_ range: Range<Ticks>) {
    placeLiveCells()
    state.live.places.cover(range, cross: crossWindow)
  }

  /// The next round fills the whole screen: cells or sizes in the covered range may be gone.
  func forgetCovered() { state.live.places.forgetCovered() }

  /// Limits the covered range to a window.
  func uncover(outsideOf window: Range<Ticks>) {
    guard covered != nil else { return }
    state.live.places.uncover(outsideOf: window)
  }

  /// Finds the outermost elements on screen by their current places.
  func findShown() {
    var shown: LivePlaces.Shown?
    for slot in state.live.indices {
      let live = state.live.pointer(slot)
      guard live.pointee.isDisplayed, !live.pointee.attributes.isPinned else { continue }
      shown.take(live.pointee.attributes)
    }
    state.live.places.show(shown)
  }
}
