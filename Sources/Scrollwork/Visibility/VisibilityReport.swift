/// What was reported of elements on screen and of the content's ends.
struct VisibilityReport {
  /// How much of each element is on screen; `nil` when nobody wants to know.
  private(set) var watch: VisibilityWatch?
  /// Counts how often items came or went.
  private(set) var contentVersion = 0
  /// Which ends of this content were reported to be near.
  private(set) var near = (start: false, end: false)

  mutating func set(_ watch: VisibilityWatch?) { self.watch = watch }

  /// Takes the watch out while it reports: a second owner would make its buffers be copied.
  mutating func takeWatch() -> VisibilityWatch? {
    var taken: VisibilityWatch?
    swap(&taken, &watch)
    return taken
  }

  mutating func noteNearStart() { near.start = true }

  mutating func noteNearEnd() { near.end = true }

  /// Lets the ends be reported again.
  mutating func rearmEnds() { near = (false, false) }

  /// Notes that there are other items.
  mutating func countContent() {
    contentVersion += 1
    rearmEnds()
  }
}
