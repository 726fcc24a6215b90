#if SDL
  internal import CSDL2

  /// The color behind everything, filled in only where nothing opaque comes over it: what most frames
  /// cover wholly is not drawn at all.
  struct Backdrop {
    var color = SDL_Color(r: 0, g: 0, b: 0, a: 255)
    /// Rows of the target that are yet to be filled, from the top, apart from each other.
    private(set) var rows: [Range<Int32>] = []

    var isDone: Bool { rows.isEmpty }

    /// Begins a frame: the whole target is to be filled.
    mutating func begin(_ color: SDL_Color, height: Int32) {
      self.color = color
      rows.removeAll(keepingCapacity: true)
      if height > 0 { rows.append(0..<height) }
    }

    mutating func removeAll() { rows.removeAll(keepingCapacity: true) }

    /// Takes away what of some rows is yet to be filled, and hands it out. O(pieces).
    mutating func take(_ range: Range<Int32>, _ body: (Range<Int32>) -> Void = { _ in }) {
      var index = 0
      while index < rows.count {
        let piece = rows[index]
        let taken = piece.clamped(to: range)
        guard !taken.isEmpty else {
          index += 1
          continue
        }
        body(taken)
        let above = piece.lowerBound..<taken.lowerBound
        let below = taken.upperBound..<piece.upperBound
        switch (above.isEmpty, below.isEmpty) {
        case (true, true): rows.remove(at: index)
        case (false, true): rows[index] = above
        case (true, false): rows[index] = below
        case (false, false):
          rows[index] = above
          rows.insert(below, at: index + 1)
        }
        if !above.isEmpty { index += 1 }
      }
    }
  }
#endif
