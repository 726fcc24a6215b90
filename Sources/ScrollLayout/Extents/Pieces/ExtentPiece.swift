/// Entries that follow each other while a tree is filled: one, or those of leaves with successive ids.
///
/// What a leaf's entry says is in the leaf: a row of leaves takes the room of one entry here.
struct ExtentPiece {
  /// The only entry; of leaves, one that names the first.
  private let entry: ExtentEntry
  /// How many entries there are.
  private(set) var count = 1

  init(_ entry: ExtentEntry) { self.entry = entry }

  /// An entry, of which a tree holds the leaf, if it stands for one.
  @inline(__always)
  subscript(place: Int, tree: ExtentTree) -> ExtentEntry {
    guard entry.isLeaf else { return entry }
    let child = entry.child &+ UInt32(truncatingIfNeeded: place)
    return tree.leaf(child).entry(child)
  }

  /// Appends a leaf. `false` if it is not the next one, or if no leaf is left.
  @inline(__always)
  mutating func append(leaf child: UInt32) -> Bool {
    guard entry.isLeaf, Int(entry.child) &+ count == Int(child) else { return false }
    count &+= 1
    return true
  }
}
