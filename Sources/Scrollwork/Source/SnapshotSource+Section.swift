public import ScrollData

/// Updates of one section.
extension SnapshotSource {
  /// Shows an outline's visible items in a section. Other sections keep what they show, also what was applied to them
  /// since the outline was made. O(items of the section).
  ///
  /// - Parameters:
  ///   - outline: the items of the section.
  ///   - section: the section; it is appended if it does not exist.
  ///   - animated: whether elements on screen move to their positions visibly.
  ///   - completion: called when the update has come to its end.
  /// - Throws: `SnapshotError.duplicateItem` for an item of another section; `CollectionError` as `apply` does. Nothing
  ///   changes then.
  @discardableResult
  public func apply(
    _ outline: SectionSnapshot<ItemID>, to section: SectionID, animated: Bool = false,
    completion: ((UpdatePhase) -> Void)? = nil
  ) throws -> UpdateID {
    try update(animated: animated, completion: completion) { snapshot in
      if !snapshot.containsSection(section) { try snapshot.appendSections([section]) }
      try snapshot.apply(outline, to: section)
    }
  }
}
