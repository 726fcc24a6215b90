import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// What was asked for between two frames, in order. A frame takes it as it begins, so a call from
/// inside a binding or a subscriber is never half applied.
struct UpdateQueue: Sendable {
  enum Command: Sendable {
    case offset(Ticks, cross: Ticks, animated: Bool)
    /// Scrolls a section's items across the axis.
    case orthogonal(Ticks, section: Int, animated: Bool)
    case item(ItemPath, ScrollPosition, animated: Bool)
    /// Puts content across the axis where it was.
    case across(Ticks, section: Int?)
    case fling(velocity: Double)
    case holdIndicator
    case moveIndicator(to: Double)
    case releaseIndicator
    /// Kept aside: a profile is large, and rare.
    indirect case profile(ScrollProfile)
  }

  struct Entry: Sendable {
    var command: Command
    /// Asked for by a subscriber: what it moves is not reported to subscribers again.
    var isSilent: Bool
  }

  /// What happens at a moment of its own, inside a frame.
  enum Timed: Sendable {
    case event(InputEvent)
    case command(Entry, when: Timestamp)

    var time: Timestamp {
      switch self {
      case .event(let event): event.time
      case .command(_, let time): time
      }
    }
  }

  /// New sections; the last reload wins.
  var structure: ItemStructure?
  /// Changes of the items there are; none beside a reload, which takes them in.
  var edits: [ItemEdit] = []
  /// The items there will be after `edits`.
  var edited: ItemStructure?
  /// Another layout, and whether elements move to their places in it.
  var layout: (layout: any CollectionLayout, isAnimated: Bool)?
  /// Where the view was scrolled to when it was left.
  var restored: ScrollState?
  var reconfigured: [ElementPath] = []
  /// What happens as the next frame begins.
  var commands: [Entry] = []
  /// What happens at a moment of its own, in order of time.
  var timed: [Timed] = []
  /// How many of `commands` and `timed` the frame that is being made handles; what is asked for
  /// meanwhile stands behind them and waits.
  var due = (commands: 0, timed: 0)
  /// The last moment in `timed`, handled or not.
  var lastTime: Timestamp?

  /// Has what was asked for go by the new paths of its items; what is left without one is dropped. What
  /// the frame that is being made handles is of the items before.
  mutating func relocate(_ newPath: (ElementPath) -> ElementPath?) {
    reconfigured = reconfigured.compactMap(newPath)
    func moved(_ entry: Entry) -> Entry? {
      guard case .item(let path, let position, let animated) = entry.command else { return entry }
      guard case .item(let now) = newPath(.item(path)) else { return nil }
      return Entry(command: .item(now, position, animated: animated), isSilent: entry.isSilent)
    }
    commands = commands.prefix(due.commands) + commands.dropFirst(due.commands).compactMap(moved)
    timed =
      timed.prefix(due.timed)
      + timed.dropFirst(due.timed).compactMap { timed in
        guard case .command(let entry, let when) = timed else { return timed }
        return moved(entry).map { .command($0, when: when) }
      }
  }
}
