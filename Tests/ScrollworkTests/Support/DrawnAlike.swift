import ScrollTools
import Scrollwork
import TestSupport
import Testing

/// The same operations on two views, one of which draws more or otherwise than the other: nothing else may differ.
enum DrawnAlike {
  /// A frame of the view that draws otherwise, and that of the other view.
  struct Pair {
    var (frame, plain): (Frame, Frame)
    var view: CollectionView
    /// The layout, the seed and the number of the frame.
    var name: String
  }

  /// - Parameters:
  ///   - give: has a view draw otherwise, if it does not yet. Called before the first frame, and for views that are made
  ///     again after their first frame.
  ///   - check: looks at a pair of frames further, and returns how many things it found right.
  /// - Returns: the sum of what `check` returned.
  static func run(
    _ kind: FuzzLayout.Kind, give: @escaping (CollectionView) throws -> Void,
    check: @escaping (Pair) -> Int
  ) throws -> Int {
    var found = 0
    for seed in TestRun.seeds(24) {
      let (plain, other) = (
        try LayoutFuzz(seed: seed, kind: kind), try LayoutFuzz(seed: seed, kind: kind)
      )
      var frames: [Frame] = []
      plain.onFrame = { frame, _ in frames.append(frame) }
      var place = 0
      try give(other.view)
      other.onFrame = { frame, _ in
        defer { place += 1 }
        do { try give(other.view) } catch { Issue.record(error) }
        guard place < frames.count else { return }
        let (before, name) = (frames[place], "\(kind) seed \(seed) frame \(place)")
        #expect(frame.visible == before.visible, "\(name)")
        #expect(frame.events == before.events, "\(name)")
        #expect(frame.contentOffset == before.contentOffset && frame.edges == before.edges)
        #expect(frame.diagnostics == before.diagnostics && frame.phase == before.phase)
        found += check(Pair(frame: frame, plain: before, view: other.view, name: name))
      }
      while plain.counts.operations < 60, plain.broken.isEmpty { try plain.round() }
      while other.counts.operations < 60, other.broken.isEmpty { try other.round() }
      #expect(plain.broken == other.broken)
      #expect(place == frames.count)
    }
    return found
  }
}
