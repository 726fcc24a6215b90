extension Island {
  /// The sizes that cells asked for, in order of their places. O(measured elements).
  func measuredSizes() -> [MeasuredSize] {
    sizes.mains.measuredIndices().map { index in
      MeasuredSize(index: index, extent: sizes.main(at: index), crossExtent: sizes.cross(at: index))
    }
  }
}
