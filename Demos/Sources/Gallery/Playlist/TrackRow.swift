import Scrollwork
import Stage

/// A piece in the playlist: its cover, its name and how long it is, and lines that say it can be carried.
final class TrackRow: StageCell {
  var track = Track(0)
  var isPlaying = false

  override func size(fitting proposal: LayoutSize) -> LayoutSize {
    LayoutSize(width: proposal.width, height: 62)
  }

  override func paint(in canvas: inout Canvas) {
    let (width, height) = (canvas.size.width, canvas.size.height)
    let isNarrow = width < Self.narrow
    let left = isNarrow ? 16.0 : 74
    if state.isLifted {
      canvas.shadow(canvas.bounds.moved(y: 3), radius: 10, blur: 16, theme.shadow)
      canvas.roundedRect(canvas.bounds, radius: 10, theme.raised)
    } else {
      canvas.fill(canvas.bounds, isPlaying ? theme.marked : theme.surface)
      canvas.fill(
        LayoutRect(x: left, y: height - 1, width: width - left, height: 1), theme.rule)
    }
    let cover = LayoutRect(x: 16, y: 9, width: 44, height: 44)
    if !isNarrow {
      Artwork.draw(track.number &+ 3000, in: cover, radius: 6, &canvas)
      if isPlaying { drawPlaying(in: cover, &canvas) }
    }
    let length = Track.clock(track.seconds)
    let lengthWidth = (surroundings?.width(of: length, Type.label) ?? 0) + 2
    let text = LayoutRect(
      x: left, y: 11, width: max(0, width - left - 56 - (isNarrow ? 0 : lengthWidth)), height: 20)
    canvas.text(
      track.title, in: text, style: Type.headline, isPlaying ? theme.accent : theme.ink)
    canvas.text(
      isNarrow ? "\(length) · \(track.artist)" : track.artist, in: text.moved(y: 22),
      style: Type.caption.limited(to: 1), theme.quiet)
    if !isNarrow {
      canvas.text(
        length, in: LayoutRect(x: text.maxX + 8, y: 23, width: lengthWidth, height: 17),
        style: Type.label.aligned(.trailing), theme.quiet)
    }
    for line in 0..<3 {
      canvas.fill(
        LayoutRect(x: width - 34, y: 25 + Double(line) * 5, width: 18, height: 2), theme.faint)
    }
    if state.isFocused {
      canvas.border(canvas.bounds.inset(by: LayoutInsets(2)), radius: 8, width: 2, theme.accent)
    }
  }

  /// Three bars over the cover.
  private func drawPlaying(in cover: LayoutRect, _ canvas: inout Canvas) {
    canvas.roundedRect(cover, radius: 6, Color(hex: 0x000000, alpha: 130))
    for (index, height) in [12.0, 20, 15].enumerated() {
      canvas.roundedRect(
        LayoutRect(
          x: cover.minX + 12 + Double(index) * 8, y: cover.maxY - 12 - height, width: 4,
          height: height), radius: 2, Color(hex: 0xFFFFFF))
    }
  }
}

/// The title of a part of the playlist.
final class PartHeader: StageCell {
  var title = ""

  override func size(fitting proposal: LayoutSize) -> LayoutSize {
    LayoutSize(width: proposal.width, height: 36)
  }

  override func paint(in canvas: inout Canvas) {
    canvas.fill(canvas.bounds, theme.ground)
    canvas.text(
      title, in: LayoutRect(x: 16, y: 10, width: canvas.size.width - 32, height: 18),
      style: Type.label, theme.quiet)
  }
}
