import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// What was asked for between two frames, in order. A frame takes it as it begins, so a call from
/// inside a binding or a subscriber is never half applied.
struct UpdateQueue: Sendable {
  enum Command: Sendable {
    case offset(Ticks, animated: Bool)
    case item(ItemPath, ScrollPosition, animated: Bool)
    case fling(velocity: Double)
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
}
