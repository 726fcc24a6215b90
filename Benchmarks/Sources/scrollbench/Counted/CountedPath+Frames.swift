import Scrollwork
import SideWork

/// Holds a list for the units of a path.
private final class Screen {
  var list: SideList

  init(_ list: SideList) { self.list = list }

  func scroll(to offset: Double) throws -> Frame {
    try list.view.setContentOffset(LayoutPoint(x: 0, y: offset), animated: false)
    return try list.step()
  }
}

extension CountedPath {
  /// The content moves by a thirty-second of a point a frame, within a row: no cell is bound, comes on screen or
  /// leaves it.
  ///
  /// - Parameter effect: how elements are drawn; `nil` for as they lie.
  func steadyFrame(_ effect: ((ElementPlace) -> ElementEffect)? = nil) throws -> Unit {
    let screen = Screen(try SideList(rows: size.rows, .uniform))
    screen.list.view.effectProvider = effect
    if effect != nil { screen.list.view.makesDisplayLists = true }
    try screen.list.jump(to: size.rows / 2)
    let start = screen.list.view.contentOffset.y + 1
    // Moving, so that the cells next to the screen are those that it takes.
    for number in 0..<60 { _ = try screen.scroll(to: start + Double(number) / 64) }
    return { [self] number in
      let frame = try screen.scroll(to: start + 1 + Double(number) / 32)
      let touched = frame.work.bound + frame.work.restored + frame.work.recycled
      guard touched == 0, frame.events.contains(.scroll(.didScroll)) else {
        throw CountedPathError(self, "frame \(number) is not a steady one")
      }
      return frame.work
    }
  }

  /// W1 and W2: the content moves down by 37 points a frame from the middle, through rows whose heights are
  /// known: all alike, or measured when the same frames were made before.
  func frame(_ units: Int) throws -> Unit {
    let heights: SideList.Heights = kind == .frameUniform ? .uniform : .measured
    let screen = Screen(try SideList(rows: size.rows, heights))
    try screen.list.jump(to: size.rows / 2)
    let start = screen.list.view.contentOffset.y
    if kind == .frameVariable {
      for number in 0..<units + 60 {
        _ = try screen.scroll(to: start + Double(number * SideData.step))
      }
      _ = try screen.scroll(to: start)
    }
    try screen.list.settle()
    return { number in try screen.scroll(to: start + Double((number + 1) * SideData.step)).work }
  }

  /// W6: the content moves up by 37 points a frame from the middle, through rows that were never measured.
  func frameUpwards() throws -> Unit {
    let screen = Screen(try SideList(rows: size.rows, .measured))
    try screen.list.jump(to: size.rows / 2)
    return { _ in
      try screen.scroll(to: screen.list.view.contentOffset.y - Double(SideData.step)).work
    }
  }

  /// W7: flings of 8000 pt/s, down and up in turn, 120 frames each.
  func flingFrame() throws -> Unit {
    let screen = Screen(try SideList(rows: size.rows, .uniform))
    try screen.list.jump(to: size.rows / 2)
    try screen.list.settle()
    return { number in
      if number % 120 == 0 {
        try screen.list.view.fling(velocity: number % 240 == 0 ? 8000 : -8000)
      }
      return try screen.list.step().work
    }
  }

  /// W3: a random row is put at the top, and a screen of cells bound.
  func jump() throws -> Unit {
    let screen = Screen(try SideList(rows: size.rows, .uniform))
    var random = SideRandom.jumps
    return { [size] _ in
      let row = random.below(size.rows)
      try screen.list.view.scrollToItem(
        at: ItemPath(section: 0, item: row), at: .top, animated: false)
      return try screen.list.step().work
    }
  }

  /// W8: a list is opened, its first frame made, and let go.
  func openUniform() -> Unit {
    { [size] _ in
      let list = try SideList(rows: size.rows, .uniform)
      return withExtendedLifetime(list) { FrameWork() }
    }
  }
}

extension CountedPath {
  /// W4: a row is inserted or removed anywhere, with the middle of the list on screen, which stays.
  func edit(_ change: @escaping (CollectionView, ItemPath) throws -> Void) throws -> Unit {
    let screen = Screen(try SideList(rows: size.rows, .uniform))
    try screen.list.jump(to: size.rows / 2)
    try screen.list.settle()
    var random = SideRandom.edits
    return { [size] number in
      // Fewer than there are, since their number may shrink.
      let row = random.below(size.rows - number - 1)
      try change(screen.list.view, ItemPath(section: 0, item: row))
      return try screen.list.step().work
    }
  }

  /// W5 on few rows: a tenth of two thousand is given other identities, and its own again, by snapshots made
  /// beforehand.
  func replaceTenth() throws -> Unit {
    let rows: UInt32 = 2000
    let screen = Screen(try SideList(rows: 0, .measured))
    let source = SnapshotSource<Int, UInt32>(screen.list.view) { view, path, id in
      let cell: SideCell = view.dequeueCell(at: path)
      cell.text = "Row \(id)"
      cell.height = Double(SideData.variableExtent(of: id))
      return cell
    }
    let own = try DiffCase.snapshot(of: Array(0..<rows), sharing: source.snapshot)
    try source.apply(own)
    try screen.list.jump(to: Int(rows) / 2)
    try screen.list.settle()
    let others = (0..<rows).map { SideData.isReplaced($0) ? 2 * rows + $0 : $0 }
    let next = try DiffCase.snapshot(of: others, sharing: own)
    return { number in
      try source.apply(number % 2 == 0 ? next : own)
      return try screen.list.step().work
    }
  }
}
