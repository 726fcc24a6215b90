import Scrollwork
import Stage

/// What can be done with a playlist, by pointer and by keys.
extension PlaylistDemo {
  enum Command: Hashable {
    case previous, togglePause, next, shuffle
  }

  func perform(_ command: Command) throws {
    switch command {
    case .previous: try skip(by: -1)
    case .togglePause: isPaused.toggle()
    case .next: try skip(by: 1)
    case .shuffle: try shuffle()
    }
  }

  /// Plays a piece from its beginning.
  func play(_ number: Int?) throws {
    let changed = [playing, number].compactMap { $0 }.filter(source.snapshot.contains)
    playing = number
    elapsed = 0
    isPaused = false
    try source.update(animated: true) { try $0.reconfigureItems(Set(changed)) }
  }

  /// Plays the piece a number of places further on. After the last piece comes the first.
  func skip(by count: Int) throws {
    let order = order
    guard let playing, let place = order.firstIndex(of: playing) else { return }
    try play(order[(place + count + order.count) % order.count])
  }

  /// Puts the pieces of both parts into another order.
  private func shuffle() throws {
    shuffles += 1
    let round = shuffles
    let mixed = order.sorted {
      (Prose.scatter($0 &+ 1000 &* round, below: 1 << 30), $0)
        < (Prose.scatter($1 &+ 1000 &* round, below: 1 << 30), $1)
    }
    let count = parts[0].count
    try show([Array(mixed.prefix(count)), Array(mixed.dropFirst(count))], animated: true)
  }

  /// Moves the piece with the focus up or down, at the edge of its part into the other part.
  private func moveFocused(by step: Int) throws {
    guard let number = view.focusedItem.flatMap(source.item(at:)) else { return }
    var parts = parts
    guard let part = parts.firstIndex(where: { $0.contains(number) }),
      let place = parts[part].firstIndex(of: number)
    else { return }
    let target = place + step
    if parts[part].indices.contains(target) {
      parts[part].swapAt(place, target)
    } else if parts.indices.contains(part + step) {
      parts[part].remove(at: place)
      let other = part + step
      parts[other].insert(number, at: step > 0 ? 0 : parts[other].count)
    } else {
      return
    }
    try show(parts, animated: true)
    guard let path = source.path(of: number) else { return }
    try view.scrollToItem(at: path, at: .nearest, animated: true)
  }

  // MARK: Pointers and keys

  func controls(in region: StageRegion) -> [Control] {
    let perform = { [unowned self] (command: Command) in try self.perform(command) }
    return switch region {
    case .strip: strip.controls(perform)
    case .list: bar.buttons.controls(perform)
    case .page, .bar: []
    }
  }

  func covers(_ point: LayoutPoint) -> Bool { bar.contains(point) }
  func isTappable(_ element: ElementPath) -> Bool { element.itemPath != nil }

  func tap(_ element: ElementPath) throws {
    guard case .item(let path) = element else { return }
    try view.focus(path)
    try play(source.item(at: path))
  }

  var keys: [KeyHelp] {
    [
      KeyHelp("Up, Down", "Move the focus"),
      KeyHelp("Alt-Up, Down", "Move the piece"),
      KeyHelp("Enter", "Play the piece"),
      KeyHelp("Space", "Pause or play"),
      KeyHelp("Left, Right", "Play the last or next piece"),
      KeyHelp("S", "Shuffle"),
    ]
  }

  func key(_ key: KeyPress) throws -> Bool {
    switch key.key {
    case .up where key.modifiers.contains(.option): try moveFocused(by: -1)
    case .down where key.modifiers.contains(.option): try moveFocused(by: 1)
    case .up, .down, .pageUp, .pageDown, .home, .end: try view.press(key)
    case .left: try perform(.previous)
    case .right: try perform(.next)
    case .space: try perform(.togglePause)
    case .enter: try view.focusedItem.map { path in try play(source.item(at: path)) }
    case .character("s"): try perform(.shuffle)
    case .escape where view.focusedItem != nil: try view.focus(nil)
    default: return false
    }
    return true
  }

  // MARK: Drawing

  func drawControls(in canvas: inout Canvas, after frame: Frame) {
    let area = LayoutRect(x: 16, y: 6, width: canvas.size.width - 32, height: 32)
    let order = order
    let minutes = order.reduce(0) { $0 + Track($1).seconds } / 60
    strip.draw(
      [.init("Shuffle", .shuffle)], trailingIn: area,
      title: "\(order.count) pieces, \(minutes) minutes", &canvas, surroundings)
  }

  func drawAbove(in canvas: inout Canvas, after frame: Frame) {
    let theme = surroundings.theme
    let track = playing.map(Track.init)
    let time = track.map { "\(Track.clock(Int(elapsed))) of \(Track.clock($0.seconds))" }
    bar.draw(
      [
        .init("Back", .previous), .init(isPaused ? "Play" : "Pause", .togglePause, kind: .primary),
        .init("Next", .next),
      ], title: time ?? "", in: &canvas, surroundings)
    guard let track, let area = bar.area else { return }
    let share = min(1, elapsed / Double(track.seconds))
    canvas.fill(
      LayoutRect(x: 0, y: area.minY, width: area.size.width * share, height: 3), theme.accent)
  }
}
