import ScrollLayout

/// Pass 4, data prefetching: requests the data of items that come near, and cancels the requests of items that leave
/// without having been on screen.
extension FramePipeline {
  /// Reports which items came near and which left, and remembers which of them are on screen.
  func announceItems() {
    guard state.applied.ahead.dataPrefetch != nil else { return }
    if let sight = state.memory.sight { announce(sight) }
    for event in state.events {
      guard case .willDisplay(.item(let path)) = event,
        let index = state.structure.index(of: .item(path))
      else { continue }
      state.announced.display(index)
    }
  }

  private func announce(_ sight: FillMemory.PrefetchScan) {
    var found: [LayoutAttributes] = []
    swap(&found, &notes.buffers.sightings)
    defer { swap(&found, &notes.buffers.sightings) }
    // In sections that run across, layouts may add more than lies in the window.
    found.removeAll { !isInWindowAcross($0) }
    // Layouts add elements in row order; one of the caller's own that does not is put right.
    for slot in found.indices.dropFirst() where found[slot].index < found[slot - 1].index {
      found.sort { $0.index < $1.index }
      break
    }
    var announced = state.announced.take()
    var came: [LayoutAttributes] = []
    var left: [ItemPath] = []
    announced.update(
      to: found, in: sight.window,
      isDisplayed: { liveSlot(at: $0).map { state.live[$0].isDisplayed } ?? false },
      came: { came.append($0) }, left: { note($0, of: state.structure, in: &left) })
    announced.keep(
      DataWindow.Quiet(
        sight.window, in: sight.reach, found, placement: placement, cross: crossWindow))
    state.announced.put(&announced)
    if !left.isEmpty { state.post(.cancelPrefetching(left)) }
    guard !came.isEmpty else { return }
    let screen = screen(at: state.motion.scroll.position)
    came.sort { a, b in
      let (distanceA, distanceB) = (a.distance(to: screen), b.distance(to: screen))
      guard distanceA == distanceB else { return distanceA < distanceB }
      let (isAheadA, isAheadB) = (
        a.isAhead(of: screen, heading: state.travel.heading),
        b.isAhead(of: screen, heading: state.travel.heading)
      )
      return isAheadA != isAheadB ? isAheadA : a.index < b.index
    }
    var paths: [ItemPath] = []
    paths.reserveCapacity(came.count)
    for attributes in came {
      if case .item(let path) = attributes.element { paths.append(path) }
    }
    state.post(.prefetchItems(paths))
  }

  /// Cancels all that was announced.
  func cancelAnnounced() {
    var left: [ItemPath] = []
    let structure = state.structure
    state.announced.removeAll { note($0, of: structure, in: &left) }
    if !left.isEmpty { state.post(.cancelPrefetching(left)) }
  }

  func note(_ index: Int, of structure: ItemStructure, in paths: inout [ItemPath]) {
    if case .item(let path) = structure.path(at: index) { paths.append(path) }
  }
}

extension LayoutAttributes {
  /// How far an element is from a range along the axis; 0 within it.
  fileprivate func distance(to range: Range<Ticks>) -> Ticks {
    max(.zero, start - range.upperBound, range.lowerBound - end)
  }

  /// Whether it lies on the side of a range that the content moves to.
  fileprivate func isAhead(of range: Range<Ticks>, heading: Int) -> Bool {
    heading > 0 ? start >= range.upperBound : end <= range.lowerBound
  }
}
