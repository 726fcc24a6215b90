import Scrollwork

/// What the view asks while a frame is made again, and what the journal answers.
extension Replay {
  func nextSize() -> LayoutSize? {
    while sizeCursor < frameEnd {
      defer { sizeCursor += 1 }
      if case .size(_, _, let size) = entries[sizeCursor] { return size }
    }
    differ("an element is measured that was not measured in the recording")
    return nil
  }

  func aim(_ target: inout Double) {
    while aimCursor < frameEnd {
      defer { aimCursor += 1 }
      if case .aim(let recorded) = entries[aimCursor] {
        target = recorded
        return
      }
    }
  }

  /// What handlers were asked in the frame that is made, and said.
  var answers: [Journal.Answer] {
    entries[min(next, frameEnd)..<frameEnd].compactMap { entry in
      if case .answer(let answer) = entry { answer } else { nil }
    }
  }

  /// The actions that an item had.
  func actions(of path: ItemPath, at edge: SwipeEdge) -> SwipeActions? {
    for case .swiped(path, edge, let actions) in answers { return actions }
    return nil
  }

  /// The place that a carried item went to from a path; the path itself where it stayed.
  func target(from: ItemPath) -> ItemPath? {
    for case .carried(from, let to) in answers { return to }
    return from
  }

  /// Makes the requests that `moveHandler` made.
  func move(from: ItemPath, to: ItemPath) {
    let frame = entries[min(next, frameEnd)..<frameEnd]
    let start = frame.firstIndex { entry in
      if case .answer(.carried(from, to)) = entry { true } else { false }
    }
    guard let start else {
      return differ("item \(from) is carried to \(to), as it was not when it was recorded")
    }
    moved = start..<frameEnd
    for entry in entries[moved] where difference == nil { perform(entry) }
  }

  /// Compares which element is asked, and for what room, with the entry that has just answered.
  func check(_ request: CollectionRequest) {
    guard case .measured(let element, let proposal, _) = request, sizeCursor > 0,
      case .size(let recorded, let room, _) = entries[sizeCursor - 1]
    else { return }
    if element != recorded {
      differ("\(element) is asked for its size, where \(recorded) was when it was recorded")
    } else if !(proposal.width.isSame(room.width) && proposal.height.isSame(room.height)) {
      differ("\(element) is offered \(proposal), not \(room) as when it was recorded")
    }
  }

  func reply(to event: CollectionEvent) {
    guard difference == nil else { return }
    let rest = entries[max(next, frameEnd)...].prefix { !$0.isStep }
    guard let first = rest.firstIndex(where: \.isReply) else { return }
    if event == .scroll(.didScroll) {
      perform(through: rest.lastIndex(where: \.isReply) ?? first)
    } else {
      perform(through: first - 1)
    }
  }
}

extension Double {
  /// Whether both are the same number, or neither is one.
  fileprivate func isSame(_ other: Double) -> Bool { self == other || isNaN && other.isNaN }
}

extension Journal.Entry {
  var isStep: Bool { if case .step = self { true } else { false } }
  var isSize: Bool { if case .size = self { true } else { false } }

  var isReply: Bool {
    switch self {
    case .request(_, let isReply), .layout(_, _, let isReply): isReply
    case .step, .size, .aim, .fetched, .answer, .frame: false
    }
  }

  /// Cells that were made ready under a deadline.
  var fetched: (cells: Int, hasBegun: Bool)? {
    if case .fetched(let cells, let hasBegun) = self { (cells, hasBegun) } else { nil }
  }

  var element: String {
    if case .size(let element, _, _) = self { "\(element)" } else { "an element" }
  }
}
