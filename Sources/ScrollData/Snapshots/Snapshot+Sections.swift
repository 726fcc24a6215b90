extension Snapshot {
  /// Adds sections without items at the end.
  ///
  /// Returns the positions, in `sections`, of duplicates that were left out. Throws where a section is
  /// there already or given twice and duplicates are refused.
  @discardableResult
  @inlinable public mutating func appendSections(
    _ sections: some Collection<SectionID>, duplicates: DuplicatePolicy = .refuse
  ) throws(SnapshotError) -> [Int] {
    let new = try checked(newSections: sections, duplicates)
    core.insert(sections: new.kept, at: core.sectionCount)
    return new.left
  }

  /// Adds sections before another one; see `appendSections(_:duplicates:)`.
  @discardableResult
  @inlinable public mutating func insertSections(
    _ sections: some Collection<SectionID>, beforeSection section: SectionID,
    duplicates: DuplicatePolicy = .refuse
  ) throws(SnapshotError) -> [Int] {
    let index = try place(ofSection: section)
    let new = try checked(newSections: sections, duplicates)
    core.insert(sections: new.kept, at: index)
    return new.left
  }

  /// Adds sections after another one; see `appendSections(_:duplicates:)`.
  @discardableResult
  @inlinable public mutating func insertSections(
    _ sections: some Collection<SectionID>, afterSection section: SectionID,
    duplicates: DuplicatePolicy = .refuse
  ) throws(SnapshotError) -> [Int] {
    let index = try place(ofSection: section)
    let new = try checked(newSections: sections, duplicates)
    core.insert(sections: new.kept, at: index + 1)
    return new.left
  }

  /// Takes sections out with their items. Throws where one is not there or given twice.
  @inlinable public mutating func deleteSections(
    _ sections: some Collection<SectionID>
  ) throws(SnapshotError) {
    let handles = try known(sections: sections)
    if let wrong = SnapshotCore.check(distinct: handles).wrong {
      throw .duplicateSection(
        String(describing: sectionPool.identity(of: handles[wrong])), position: wrong,
        existing: nil)
    }
    core.delete(sections: handles)
  }

  /// Puts a section with its items before another one.
  @inlinable public mutating func moveSection(
    _ section: SectionID, beforeSection other: SectionID
  ) throws(SnapshotError) {
    let (moved, place) = try pair(section: section, other)
    core.move(section: moved, beside: place, after: false)
  }

  /// Puts a section with its items after another one.
  @inlinable public mutating func moveSection(
    _ section: SectionID, afterSection other: SectionID
  ) throws(SnapshotError) {
    let (moved, place) = try pair(section: section, other)
    core.move(section: moved, beside: place, after: true)
  }
}

extension Snapshot {
  /// The handles of sections that are to come in.
  @inlinable func checked(
    newSections sections: some Collection<SectionID>, _ duplicates: DuplicatePolicy
  ) throws(SnapshotError) -> CheckedHandles {
    guard let handles = sectionPool.intern(sections) else { throw .tooManyIdentities }
    let checked = core.check(newSections: handles, duplicates)
    if let wrong = checked.wrong {
      throw .duplicateSection(
        String(describing: sectionPool.identity(of: handles[wrong])), position: wrong,
        existing: core.index(ofSection: handles[wrong]))
    }
    return checked
  }

  /// The handle of a section that is there.
  @inlinable func known(section: SectionID) throws(SnapshotError) -> UInt32 {
    guard let handle = sectionPool.handle(of: section), core.containsSection(handle) else {
      throw .unknownSection(String(describing: section), position: 0)
    }
    return handle
  }

  @inlinable func place(ofSection section: SectionID) throws(SnapshotError) -> Int {
    core.index(ofSection: try known(section: section)) ?? 0
  }

  /// The handles of sections that are there.
  @inlinable func known(sections: some Collection<SectionID>) throws(SnapshotError) -> [UInt32] {
    let sections = Array(sections)
    var known: [UInt32] = []
    for (position, handle) in sectionPool.handles(of: sections).enumerated() {
      guard let handle, core.containsSection(handle) else {
        throw .unknownSection(String(describing: sections[position]), position: position)
      }
      known.append(handle)
    }
    return known
  }

  @inlinable func pair(
    section: SectionID, _ other: SectionID
  ) throws(SnapshotError) -> (section: UInt32, other: UInt32) {
    let handles = (try known(section: section), try known(section: other))
    guard handles.0 != handles.1 else {
      throw .sectionBesideItself(String(describing: section))
    }
    return handles
  }
}
