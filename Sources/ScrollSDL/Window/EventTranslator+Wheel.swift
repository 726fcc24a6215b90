#if SDL
  internal import CSDL2
  internal import ScrollPrimitives

  extension EventTranslator {
    /// Points that a notch of a wheel scrolls.
    static let notch = 60.0
    /// More notches at once make no sense.
    private static let mostNotches = 1e4
    /// Nanoseconds for which a device that gave fractions is still taken for a trackpad, chosen so that
    /// a swipe's momentum, which ends in whole steps now and then, stays in one piece.
    private static let preciseTime: Int64 = 250_000_000

    /// Whole steps of a wheel are notches of a mouse; fractions come from a trackpad.
    ///
    /// The direction is taken as it comes: where the system turns it around, because somebody wants
    /// their content to follow their fingers, the steps are turned already.
    mutating func translate(
      _ event: SDL_MouseWheelEvent, _ now: Timestamp, _ found: inout [WindowEvent]
    ) {
      guard event.which != UInt32.max else { return }
      let (x, y) = (Double(event.preciseX), Double(event.preciseY))
      guard abs(x) <= Self.mostNotches, abs(y) <= Self.mostNotches, x != 0 || y != 0 else {
        return
      }
      var event = event
      let known = SDL_Point(
        x: Int32((pointer.x * scale).rounded()), y: Int32((pointer.y * scale).rounded()))
      let place = CSDL2_WheelPlace(&event, known)
      pointer = point(place.x, place.y) ?? pointer
      if x != x.rounded() || y != y.rounded() {
        preciseUntil = Timestamp(nanoseconds: now.nanoseconds &+ Self.preciseTime)
      }
      append(
        .wheel(
          delta: LayoutPoint(x: x * Self.notch, y: -y * Self.notch),
          kind: now < preciseUntil ? .precise : .stepped), at: pointer, now, &found)
    }
  }
#endif
