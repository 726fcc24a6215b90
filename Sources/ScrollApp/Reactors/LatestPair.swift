/// The latest values of two flows.
enum LatestPair<One: Sendable, Two: Sendable>: Sendable {
  case neither
  case one(One)
  case two(Two)
  case both(One, Two)

  /// A value of one of them.
  enum Part: Sendable {
    case one(One)
    case two(Two)
  }

  /// A value came. Returns both latest ones where there are both.
  mutating func receive(_ part: Part) -> (One, Two)? {
    switch (self, part) {
    case (.neither, .one(let one)), (.one, .one(let one)): self = .one(one)
    case (.neither, .two(let two)), (.two, .two(let two)): self = .two(two)
    case (.two(let two), .one(let one)), (.both(_, let two), .one(let one)),
      (.one(let one), .two(let two)), (.both(let one, _), .two(let two)):
      self = .both(one, two)
      return (one, two)
    }
    return nil
  }
}
