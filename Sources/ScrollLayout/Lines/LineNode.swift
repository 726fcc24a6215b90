/// A part of a line: an item, or parts that lie one after the other.
///
/// Lengths are solved for a container; only the sizes that cells return are unknown.
struct LineNode: Equatable, Sendable {
  /// How long a part is in one direction.
  enum Length: Equatable, Sendable {
    case fixed(Ticks)
    /// What cells ask for; until they were asked, this.
    case estimated(Ticks)
    /// From one fraction to another of the group around it, whose own length depends on cells.
    case share(from: Double, to: Double)
    /// One of a number of equal parts of such a group, with this much space between all of them.
    case portion(Int, of: Int, gaps: Ticks)

    var isEstimated: Bool { if case .estimated = self { true } else { false } }

    /// Whether it follows from the group around it once that is known.
    var isShared: Bool {
      switch self {
      case .fixed, .estimated: false
      case .share, .portion: true
      }
    }
  }

  /// Room left free inside a part.
  struct Insets: Equatable, Sendable {
    var mainBefore = Ticks.zero
    var mainAfter = Ticks.zero
    var crossBefore = Ticks.zero
    var crossAfter = Ticks.zero
  }

  /// Parts one after the other.
  struct Stack: Equatable, Sendable {
    var runsAlongMain: Bool
    /// The space before each part.
    var gaps: [Ticks]
    var parts: [LineNode]
  }

  var main: Length
  var cross: Length
  var insets = Insets()
  var alignment = LineItemAlignment.leading
  /// `nil` for an item.
  var stack: Stack?
}

/// Where a part lies in its line.
struct LineFrame: Equatable, Sendable {
  var main = Ticks.zero
  var mainExtent = Ticks.zero
  var cross = Ticks.zero
  var crossExtent = Ticks.zero
}

/// What is known about the items of one line, by their places in it.
struct LineSizes: Sendable {
  /// The places that hold an item.
  var present = 0..<0
  /// The size that the cell returned, in ticks; -1 where nothing is known.
  var main: [Int64] = []
  var cross: [Int64] = []

  /// A line in which every place holds an item of which nothing is known.
  init(full count: Int = 0) {
    present = 0..<count
    main = Array(repeating: -1, count: count)
    cross = main
  }
}

extension LineNode {
  /// What a part comes to, and whether any of it is there.
  struct Size {
    var main: Ticks
    var cross: Ticks
    var isPresent: Bool
  }

  /// Places before the first item are left free; those after the last take nothing.
  func size(_ sizes: borrowing LineSizes, _ place: inout Int) -> Size {
    guard let stack else {
      defer { place += 1 }
      guard place < sizes.present.upperBound else {
        return Size(main: .zero, cross: .zero, isPresent: false)
      }
      return Size(
        main: main.length(sizes.main[place]), cross: cross.length(sizes.cross[place]),
        isPresent: place >= sizes.present.lowerBound)
    }
    var along = Ticks.zero
    var across = Ticks.zero
    var isPresent = false
    for (part, gap) in zip(stack.parts, stack.gaps) {
      let isBehind = place >= sizes.present.upperBound
      let size = part.size(sizes, &place)
      guard !isBehind else { continue }
      along = along + gap + (stack.runsAlongMain ? size.main : size.cross)
      guard size.isPresent else { continue }
      isPresent = true
      across = max(across, stack.runsAlongMain ? size.cross : size.main)
    }
    let (ownMain, ownCross) = stack.runsAlongMain ? (along, across) : (across, along)
    return Size(
      main: main.length(ownMain.rawValue), cross: cross.length(ownCross.rawValue),
      isPresent: isPresent)
  }

  /// Sets the frames of the items in a part that lies in `frame`. What does not fit in its group is cut
  /// off at the group's edge, and at those of all groups around it: `edges`.
  func place(
    in frame: LineFrame, cutTo edges: LineFrame, _ sizes: borrowing LineSizes, _ place: inout Int,
    _ frames: inout [LineFrame]
  ) {
    guard let stack else {
      let own = LineFrame(
        main: frame.main + insets.mainBefore,
        mainExtent: max(.zero, frame.mainExtent - insets.mainBefore - insets.mainAfter),
        cross: frame.cross + insets.crossBefore,
        crossExtent: max(.zero, frame.crossExtent - insets.crossBefore - insets.crossAfter))
      frames[place] = own.cut(to: edges)
      place += 1
      return
    }
    let edges = frame.cut(to: edges)
    var (main, cross) = (frame.main, frame.cross)
    for (part, gap) in zip(stack.parts, stack.gaps) {
      var first = place
      let size = part.size(sizes, &first)
      var inner = LineFrame(
        main: main, mainExtent: part.main.share(of: frame.mainExtent) ?? size.main, cross: cross,
        crossExtent: part.cross.share(of: frame.crossExtent) ?? size.cross)
      if stack.runsAlongMain {
        inner.main = main + gap
        main = inner.main + inner.mainExtent
        if part.cross.isEstimated {
          part.alignment.align(&inner.cross, &inner.crossExtent, in: frame.crossExtent)
        }
      } else {
        inner.cross = cross + gap
        cross = inner.cross + inner.crossExtent
        if part.main.isEstimated {
          part.alignment.align(&inner.main, &inner.mainExtent, in: frame.mainExtent)
        }
      }
      part.place(in: inner, cutTo: edges, sizes, &place, &frames)
    }
  }
}

extension LineNode.Length {
  /// The length when it comes to `own` by itself; negative when that is not known.
  fileprivate func length(_ own: Int64) -> Ticks {
    switch self {
    case .fixed(let length): length
    case .estimated(let estimate): own >= 0 ? Ticks(rawValue: own) : estimate
    case .share, .portion: .zero
    }
  }

  fileprivate func share(of whole: Ticks) -> Ticks? {
    switch self {
    case .fixed, .estimated: return nil
    case .share(let from, let to):
      return Ticks(clamping: whole.points * to) - Ticks(clamping: whole.points * from)
    case .portion(let number, let count, let gaps):
      return Ticks.part(number, of: whole - gaps, count)
    }
  }
}

extension LineFrame {
  /// What of it lies in another one.
  fileprivate func cut(to edges: LineFrame) -> LineFrame {
    var frame = self
    let (mainEnd, crossEnd) = (edges.main + edges.mainExtent, edges.cross + edges.crossExtent)
    frame.main = min(main, mainEnd)
    frame.mainExtent = min(mainExtent, mainEnd - frame.main)
    frame.cross = min(cross, crossEnd)
    frame.crossExtent = min(crossExtent, crossEnd - frame.cross)
    return frame
  }
}

extension LineItemAlignment {
  /// Lays a length in a longer one.
  fileprivate func align(_ start: inout Ticks, _ extent: inout Ticks, in whole: Ticks) {
    switch self {
    case .fill: extent = whole
    case .leading: break
    case .center: start = start + Ticks(rawValue: max(0, (whole - extent).rawValue) / 2)
    }
  }
}
