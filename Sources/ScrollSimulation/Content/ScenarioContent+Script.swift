import ScrollScenario

extension ScenarioContent {
  /// What of a script the rows and the recordings do not allow, in its order.
  ///
  /// The rows after a change that cannot be made are not known, so later entries are not checked.
  ///
  /// - Parameter unread: the problems of gesture files, by the numbers of the entries that play them.
  func problems(
    with located: LocatedScenario, besides unread: [Int: ScenarioError] = [:]
  ) -> [ScenarioError] {
    var problems: [ScenarioError] = []
    var rows = places
    for (index, entry) in located.scenario.script.enumerated() {
      if case .gestures(let gestures) = entry.action {
        let written = located.places.gestures(index)
        if let problem = unread[index] {
          problems.append(problem)
        } else if let unknown = unknownName(in: gestures) {
          problems.append(
            ScenarioError(place: written.name(unknown.index), message: unknown.message))
        } else if let message = problem(with: gestures) {
          problems.append(ScenarioError(place: written.path, message: message))
        }
      } else if let message = problem(with: entry.action, &rows, located.scenario.layout) {
        problems.append(ScenarioError(place: located.places.entry(index), message: message))
        if entry.action.changesRows { break }
      }
    }
    return problems
  }

  /// Follows a script and says what of an entry the rows do not allow, as a sentence: a row that is not
  /// there when the script gets there, a change that the layout or the data does not know.
  ///
  /// - Parameter places: the rows as the entries before this one left them.
  func problem(
    with action: Scenario.Action, _ places: inout RowPlaces, _ layout: Scenario.Layout
  ) -> String? {
    switch action {
    case .scrollTo(let request):
      return places.path(of: request.target) == nil
        ? places.missing(request.target).message : nil
    case .grow(let growth):
      if case .table = layout.kind {
        return "the cells of a table have the size that it gives them"
      }
      return places.path(of: growth.target) == nil ? places.missing(growth.target).message : nil
    case .edit(let edit, _):
      if case .table = layout.kind {
        return "every row of a table has the same number of items: none can come, go or move"
      }
      if edit.makesRows, !makesRows, places.outline == nil {
        return "rows can come only where the data is generated"
      }
      do throws(RowPlaces.Refusal) {
        _ = try places.apply(edit)
        return nil
      } catch {
        return error.message
      }
    case .disclose(let change):
      if case .table = layout.kind {
        return "every row of a table has the same number of items: none can come or go"
      }
      do throws(RowPlaces.Refusal) {
        try places.disclose(change)
        return nil
      } catch {
        return error.message
      }
    case .scrollSection(let scroll):
      guard places.counts.indices.contains(scroll.section) else {
        return places.missing(.item(section: scroll.section, item: 0)).message
      }
      return layout.scrollsAcross(section: scroll.section)
        ? nil : "section \(scroll.section) does not scroll to the side by itself"
    case .fling, .drag, .wheel, .gestures, .profile, .refreshInset, .setOffset, .resize, .wait,
      .waitUntilIdle:
      return nil
    }
  }

  /// What of a layout the rows do not allow, as a sentence.
  func problem(with layout: Scenario.Layout) -> String? {
    guard case .table = layout.kind, let first = sectionCounts.first,
      let other = sectionCounts.firstIndex(where: { $0 != first })
    else { return nil }
    return "the rows of a table need the same number of items, but section 0 has \(first) and "
      + "section \(other) has \(sectionCounts[other])"
  }
}

extension Scenario.Action {
  /// Whether the rows may be others afterward, or have other sizes.
  var changesRowsOrSizes: Bool { if case .grow = self { true } else { changesRows } }

  /// Whether the rows may be others afterward.
  fileprivate var changesRows: Bool {
    switch self {
    case .edit, .disclose: true
    case .fling, .drag, .wheel, .scrollTo, .gestures, .profile, .refreshInset, .grow, .setOffset,
      .scrollSection, .resize, .wait, .waitUntilIdle:
      false
    }
  }
}

extension Scenario.Edit {
  fileprivate var makesRows: Bool {
    switch self {
    case .insert, .prepend, .append: true
    case .delete, .move: false
    }
  }
}
