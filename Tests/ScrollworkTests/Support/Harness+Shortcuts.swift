import Scrollwork

extension ItemPath {
  /// An item of the first section.
  static func row(_ item: Int) -> ItemPath { ItemPath(section: 0, item: item) }
}

extension ElementPath {
  /// An item of the first section.
  static func row(_ item: Int) -> ElementPath { .item(.row(item)) }
}

extension Harness {
  /// A number of frames, at least one. Returns the last.
  @discardableResult
  func steps(_ count: Int, _ body: (Frame) -> Void = { _ in }) throws -> Frame {
    var frame = try step()
    body(frame)
    for _ in 1..<max(1, count) {
      frame = try step()
      body(frame)
    }
    return frame
  }

  func jump(to y: Double) throws {
    try view.setContentOffset(LayoutPoint(y: y), animated: false)
  }

  func jumpToRow(_ item: Int, at position: ScrollPosition) throws {
    try view.scrollToItem(at: .row(item), at: position, animated: false)
  }

  func reconfigure(rows: some Sequence<Int>) throws {
    try view.reconfigureItems(at: rows.map { .row($0) })
  }

  /// Does something in the provider before each binding.
  func beforeBinding(_ body: @escaping (CollectionView) -> Void) {
    let provider = view.cellProvider
    view.cellProvider = { view, path in
      body(view)
      return provider?(view, path) ?? RowCell()
    }
  }
}
