public import Scrollwork

extension CollectionView {
  /// Sends a finger that goes down at a moment, moves at constant speed along the axis as a phone's
  /// digitizer sees it, rests for a while and lifts. Points in the viewport, and seconds.
  public func swipe(
    from: Double, to: Double, start: Double, duration: Double, hold: Double = 0
  ) throws(CollectionError) {
    func touch(_ seconds: Double, _ place: Double, _ action: InputEvent.Action) -> InputEvent {
      InputEvent(
        time: Timestamp(nanoseconds: Int64(seconds * 1e9)),
        position: LayoutPoint(main: place, cross: 100, axis: axis), action: action)
    }
    try send(touch(start, from, .pointerDown(id: 1, kind: .touch)))
    let moves = max(1, Int((duration * 120).rounded()))
    for move in 1...moves {
      let share = Double(move) / Double(moves)
      try send(
        touch(start + share * duration, from + share * (to - from), .pointerMoved(id: 1)))
    }
    try send(touch(start + duration + hold, to, .pointerUp(id: 1)))
  }
}
