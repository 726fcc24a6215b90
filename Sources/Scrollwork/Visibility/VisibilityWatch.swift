import ScrollLayout
import ScrollPrimitives

/// How much of each element on screen was there in the last frame, and since when.
struct VisibilityWatch: Sendable {
  /// What is watched for, in a form that is quick to compare with.
  struct Rule: Equatable, Sendable {
    /// Ascending.
    var thresholds: [Double] = []
    var fraction = 0.0
    /// Nanoseconds; `nil` when nothing counts as seen.
    var dwell: Int64?

    init(_ policy: VisibilityPolicy) {
      thresholds = policy.thresholds.sorted()
      for index in thresholds.indices.dropFirst().reversed()
      where thresholds[index] == thresholds[index - 1] { thresholds.remove(at: index) }
      if let impression = policy.impression {
        fraction = impression.fraction
        dwell = Int64((impression.seconds * 1e9).rounded())
      }
    }

    /// How many of the thresholds a fraction reaches. An element that is not on screen reaches none.
    func level(of fraction: Double) -> Int {
      guard fraction > 0 else { return 0 }
      return thresholds.prefix { $0 <= fraction }.count
    }
  }

  private struct Entry: Sendable {
    /// The element's place in the row.
    var index: Int
    /// How many of the thresholds it reached.
    var level: Int
    /// Since when it is as much on screen as counts.
    var since: Timestamp?
    var isSeen: Bool
  }

  private(set) var rule: Rule
  /// In row order.
  private var entries: [Entry] = []
  private var former: [Entry] = []

  init(_ policy: VisibilityPolicy) { rule = Rule(policy) }

  var isEmpty: Bool { entries.isEmpty }

  /// When the next element counts as seen, if all stays on screen. O(elements on screen).
  var nextImpression: Timestamp? {
    guard let dwell = rule.dwell else { return nil }
    var next: Timestamp?
    for entry in entries where !entry.isSeen {
      guard let since = entry.since else { continue }
      let moment = Timestamp(nanoseconds: since.nanoseconds &+ dwell)
      next = min(next ?? moment, moment)
    }
    return next
  }

  /// Takes what a frame shows, in row order. O(elements on screen).
  mutating func update(
    to visible: [VisibleSpan], at time: Timestamp, _ report: (Int, VisibilityEvent) -> Void
  ) {
    swap(&entries, &former)
    entries.removeAll(keepingCapacity: true)
    var next = 0
    for span in visible {
      while next < former.count, former[next].index < span.index {
        end(former[next], at: time, report)
        next += 1
      }
      var entry = Entry(index: span.index, level: 0, since: nil, isSeen: false)
      if next < former.count, former[next].index == span.index {
        entry = former[next]
        next += 1
      }
      // What a frame showed was on screen until this one.
      ripen(&entry, at: time, report)
      change(&entry, to: span.fraction, report)
      if rule.dwell != nil, span.fraction >= rule.fraction {
        entry.since = entry.since ?? time
        ripen(&entry, at: time, report)
      } else {
        entry.since = nil
        entry.isSeen = false
      }
      entries.append(entry)
    }
    while next < former.count {
      end(former[next], at: time, report)
      next += 1
    }
  }

  /// Moves elements to their new indices; those that are gone are reported with their old ones.
  mutating func relocate(
    at time: Timestamp, _ place: (Int) -> Int?, removed report: (Int, VisibilityEvent) -> Void
  ) {
    var kept = 0
    for entry in entries {
      guard let place = place(entry.index) else {
        end(entry, at: time, report)
        continue
      }
      entries[kept] = entry
      entries[kept].index = place
      kept += 1
    }
    entries.removeSubrange(kept...)
    entries.sort { $0.index < $1.index }
  }

  /// Nothing that was on screen is any more.
  mutating func removeAll(at time: Timestamp, _ report: (Int, VisibilityEvent) -> Void) {
    for entry in entries { end(entry, at: time, report) }
    entries.removeAll(keepingCapacity: true)
  }

  private func end(
    _ entry: Entry, at time: Timestamp, _ report: (Int, VisibilityEvent) -> Void
  ) {
    var entry = entry
    ripen(&entry, at: time, report)
    change(&entry, to: 0, report)
  }

  private func ripen(
    _ entry: inout Entry, at time: Timestamp, _ report: (Int, VisibilityEvent) -> Void
  ) {
    guard let dwell = rule.dwell, let since = entry.since, !entry.isSeen,
      time.nanoseconds(since: since) >= dwell
    else { return }
    entry.isSeen = true
    report(entry.index, .impression(at: Timestamp(nanoseconds: since.nanoseconds &+ dwell)))
  }

  private func change(
    _ entry: inout Entry, to fraction: Double, _ report: (Int, VisibilityEvent) -> Void
  ) {
    let level = rule.level(of: fraction)
    while entry.level < level {
      report(
        entry.index, .reached(threshold: rule.thresholds[entry.level], fraction: fraction))
      entry.level += 1
    }
    while entry.level > level {
      entry.level -= 1
      report(
        entry.index, .fellBelow(threshold: rule.thresholds[entry.level], fraction: fraction))
    }
  }
}

/// How much of an element is on screen.
struct VisibleSpan: Equatable, Sendable {
  /// The element's place in the row.
  var index: Int
  /// Of its own length, or of the viewport's where that is shorter.
  var fraction: Double

  /// - Parameters:
  ///   - start: where it is shown, from the viewport's beginning.
  ///   - viewport: the viewport's length along the axis.
  init(index: Int, start: Ticks, extent: Ticks, viewport: Ticks) {
    self.index = index
    let shown = min(start + extent, viewport) - max(start, .zero)
    let whole = min(extent, viewport)
    fraction =
      whole > .zero ? Double(max(0, shown.rawValue)) / Double(whole.rawValue) : 0
  }
}
