import ScrollLayout
import ScrollPrimitives

/// Pass 5, for the actions behind a cell that was swiped aside.
extension FramePipeline {
  /// Where the actions of a cell are shown, from its edge inward.
  ///
  /// - Parameter shift: how far the cell is shown from its place.
  func actionFrames(_ slot: Int, of swipe: Swipe, shift: Ticks) -> [ShownFrame] {
    let place = placeOfSwiped(slot)
    return swipe.stretches(distance: abs(shift.points)).map { stretch in
      var frame = place
      frame.crossExtent = stretch.upperBound - stretch.lowerBound
      frame.crossStart =
        swipe.edge == .leading
        ? place.crossStart + stretch.lowerBound
        : place.crossStart + place.crossExtent - stretch.upperBound
      return frame
    }
  }

  /// Where a cell would be shown if it were not swiped.
  func placeOfSwiped(_ slot: Int) -> ShownFrame {
    state.live[slot].shown.moved(by: .zero, across: -state.live[slot].swiped)
  }

  /// Draws a cell's actions where the cell does not cover them.
  func placeActions(_ slot: Int) {
    let index = state.live[slot].attributes.index
    guard let swipe = state.interaction.swipes.last(where: { $0.element == index }) else { return }
    let rects = actionFrames(slot, of: swipe, shift: state.live[slot].swiped).map { rect(of: $0) }
    let isAlong = axis == .vertical
    for (slot, rect) in rects.enumerated() where rect.size.width > 0 && rect.size.height > 0 {
      let action = swipe.actions[slot]
      // Set as wide as it is when open, so that the title does not change as it comes out.
      let room = isAlong ? max(rect.size.width, swipe.widths[slot]) : rect.size.width
      state.drawn.add(in: rect) { canvas in
        canvas.fill(canvas.bounds, action.ground)
        canvas.pushClip(canvas.bounds)
        canvas.text(
          action.title,
          in: LayoutRect(
            x: (rect.size.width - room) / 2, y: (rect.size.height - Self.titleHeight) / 2,
            width: room, height: Self.titleHeight),
          style: Self.titleStyle, Color(red: 255, green: 255, blue: 255))
        canvas.pop()
      }
    }
  }

  /// UIKit's titles of swipe actions: 15 points, medium.
  private static let titleStyle = TextStyle(
    size: 15, weight: .medium, alignment: .center, lineLimit: 1)
  /// A line of it, in points.
  private static let titleHeight = 18.0
}
