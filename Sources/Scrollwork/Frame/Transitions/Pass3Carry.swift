import ScrollLayout
import ScrollPrimitives

/// Pass 3, elements that go on from where they are shown: after sizes were measured on their way, or from under a pointer.
extension FramePipeline {
  /// Sizes that were measured on the way move where elements belong, but not at once what is seen of them: the
  /// difference is one more offset.
  func carrySizes(moved: Ticks) {
    guard let time = state.time, let transition = state.moving.transition,
      let left = transition.timeLeft(at: time), let naturals = transition.naturals
    else { return }
    let screen = screen(at: state.motion.scroll.position)
    // All are where they belong when they would have been.
    var wave = newWave(TransitionCurve(start: time, duration: left))
    var (seen, isMoved) = ([Int](), false)
    for slot in state.live.indices where state.live[slot].isDisplayed {
      let attributes = state.live[slot].attributes
      guard let before = naturals[attributes.index] else { continue }
      let natural = shownFrame(of: attributes, in: screen)
      guard !isHeld(attributes, at: natural) else { continue }
      let expected = before.moved(by: .zero - moved)
      let covered = coveredRows(at: attributes.index)
      func isSeen(at frame: ShownFrame) -> Bool {
        transition.look(of: attributes.index, in: covered, isHeld: false, at: frame, time: time)
          .frame.touches(viewportLength)
      }
      // A jump left it off the screen: its difference must not move the elements on screen.
      guard isSeen(at: natural) || isSeen(at: expected) else { continue }
      seen.append(slot)
      guard natural.start != expected.start || natural.extent != expected.extent else { continue }
      isMoved = true
      var shown = natural
      (shown.start, shown.extent) = (expected.start, expected.extent)
      wave.set(LookOffset(from: natural, to: shown), of: attributes.index, in: covered)
    }
    guard isMoved else { return }
    addRuns(seen, to: &wave) { _ in false }
    state.moving.add(wave)
  }

  /// Animates an element that a pointer carried to its position in the layout.
  func settle(_ index: Int) {
    let duration = state.applied.settings.profile.animationDuration
    guard duration > 0, !state.applied.settings.traits.reducesMotion, let time = state.time,
      let slot = liveSlot(at: index), state.live[slot].isDisplayed
    else { return }
    let natural = shownFrame(
      of: state.live[slot].attributes, in: screen(at: state.motion.scroll.position))
    let transition = state.moving.transition ?? LayoutTransition()
    let look = transition.look(
      of: index, in: coveredRows(at: index), isHeld: false, at: natural, time: time)
    var wave = TransitionWave(curve: TransitionCurve(start: time, duration: duration))
    wave.offsets[index] = LookOffset(from: look.frame, to: placeOfSwiped(slot))
    state.moving.addSingle(wave)
  }
}
