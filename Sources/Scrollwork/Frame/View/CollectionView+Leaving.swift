package import ScrollLayout

extension CollectionView {
  /// Where the cells of items that are gone and are seen to go are shown along the axis, in the viewport's
  /// coordinates; those that have faded away are left out. O(``Frame/leavingCells``).
  package var leavingSpans: [(start: Ticks, extent: Ticks)] {
    guard let time = pipeline.state.time else { return [] }
    return pipeline.state.leaving.leaving.compactMap { cell in
      let look = cell.look(at: time)
      return look.opacity > 0 ? (look.frame.start, look.frame.extent) : nil
    }
  }
}
