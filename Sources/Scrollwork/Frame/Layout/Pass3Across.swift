import ScrollLayout

/// Pass 3, across the axis: what scrolls there is kept within its ends, and the layout asked there.
extension FramePipeline {
  /// Brings the ends of what scrolls across up to date, and lets go of what does no longer.
  func fit(_ across: inout [CrossAxisScroll]) {
    guard !across.isEmpty else { return }
    let viewport = viewportBreadth
    across.removeAll { length(of: $0.section) == nil }
    for slot in across.indices {
      guard let length = length(of: across[slot].section) else { continue }
      if let section = across[slot].section { translate(&across[slot].model, of: section) }
      var events: [ScrollEvent] = []
      across[slot].model.setScale(state.applied.settings.scale)
      across[slot].model.setBounces(state.applied.settings.bounces, &events)
      across[slot].model.setBounds(
        CrossAxisScroll.bounds(length: length, viewport: viewport), &events)
      if across[slot].goal != nil { retarget(&across[slot]) }
      post(events, of: across[slot].section)
    }
  }

  /// Moves a section's coordinate frame as its layout moved it in this frame, so that its visible content stays when
  /// items before it change or go.
  private func translate(_ model: inout ScrollModel, of section: Int) {
    guard let offset = state.layout.orthogonalSection(section)?.offset else { return }
    var told = notes.acrossTold[section] ?? (model.position, .zero)
    told.growth = told.growth + offset - told.position
    told.position = offset
    notes.acrossTold[section] = told
    model.translate(by: told.growth)
  }

  /// How long the content of a section, or the whole, is across; `nil` for one that does not run across.
  private func length(of section: Int?) -> Ticks? {
    guard let section else { return state.layout.crossExtent }
    guard section < state.structure.sectionCounts.count else { return nil }
    return state.layout.orthogonalSection(section)?.contentExtent
  }

  /// Passes the content's position on the cross axis to the layout.
  func place(_ across: [CrossAxisScroll]) {
    round.crossStart = .zero
    for scroll in across {
      if let section = scroll.section {
        let position = scroll.model.position
        notes.acrossTold[section] = (position, notes.acrossTold[section]?.growth ?? .zero)
        guard state.layout.orthogonalSection(section)?.offset != position else { continue }
        state.layout.setOrthogonalOffset(position, section: section)
        state.countChange()
      } else {
        round.crossStart = scroll.model.position
      }
    }
  }
}
