import ScrollLayout
public import ScrollPrimitives

/// A keyboard over the view.
extension CollectionView {
  /// Says where a keyboard covers the view. Where it reaches the bottom of the viewport, content that scrolls vertically
  /// gets as much more room at its end as is covered, the safe area there included. Where it covers more than before, the
  /// item with the focus is scrolled as little as needed to be above it, if it is not. Nothing else moves. With
  /// ``followsEnd`` content at its end stays there, above the keyboard.
  ///
  /// - Parameters:
  ///   - frame: in points in the viewport's coordinates; `nil` when there is no keyboard. A keyboard that does not
  ///     reach the bottom floats, and takes no room.
  ///   - animated: whether the item with the focus comes in `ScrollProfile.animationDuration` seconds, or at once.
  /// - Throws: `invalidValue` for a number that is not finite or beyond 1e9, and for a negative size.
  public func setKeyboardFrame(_ frame: LayoutRect?, animated: Bool) throws(CollectionError) {
    if let frame {
      try check(frame.origin, "keyboard.origin")
      for (name, length) in [("width", frame.size.width), ("height", frame.size.height)]
      where !(0...1e9 ~= length) {
        throw .invalidValue(parameter: "keyboard.size.\(name)", value: length)
      }
    }
    let former = pipeline.asked.settings.coveredHeight
    pipeline.asked.settings.keyboard = frame
    note(.setKeyboardFrame(frame, animated: animated))
    let settings = pipeline.asked.settings
    guard settings.coveredHeight > former, let item = focusedItem,
      let place = self.frame(of: .item(item)),
      place.maxY > settings.viewport.height - settings.coveredHeight,
      case .item(let path)? = pipeline.queue.path(.item(item), from: pipeline.state.structure)
    else { return }
    try enqueue(.item(path, .nearest, animated: animated), .nextFrame)
  }

  /// Where a keyboard covers the view, as it was set. To put it away when a person drags, hear
  /// `ScrollEvent.willBeginDragging`.
  public var keyboardFrame: LayoutRect? { pipeline.asked.settings.keyboard }
}
