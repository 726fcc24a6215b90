import ScrollLayout
import ScrollPrimitives

/// Elements on their way to where they belong.
struct MovingElements {
  /// The way from the layout before, or from where updates found them; `nil` when it is done.
  private(set) var transition: LayoutTransition?
  /// The layout before, and where the content was, while there is a transition from it.
  private(set) var formerLayout: LayoutHost?
  private(set) var formerPosition = Ticks.zero

  /// Begins a transition, or goes on with the one there is. The layout before does not count any more.
  mutating func begin() {
    formerLayout = nil
    if transition == nil { transition = LayoutTransition() }
  }

  /// Lets elements start from their positions in another layout.
  mutating func come(from layout: LayoutHost, at position: Ticks) {
    formerLayout = layout
    formerPosition = position
  }

  /// Ends all transitions.
  mutating func end() {
    transition = nil
    formerLayout = nil
  }

  /// Ends the waves whose time has come. Says whether there are no others.
  mutating func endWaves(at time: Timestamp) -> Bool {
    guard let transition, transition.waves.contains(where: { $0.curve.isOver(at: time) }) else {
      return false
    }
    self.transition?.waves.removeAll { $0.curve.isOver(at: time) }
    return self.transition?.waves.isEmpty ?? true
  }

  /// Follows the content's movement.
  mutating func scroll(by displacement: Ticks) {
    guard let scrolled = transition?.scrolled else { return }
    transition?.scrolled = scrolled + displacement
  }

  /// Begins a wave of transitions: movements of the content are counted from zero.
  ///
  /// - Parameter scrolled: how far the content was moved since the change that started the wave.
  mutating func beginWave(scrolled: Ticks) {
    transition?.scrolled = .zero
    formerPosition = formerPosition + scrolled
  }

  mutating func add(_ wave: TransitionWave) { transition?.waves.append(wave) }

  /// Adds the wave of a single element, whether or not others are on their way.
  mutating func addSingle(_ wave: TransitionWave) {
    if transition == nil { transition = LayoutTransition() }
    add(wave)
    formerLayout = nil
  }

  /// Ends the oldest waves while elements are shown further from where they belong than a distance.
  mutating func endOldest(beyond distance: Ticks, at time: Timestamp) {
    transition?.endOldest(beyond: distance, at: time)
  }

  /// Sets the offset that an element begins at in a wave.
  mutating func set(
    _ offset: LookOffset, of index: Int, in covered: CoveredRows?, wave: Int
  ) {
    transition?.waves[wave].set(offset, of: index, in: covered)
  }

  /// Continues transitions with the items after changes. New items have no start position: the previous layout knows
  /// none of them.
  mutating func relocate(_ changes: RowMap) {
    guard transition != nil else { return }
    transition?.relocate(changes)
    formerLayout = nil
  }

  /// Sets where elements that are on their way belong.
  mutating func setNaturals(_ naturals: [Int: ShownFrame]?) {
    // Not through `transition?`: the compiler does not release what is replaced there.
    guard var transition else { return }
    transition.naturals = naturals
    self.transition = transition
  }
}
