import ScrollLayout

extension SectionSnapshot {
  /// What this outline changed in the one it was made from, made to another one instead: what it deleted goes,
  /// what it brought or moved comes under the items that it is under here, and what it expanded or collapsed
  /// is so.
  ///
  /// Where both changed the same thing, an item stays deleted, and one that both brought stays where the
  /// other one has it. An item that one deleted stays or comes back for items that the other one brought
  /// under it. Where both moved items under one another, the first of them stays where the other outline
  /// has it. Onto `base` itself, this outline comes out; `base` itself comes out as the other one. O(items),
  /// and O(items · items that come back for others).
  ///
  /// - Parameters:
  ///   - base: the outline that this one was made from.
  ///   - other: another one made from it, which the changes are made to.
  public func rebased(from base: SectionSnapshot, onto other: SectionSnapshot) -> SectionSnapshot {
    let own = base.families(sharing: nil)
    var families = families(sharing: own).rebased(from: own, onto: other.families(sharing: own))
    for name in families.sectionIdentifiers {
      if let parent = name { restore(parent, other, &families) }
    }
    untie(other, &families)
    return outline(families, base, other)
  }

  /// Every item as a section with the items under it, and those at the root in a section without a name.
  private func families(sharing identities: Families?) -> Families {
    var families = identities.map { Families(sharingIdentitiesWith: $0) } ?? Families()
    // Items have their names once, so none of these is refused.
    _ = try? families.appendSections([nil] + items.map(Optional.some))
    _ = try? families.appendItems(rootItems, toSection: .some(nil))
    for item in items {
      _ = try? families.appendItems(children(of: item) ?? [], toSection: .some(item))
    }
    return families
  }

  /// Moves an item that stays because of its subtree to where the outline that contains it has it, with its
  /// ancestors.
  private func restore(_ item: ItemID, _ other: SectionSnapshot, _ families: inout Families) {
    var next: ItemID? = item
    while let item = next, !families.contains(item) {
      let source = contains(item) ? self : other
      next = source.parent(of: item)
      if !families.containsSection(next) { _ = try? families.appendSections([next]) }
      source.put(item, &families)
    }
  }

  /// Puts an item behind the nearest one before it here that is under the same one.
  private func put(_ item: ItemID, _ families: inout Families) {
    let parent = parent(of: item)
    let siblings = parent.map { children(of: $0) ?? [] } ?? rootItems
    let before = siblings.prefix { $0 != item }
      .last { families.section(containing: $0) == .some(parent) }
    let first = families.itemIdentifiers(inSection: parent)?.first
    switch (before, first, families.contains(item)) {
    case (let before?, _, false): _ = try? families.insertItems([item], afterItem: before)
    case (let before?, _, true): try? families.moveItem(item, afterItem: before)
    case (nil, let first?, false): _ = try? families.insertItems([item], beforeItem: first)
    case (nil, let first?, true): try? families.moveItem(item, beforeItem: first)
    case (nil, nil, false): _ = try? families.appendItems([item], toSection: .some(parent))
    case (nil, nil, true): try? families.moveItem(item, toEndOfSection: parent)
    }
  }

  /// Has items that came under one another stand where the other outline has them, until all hang on the root.
  private func untie(_ other: SectionSnapshot, _ families: inout Families) {
    var hanging = Self.hanging(families)
    while hanging.count < families.numberOfItems {
      // What is over it there comes before it, so it hangs, or is gone.
      guard let loose = other.items.first(where: { families.contains($0) && !hanging.contains($0) })
      else { return }
      if let parent = other.parent(of: loose), !hanging.contains(parent) {
        try? families.moveItem(loose, toEndOfSection: nil)
      } else {
        other.put(loose, &families)
      }
      hanging = Self.hanging(families)
    }
  }

  /// The items that hang on the root.
  private static func hanging(_ families: Families) -> Set<ItemID> {
    var hanging: Set<ItemID> = []
    var open = families.itemIdentifiers(inSection: nil) ?? []
    while let next = open.popLast() {
      hanging.insert(next)
      open += families.itemIdentifiers(inSection: next) ?? []
    }
    return hanging
  }

  private func outline(
    _ families: Families, _ base: SectionSnapshot, _ other: SectionSnapshot
  ) -> SectionSnapshot {
    var outline = SectionSnapshot()
    var expanded: [ItemID] = []
    var open: [ItemID?] = [nil]
    while let parent = open.popLast() {
      let items = families.itemIdentifiers(inSection: parent) ?? []
      _ = try? outline.append(items, to: parent)
      open += items.map(Optional.some)
      guard let parent else { continue }
      let (was, mine, theirs) = (
        base.isExpanded(parent), isExpanded(parent), other.isExpanded(parent)
      )
      if (mine != nil && mine != was ? mine : theirs ?? mine) == true { expanded.append(parent) }
    }
    try? outline.expand(expanded)
    return outline
  }

  private typealias Families = Snapshot<ItemID?, ItemID>
}
