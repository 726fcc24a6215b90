import ScrollLayout

/// Pass 4, for decorations while elements are on their way: each goes with what it belongs to.
extension FramePipeline {
  /// How a decoration is shown. A decoration of a whole section moves with the first and the last element of the
  /// section that have cells. Any other decoration moves with its element: with the nearer of that element's two
  /// ends.
  func look(of decoration: DecorationAttributes, in screen: Range<Ticks>) -> Look {
    var look = Look(
      frame: ShownFrame(
        start: decoration.start - screen.lowerBound, extent: decoration.extent,
        crossStart: decoration.crossStart - round.crossStart, crossExtent: decoration.crossExtent))
    guard let index = state.structure.index(of: decoration.path.element) else { return look }
    if let slot = liveSlot(at: index), state.live[slot].attributes.extent >= decoration.extent {
      let shift = shift(of: slot, in: screen)
      let element = state.live[slot].attributes
      let isAtEnd = decoration.start + decoration.end >= element.start + element.end
      look.frame = look.frame.moved(by: isAtEnd ? shift.end : shift.start, across: shift.across)
      look.opacity = shift.opacity
    } else if let (first, last) = liveSlots(ofSection: decoration.path.element.section) {
      let (top, bottom) = (shift(of: first, in: screen), shift(of: last, in: screen))
      let end = look.frame.start + look.frame.extent + bottom.end
      // What begins before the screen goes on doing so.
      if look.frame.start < .zero {
        look.frame.start = min(look.frame.start, look.frame.start + top.start)
      } else {
        look.frame.start = look.frame.start + top.start
      }
      look.frame.extent = max(.zero, end - look.frame.start)
    }
    return look
  }

  /// How far a live element's two ends are shown from where they belong.
  private func shift(
    of slot: Int, in screen: Range<Ticks>
  ) -> (start: Ticks, end: Ticks, across: Ticks, opacity: Double) {
    let attributes = state.live[slot].attributes
    let natural = shownFrame(of: attributes, in: screen)
    let look = self.look(of: attributes, natural)
    let start = look.frame.start - natural.start
    return (
      start, start + look.frame.extent - natural.extent,
      look.frame.crossStart - natural.crossStart, look.opacity
    )
  }

  private func liveSlots(ofSection section: Int) -> (first: Int, last: Int)? {
    guard let header = state.structure.index(of: .header(section: section)),
      let footer = state.structure.index(of: .footer(section: section))
    else { return nil }
    let (first, end) = (liveInsertion(of: header), liveInsertion(of: footer + 1))
    return first < end ? (first, end - 1) : nil
  }
}
