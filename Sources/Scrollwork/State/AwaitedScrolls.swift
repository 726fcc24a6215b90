import ScrollLayout

/// The scrolls whose end somebody waits for.
struct AwaitedScrolls {
  /// A scroll from the call until its end.
  struct Scroll {
    /// The number of its command.
    var id: Int
    var target: ScrollMotion.ScrollTarget
    /// Whether a frame has begun it.
    var isBegun = false
    /// Whether it has left a fling going on that brings its element on screen.
    var goesOn = false
    var completion: (ScrollOutcome) -> Void

    /// Gives its element another path.
    mutating func rename(_ element: ElementPath) {
      guard case .element(_, let position, let offset) = target else { return }
      target = .element(element, position, offset)
    }
  }

  /// The number of the next scroll.
  private(set) var nextID = 0
  private var waiting: [Scroll] = []
  /// Those that are over, and are reported at the end of the frame.
  private var over: [(completion: (ScrollOutcome) -> Void, outcome: ScrollOutcome)] = []

  var isEmpty: Bool { waiting.isEmpty && over.isEmpty }

  /// Takes a scroll, whose command has the next number.
  mutating func add(
    _ target: ScrollMotion.ScrollTarget, _ completion: @escaping (ScrollOutcome) -> Void
  ) {
    waiting.append(Scroll(id: nextID, target: target, completion: completion))
    nextID += 1
  }

  /// Looks at each scroll, and ends those that are over.
  ///
  /// - Parameter end: how a scroll ended; `nil` for one that goes on.
  mutating func update(_ end: (inout Scroll) -> ScrollOutcome?) {
    var rest: [Scroll] = []
    for var scroll in waiting {
      if let outcome = end(&scroll) {
        over.append((scroll.completion, outcome))
      } else {
        rest.append(scroll)
      }
    }
    waiting = rest
  }

  /// Takes out the reports of this frame.
  mutating func takeOver() -> [() -> Void] {
    defer { over.removeAll() }
    return over.map { told in { told.completion(told.outcome) } }
  }

  /// Ends all of them: their view is gone.
  mutating func endAll() -> [() -> Void] {
    update { _ in ScrollOutcome(reason: .interrupted) }
    return takeOver()
  }
}
