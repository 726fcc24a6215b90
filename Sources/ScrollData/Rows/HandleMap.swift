/// A small number for each handle; what two copies have in common they share.
///
/// Numbers stand in pages of 1024, pages in groups of 32. A copy costs one reference; a change after it
/// copies one page and one group. Handles that were never set have the number 0 and take no memory of
/// their own while their whole page has none.
@usableFromInline struct HandleMap {
  static let pageSize = 1024
  static let groupSize = 32

  /// The numbers of 1024 neighboring handles.
  final class Page: ManagedBuffer<Void, UInt32> {
    var values: UnsafeMutablePointer<UInt32> {
      withUnsafeMutablePointerToElements { $0 }
    }

    static func make(copying other: Page?) -> Page {
      let page = unsafeDowncast(Page.create(minimumCapacity: pageSize) { _ in }, to: Page.self)
      if let other {
        page.values.initialize(from: other.values, count: pageSize)
      } else {
        page.values.initialize(repeating: 0, count: pageSize)
      }
      return page
    }
  }

  /// 32 neighboring pages.
  final class Group {
    // Read for each handle; no one else changes it meanwhile, and checking that takes longer.
    @exclusivity(unchecked) var pages: [Page?]

    init(pages: [Page?] = Array(repeating: nil, count: groupSize)) { self.pages = pages }
  }

  private var groups: [Group?] = []

  init() {}

  /// The number of a handle. O(1).
  subscript(handle: UInt32) -> UInt32 {
    let page = Int(handle) / Self.pageSize
    let group = page / Self.groupSize
    guard group < groups.count,
      let values = groups[group]?.pages[page % Self.groupSize]?.values
    else { return 0 }
    return values[Int(handle) % Self.pageSize]
  }

  /// Gives one number to some handles. O(handles), and a copy of each page that is shared.
  mutating func set(_ value: UInt32, for handles: UnsafeBufferPointer<UInt32>) {
    var current = -1
    var values: UnsafeMutablePointer<UInt32>?
    for handle in handles {
      let page = Int(handle) / Self.pageSize
      if page != current {
        // A page that needs no change is not copied.
        if self[handle] == value { continue }
        values = ownPage(page)
        current = page
      }
      values?[Int(handle) % Self.pageSize] = value
    }
  }

  mutating func set(_ value: UInt32, for handle: UInt32) {
    if self[handle] == value { return }
    ownPage(Int(handle) / Self.pageSize)[Int(handle) % Self.pageSize] = value
  }

  /// The numbers of a page that no other map sees.
  private mutating func ownPage(_ page: Int) -> UnsafeMutablePointer<UInt32> {
    let (group, place) = page.quotientAndRemainder(dividingBy: Self.groupSize)
    if group >= groups.count {
      groups.append(contentsOf: repeatElement(nil, count: group + 1 - groups.count))
    }
    let owned: Group
    if isKnownUniquelyReferenced(&groups[group]), let group = groups[group] {
      owned = group
    } else {
      owned = groups[group].map { Group(pages: $0.pages) } ?? Group()
      groups[group] = owned
    }
    if isKnownUniquelyReferenced(&owned.pages[place]), let page = owned.pages[place] {
      return page.values
    }
    let copy = Page.make(copying: owned.pages[place])
    owned.pages[place] = copy
    return copy.values
  }

  /// Calls for every handle whose number is another one in `other`. O(what is not shared), and one look
  /// at each group.
  func forEachDifference(from other: HandleMap, _ body: (UInt32) -> Void) {
    groups.withReferences { mine in
      other.groups.withReferences { theirs in
        if mine.isEqual(to: theirs) { return }
        for group in 0..<max(mine.count, theirs.count) {
          let word = group < mine.count ? mine[group] : 0
          let otherWord = group < theirs.count ? theirs[group] : 0
          if word != otherWord {
            forEachDifference(
              word == 0 ? nil : groups[group], otherWord == 0 ? nil : other.groups[group],
              first: group * Self.groupSize * Self.pageSize, body)
          }
        }
      }
    }
  }

  private func forEachDifference(
    _ mine: Group?, _ theirs: Group?, first: Int, _ body: (UInt32) -> Void
  ) {
    let none: [Page?] = Array(
      repeating: nil, count: mine == nil || theirs == nil ? Self.groupSize : 0)
    let (pages, others) = (mine?.pages ?? none, theirs?.pages ?? none)
    pages.withReferences { words in
      others.withReferences { otherWords in
        for place in 0..<Self.groupSize where words[place] != otherWords[place] {
          let start = first + place * Self.pageSize
          Self.forEachDifference(pages[place]?.values, others[place]?.values) {
            body(UInt32(start + $0))
          }
        }
      }
    }
  }

  /// Calls for every place at which two pages differ; one that is missing has zeros.
  private static func forEachDifference(
    _ one: UnsafePointer<UInt32>?, _ other: UnsafePointer<UInt32>?, _ body: (Int) -> Void
  ) {
    guard let one, let other else {
      guard let values = one ?? other else { return }
      for offset in 0..<pageSize where values[offset] != 0 { body(offset) }
      return
    }
    var offset = 0
    while offset < pageSize {
      offset += HandlePairs.prefix(one + offset, other + offset, pageSize - offset)
      if offset < pageSize { body(offset) }
      offset += 1
    }
  }

  /// Whether every handle has the number it has in `other`.
  func isEqual(to other: HandleMap) -> Bool {
    var isEqual = true
    forEachDifference(from: other) { _ in isEqual = false }
    return isEqual
  }
}
