import ScrollLayout
import ScrollPrimitives

/// Pass 5, for the bars that show where the content is, over all else.
extension FramePipeline {
  /// Draws the bars of content that moves, or has moved a short while ago. A change of how the content lies that nobody sees
  /// as movement does not show them.
  func drawIndicators(isScrolled: Bool) {
    guard var style = asked.settings.indicatorStyle, let time = state.time else { return }
    if phase != .idle || isScrolled || isScrollingAcross || notes.isFlashing {
      state.drawn.showIndicators(at: time)
      notes.isFlashing = false
    }
    guard let shown = state.drawn.indicatorsShown else { return }
    let opacity = style.opacity(after: time.seconds(since: shown))
    guard opacity > 0 else { return state.drawn.hideIndicators() }
    style.color.alpha = UInt8((Double(style.color.alpha) * opacity).rounded())
    let insets = adjustedContentInset
    drawBar(
      state.motion.scroll.indicator, style,
      length: viewportLength.points - insets.leading - insets.trailing,
      from: insets.leading, across: viewportBreadth.points, isAlong: true)
    let (breadth, content) = (viewportBreadth.points, state.layout.crossExtent.points)
    if content > breadth, breadth > 0 {
      let atStart = ScrollIndicator(position: 0, length: breadth / content)
      drawBar(
        contentAcross?.model.indicator ?? atStart, style, length: viewportBreadth.points, from: 0,
        across: viewportLength.points - insets.trailing, isAlong: false)
    }
  }

  /// Draws a bar in its track.
  ///
  /// - Parameters:
  ///   - length: points of the track with its margins, which begins at `start`.
  ///   - breadth: points from the leading side to the one where the bar is.
  ///   - isAlong: whether the track lies along the scroll axis.
  private func drawBar(
    _ indicator: ScrollIndicator, _ style: ScrollIndicatorStyle, length: Double, from start: Double,
    across breadth: Double, isAlong: Bool
  ) {
    let track = length - 2 * style.margin
    guard indicator.length < 1, track > 0, style.thickness > 0 else { return }
    let bar = indicator.bar(inTrack: track)
    let along = (
      Ticks(clamping: start + style.margin + bar.start), Ticks(clamping: bar.length)
    )
    let side = (
      Ticks(clamping: breadth - style.margin - style.thickness), Ticks(clamping: style.thickness)
    )
    let (main, cross) = isAlong ? (along, side) : (side, along)
    let frame = ShownFrame(
      start: main.0, extent: main.1, crossStart: cross.0, crossExtent: cross.1)
    state.drawn.add(in: rect(of: frame)) { canvas in
      canvas.roundedRect(
        LayoutRect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height),
        radius: style.thickness / 2, style.color)
    }
  }

  /// When bars next look different while nothing moves.
  func nextIndicatorChange(after now: Timestamp) -> Timestamp? {
    guard let style = asked.settings.indicatorStyle, asked.makesDisplayLists,
      let shown = state.drawn.indicatorsShown
    else { return nil }
    return max(now, shown + .seconds(style.stay))
  }
}
