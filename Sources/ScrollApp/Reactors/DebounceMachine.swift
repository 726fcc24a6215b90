/// What a debounce waits for.
enum DebounceMachine<Element: Sendable>: Sendable {
  /// For a value; `last` is the number of the one before.
  case idle(last: Int)
  /// For nothing else to come after a value.
  case waiting(Element, number: Int)
  /// For nothing: the flow has ended.
  case finished

  /// A value came. Returns the number of the wait that begins.
  mutating func receive(_ element: Element) -> Int {
    switch self {
    case .idle(let last), .waiting(_, let last):
      self = .waiting(element, number: last + 1)
      return last + 1
    case .finished: return 0
    }
  }

  /// A wait is over. Returns what to send: nothing where another value came meanwhile.
  mutating func elapse(_ number: Int) -> Element? {
    guard case .waiting(let element, number) = self else { return nil }
    self = .idle(last: number)
    return element
  }

  /// No value will come. Returns the one that still waits.
  mutating func finish() -> Element? {
    defer { self = .finished }
    guard case .waiting(let element, _) = self else { return nil }
    return element
  }
}
