import ScrollPrimitives

/// What cells drew before an animated update changed their content, while it fades out over what they draw now.
struct FadingContents {
  /// A drawing that was taken.
  struct Taken {
    var drawing: [DisplayList.Command] = []
    /// How many commands are its own. Those behind them are of an older one that was still fading.
    var ownCount = 0
  }

  private struct Content {
    var taken: Taken
    let curve: TransitionCurve
  }

  /// By their numbers.
  private var contents: [Int32: Content] = [:]
  private var lastNumber: Int32 = 0

  var isEmpty: Bool { contents.isEmpty }

  /// Adds a drawing. Returns its number, which is never 0.
  mutating func add(_ taken: consuming Taken, _ curve: TransitionCurve) -> Int32 {
    // Numbers begin again when nothing fades.
    lastNumber = contents.isEmpty ? 1 : max(1, lastNumber &+ 1)
    contents[lastNumber] = Content(taken: taken, curve: curve)
    return lastNumber
  }

  /// Takes out a drawing. O(1).
  mutating func take(_ number: Int32) -> Taken {
    contents.removeValue(forKey: number)?.taken ?? Taken()
  }

  /// A drawing and its opacity at a moment. O(1).
  func drawing(_ number: Int32, at time: Timestamp) -> (
    commands: [DisplayList.Command], opacity: Double
  )? {
    contents[number].map { ($0.taken.drawing, 1 - $0.curve.share(at: time)) }
  }

  func isOver(_ number: Int32, at time: Timestamp) -> Bool {
    contents[number]?.curve.isOver(at: time) ?? true
  }
}
