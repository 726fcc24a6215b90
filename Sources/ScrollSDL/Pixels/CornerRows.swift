#if SDL
  /// A rounded corner row by row: where its arc begins, and how much of the pixels on the arc it covers.
  ///
  /// Of a disc of 100 pixels 90 of 100 are inside: those are filled without a look at their share. Columns and rows count
  /// from the corner's outer sides.
  struct CornerRows {
    struct Row {
      /// The first column of which anything is covered, and the first that is covered wholly, as all behind it are.
      var columns: Range<Int>
      /// Where the row's shares begin.
      var first: Int
    }

    /// Pixels of the corner's sides.
    let side: Int
    private(set) var rows: [Row] = []
    /// Of the pixels on the arc, row by row.
    private(set) var shares: [UInt8] = []

    /// O(pixels on the arc).
    init(radius: Double) {
      side = Int(radius.rounded(.up))
      rows.reserveCapacity(side)
      for y in 0..<side {
        let (high, outer) = (max(0, radius - Double(y) - 0.5), radius + 0.5)
        let reach = max(0, outer * outer - high * high).squareRoot()
        var x = min(max(Int((radius - reach).rounded(.down)) - 1, 0), side)
        func share() -> UInt8 {
          UInt8((Coverage.corner(Double(x) + 0.5, Double(y) + 0.5, radius) * 255).rounded())
        }
        while x < side, share() == 0 { x += 1 }
        let (start, first) = (x, shares.count)
        while x < side, share() < 255 {
          shares.append(share())
          x += 1
        }
        rows.append(Row(columns: start..<x, first: first))
      }
    }
  }

  /// The corners that were used last, by twice their radius in pixels. Bounded: all go when it is full.
  struct CornerTable {
    private var known: [Int32: CornerRows] = [:]
    static let limit = 256

    /// `nil` for a square corner.
    mutating func rows(_ radius: Double) -> CornerRows? {
      guard radius > 0 else { return nil }
      let halves = Int32(radius * 2)
      if let rows = known[halves] { return rows }
      if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
      let rows = CornerRows(radius: radius)
      known[halves] = rows
      return rows
    }
  }
#endif
