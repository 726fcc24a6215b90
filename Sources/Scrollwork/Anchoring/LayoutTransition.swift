import ScrollLayout
import ScrollPrimitives

/// The way to where elements belong, after another layout or updates. An element is shown where it belongs, plus
/// what is left of its offsets.
struct LayoutTransition: Sendable {
  /// In the order of their beginnings.
  var waves: [TransitionWave] = []
  /// How far the content was scrolled since the last one began.
  var scrolled = Ticks.zero
  /// Where elements that are on their way belonged in the last frame; `nil` when something else than scrolling and
  /// measuring has changed that.
  var naturals: [Int: ShownFrame]?

  /// How an element is shown that belongs at `frame`.
  ///
  /// - Parameters:
  ///   - covered: the rows of a table that it covers.
  ///   - isHeld: whether the element goes with no others.
  func look(
    of index: Int, in covered: CoveredRows?, isHeld: Bool, at frame: ShownFrame, time: Timestamp
  ) -> Look {
    var look = Look(frame: frame)
    for wave in waves {
      wave.offset(of: index, in: covered, isHeld: isHeld)?
        .add(to: &look, left: 1 - wave.curve.share(at: time))
    }
    look.frame.extent = max(.zero, look.frame.extent)
    look.frame.crossExtent = max(.zero, look.frame.crossExtent)
    look.opacity = min(max(look.opacity, 0), 1)
    look.scale = max(look.scale, 0)
    return look
  }

  /// Whether an element begins anywhere else than where it belongs.
  func moves(_ index: Int, in covered: CoveredRows?) -> Bool {
    waves.contains { $0.offset(of: index, in: covered) != nil }
  }

  /// How far elements are shown from where they belong at the most, backward and forward.
  func reach(at time: Timestamp) -> (backward: Ticks, forward: Ticks) {
    var reach = (backward: Ticks.zero, forward: Ticks.zero)
    for wave in waves {
      let way = wave.reach(left: 1 - wave.curve.share(at: time))
      reach.backward = reach.backward + way.backward
      reach.forward = reach.forward + way.forward
    }
    return reach
  }

  /// Ends the oldest changes at once while elements are shown further from where they belong than a distance: cells
  /// reach no further. The last change stays.
  mutating func endOldest(beyond distance: Ticks, at time: Timestamp) {
    while waves.count > 1 {
      let reach = reach(at: time)
      guard max(reach.backward, reach.forward) > distance else { return }
      waves.removeFirst()
    }
  }

  /// Seconds until all elements are where they belong, above 0; `nil` where none is on its way.
  func timeLeft(at time: Timestamp) -> Double? {
    let ends = waves.map { $0.curve.duration - time.seconds(since: $0.curve.start) }
    return ends.max().map { max($0, 1e-9) }
  }

  /// Moves the offsets of elements to their indices after changes.
  mutating func relocate(_ changes: RowMap) {
    naturals = nil
    for slot in waves.indices {
      var offsets: [Int: LookOffset] = [:]
      for (index, offset) in waves[slot].offsets {
        if let place = changes.place(of: index) { offsets[place] = offset }
      }
      waves[slot].offsets = offsets
      if let rows = waves[slot].rows {
        let places = rows.compactMap { header, offset in
          changes.place(of: header).map { ($0, offset) }
        }
        waves[slot].rows = Dictionary(uniqueKeysWithValues: places)
      }
      for run in waves[slot].runs.indices {
        let last = waves[slot].runs[run].last
        waves[slot].runs[run].last =
          changes.place(of: last) ?? changes.nearestPlace(of: last) - 1
      }
      waves[slot].runs.sort { $0.last < $1.last }
    }
  }
}

/// What a change that is animated found: how elements with cells lay, to be compared with how they lie once all is
/// measured.
struct TransitionBegin: Sendable {
  /// An element with a cell, before the change.
  struct Former: Sendable {
    var attributes: LayoutAttributes
    var isDisplayed: Bool
    /// How it is shown at the moment of the change.
    var look: Look
  }

  /// By flat indices before the change.
  var former: [Int: Former]
  var changes: RowMap
  /// Where the content and the window across the axis were.
  var position: Ticks
  var crossStart: Ticks
  /// Whether anything moved the content.
  var wasMoving: Bool
  /// Whether what stays is where it belongs at once, and only fades.
  var isStill: Bool
  /// Seconds that elements take; `nil` for as long as the profile says.
  var duration: Double?

  /// An element with a cell as it was before the change; `nil` for a new one. O(log changes).
  ///
  /// - Parameter index: the element's flat index after the change.
  func former(of index: Int) -> Former? {
    changes.formerPlace(of: index).flatMap { former[$0] }
  }
}
