import ScrollLayout

extension UpdateQueue {
  /// The awaited scrolls that have not begun, by their numbers, with the elements that they go to.
  var awaited: [Int: ElementPath?] {
    var found: [Int: ElementPath?] = [:]
    func add(_ entry: Entry) {
      if let id = entry.command.awaitedID { found[id] = .some(entry.command.element) }
    }
    for entry in commands { add(entry) }
    for case .command(let entry, _) in timed { add(entry) }
    return found
  }

  /// Drops requested scrolls, both for the next frame and for a moment of their own.
  ///
  /// - Parameter count: how many of `commands` and `timed`, from the first, are being handled and stay.
  mutating func forgetScrolls(behind count: (commands: Int, timed: Int)) {
    let kept = commands.dropFirst(count.commands).filter { !$0.command.isScroll }
    commands.replaceSubrange(count.commands..., with: kept)
    let later = timed.dropFirst(count.timed).filter { timed in
      if case .command(let entry, _) = timed { !entry.command.isScroll } else { true }
    }
    timed.replaceSubrange(count.timed..., with: later)
  }
}

extension UpdateQueue.Command {
  /// Whether the command moves the content or sets it in motion.
  fileprivate var isScroll: Bool {
    switch self {
    case .offset, .edge, .item, .element, .orthogonal, .across, .fling, .awaited: true
    case .holdIndicator, .moveIndicator, .releaseIndicator, .profile, .cruise: false
    }
  }

  /// The number of a scroll whose end somebody waits for; `nil` for any other command.
  var awaitedID: Int? { if case .awaited(let id, _) = self { id } else { nil } }

  /// The command itself, whether or not somebody waits for its end.
  var plain: Self { if case .awaited(_, let command) = self { command } else { self } }

  /// The element that it scrolls to.
  fileprivate var element: ElementPath? {
    switch plain {
    case .item(let path, _, _): .item(path)
    case .element(let path, _, _, _): path
    default: nil
    }
  }

  /// Whether the command moves the content along the axis, and ends what moved it before.
  var movesContent: Bool {
    switch self {
    case .offset, .edge, .item, .element, .fling, .cruise, .holdIndicator, .moveIndicator, .awaited:
      true
    case .orthogonal, .across, .releaseIndicator, .profile: false
    }
  }
}
