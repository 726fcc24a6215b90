import ScrollLayout

/// How the content reacts to changed edges in a frame with requests.
///
/// The edges depend on sizes that may be estimates until the frame has measured the elements that decide them. The
/// change is therefore kept for the frame and made in each of its rounds, from where the content was. Only the last
/// round counts, in which everything on screen is measured.
struct EdgeChange: Equatable, Sendable {
  /// Whether content at rest was at its leading edge.
  var wasAtStart = false
  /// Whether settings changed.
  var isSet = false
  /// Whether the coordinate frame has moved because items before the visible content came or went.
  var isFrameMoved = false
  /// The ends of scrolling as the frame began.
  var former: ScrollBounds?
  /// Whether all was laid out again, by another layout or because all items were replaced: offsets count from the
  /// beginning of that.
  var isLaidAnew = false
  /// Whether all items were replaced while the content lay within its edges.
  var isReloadInside = false
  /// Whether the inset of a refresh control came or went: content moves to its edge, not at once.
  var isRefresh = false
  /// Whether content at rest goes to its edge as a bounce: items came to content that was shorter than the viewport,
  /// or free room was closed that nobody asked to be.
  var goesBackAsBounce = false
}

extension ScrollModel {
  /// Applies new edges. A running motion continues toward them. Resting content is put within them at once, at the
  /// leading edge where it follows that. It returns to them as a bounce where items came to short content or free
  /// room was closed.
  mutating func take(_ new: ScrollBounds, _ change: EdgeChange, _ events: inout [ScrollEvent]) {
    guard isIdle, !change.isRefresh else {
      if change.isReloadInside {
        // Nothing is left to show that far out, so the motion goes on at the edge.
        translate(by: new.clamp(place) - place)
      }
      if change.isRefresh { moveOut(of: new) }
      return setBounds(new, &events)
    }
    if change.goesBackAsBounce, bounces, new.clamp(place) != place {
      moveOut(of: new)
      return setBounds(new, &events)
    }
    bounds = new
    let edgeMoved = change.isSet || new.minimum != change.former?.minimum ?? .zero
    if change.wasAtStart, edgeMoved, !change.isFrameMoved { place = new.minimum }
    place = new.clamp(place)
  }
}
