import Scrollwork

/// What an update does to the row of elements, for those who compare it with the row before.
struct FuzzMarks {
  /// Elements that were moved.
  var moved: Set<FuzzIdentity> = []
  /// Elements before which something came or went, or passed by on its way: changes are made one after the
  /// other, and what an element is placed by may be gone before another brings it back.
  var parted: Set<FuzzIdentity> = []
  /// Elements whose cells may be configured again.
  var touched: Set<FuzzIdentity> = []
  /// Items came, went or moved.
  var isEdited = false
  /// Elements go to their places as is seen.
  var isAnimated = false
  /// All items are others.
  var isReload = false
  /// What was between two elements on the way is not known.
  var isOpaque = false

  mutating func add(_ other: FuzzMarks) {
    moved.formUnion(other.moved)
    parted.formUnion(other.parted)
    touched.formUnion(other.touched)
    isEdited = isEdited || other.isEdited
    isAnimated = isAnimated || other.isAnimated
    isReload = isReload || other.isReload
    isOpaque = isOpaque || other.isOpaque
  }

  /// Notes an edit that has just been made.
  mutating func note(_ edit: ItemEdit, in content: FuzzContent) {
    isEdited = true
    func element(_ path: ItemPath) -> [FuzzIdentity] {
      guard content.sections.indices.contains(path.section) else { return [] }
      let section = content.sections[path.section]
      return [content.item(at: path).map { .item($0.id) } ?? .footer(section.id)]
    }
    func header(_ section: Int) -> [FuzzIdentity] {
      content.sections.indices.contains(section) ? [.header(content.sections[section].id)] : []
    }
    switch edit {
    case .insertItems(let path, let count):
      parted.formUnion(element(ItemPath(section: path.section, item: path.item + count)))
    case .removeItems(let path, _): parted.formUnion(element(path))
    case .moveItem(let from, let to):
      moved.formUnion(element(to))
      parted.formUnion(element(from) + element(to))
      parted.formUnion(element(ItemPath(section: to.section, item: to.item + 1)))
    case .insertSections(let place, let counts): parted.formUnion(header(place + counts.count))
    case .removeSections(let place, _): parted.formUnion(header(place))
    case .moveSection(let from, let to):
      let section = content.sections[to]
      moved.formUnion(section.items.map { .item($0.id) })
      moved.formUnion([.header(section.id), .footer(section.id)])
      parted.formUnion(header(from) + header(from + 1) + header(to) + header(to + 1))
    }
  }
}
