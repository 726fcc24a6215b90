import ScrollLayout
import ScrollPhysics
import ScrollPrimitives

/// The requests between two frames, in order. A frame takes them as it begins, so a call from inside a binding or a
/// subscriber is never half applied.
struct UpdateQueue {
  enum Command: Sendable {
    case offset(Ticks, cross: Ticks, animated: Bool)
    /// Scrolls a section's items across the axis.
    case orthogonal(Ticks, section: Int, animated: Bool)
    case item(ItemPath, ScrollPosition, animated: Bool)
    /// Scrolls to an element, and so far on from there. Kept aside, like a profile: a small command is quickly copied.
    indirect case element(ElementPath, ScrollPosition, Ticks, ScrollPace)
    indirect case edge(EdgeSide, ScrollPace)
    /// Puts content across the axis where it was.
    case across(Ticks, section: Int?)
    case fling(velocity: Double)
    /// Scrolls on under a pointer at an edge, until the velocity is 0.
    case cruise(velocity: Double)
    case holdIndicator
    case moveIndicator(to: Double)
    case releaseIndicator
    /// Kept aside: a profile is large, and rare.
    indirect case profile(ScrollProfile)
    /// A scroll whose end somebody waits for, by its number.
    indirect case awaited(Int, Command)
  }

  /// How long a scroll takes, and how it goes.
  struct ScrollPace: Hashable, Sendable {
    var isAnimated: Bool
    /// Seconds, if it is animated; `nil` for as long as the profile says.
    var duration: Double?
    /// `nil` for a motion that is smooth at both ends.
    var curve: TimingCurve?
  }

  struct Entry: Sendable {
    var command: Command
    /// Asked for by a subscriber: what it moves is not reported to subscribers again.
    var isSilent: Bool
    /// The update that had been requested last: what it names is among the items after that.
    var version: UpdateID
  }

  /// An element, and the update that had been requested last when it was named.
  struct Named: Sendable {
    var path: ElementPath
    var version: UpdateID
    var work = CellWork.bind

    /// The same for an element that has another path.
    func renamed(_ path: ElementPath, _ version: UpdateID) -> Named {
      Named(path: path, version: version, work: work)
    }
  }

  /// Another layout, or changes of the one there is, and whether elements move to their places in it. Kept by reference:
  /// to find that there is none would else take copying what is not there.
  final class LayoutChange {
    typealias Edit = (any CollectionLayout) -> any CollectionLayout

    /// Another layout; `nil` for the one there is.
    let layout: (any CollectionLayout)?
    let isAnimated: Bool
    /// What is changed of it, in order.
    let edits: [Edit]

    init(_ layout: (any CollectionLayout)?, isAnimated: Bool, edits: [Edit] = []) {
      self.layout = layout
      self.isAnimated = isAnimated
      self.edits = edits
    }

    /// The changed layout.
    func made(from current: any CollectionLayout) -> any CollectionLayout {
      edits.reduce(layout ?? current) { $1($0) }
    }
  }

  /// A state to restore. Kept by reference for the same reason.
  final class Restoration {
    let state: ScrollState

    init(_ state: ScrollState) { self.state = state }
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

  /// Changes of the items, in order.
  var updates: [QueuedUpdate] = []
  /// The last requested update, queued or not.
  var version = UpdateID(rawValue: 0)
  /// What the items are to be laid out by from the next frame on.
  var layout: LayoutChange?
  /// Where the view was scrolled to when it was left.
  var restored: Restoration?
  var reconfigured: [Named] = []
  /// What gets another cell as the next frame applies updates; filled in then.
  var reloaded: [Named] = []
  /// What happens as the next frame begins.
  var commands: [Entry] = []
  /// What happens at a moment of its own, in order of time.
  var timed: [Timed] = []
  /// How many of `commands` and `timed` the current frame handles; requests made meanwhile come after them and wait.
  var due = (commands: 0, timed: 0)
  /// The last moment in `timed`, handled or not.
  var lastTime: Timestamp?

  /// Asks for an update, as the last one so far.
  mutating func append(
    _ changes: ItemUpdate?, _ map: RowMap?, to structure: ItemStructure,
    _ anchorPolicy: AnchorPolicy, _ options: UpdateOptions
  ) -> UpdateID {
    // An update that is requested again keeps its number.
    let id = options.id ?? UpdateID(rawValue: version.rawValue + 1)
    version = max(version, id)
    updates.append(
      QueuedUpdate(
        id: id, changes: changes, map: map, isReload: map == nil, isInPlace: map?.isEmpty ?? false,
        showsAnew: changes.map { !$0.reloaded.isEmpty || !$0.reconfigured.isEmpty } ?? false,
        structure: structure, isAnimated: options.isAnimated, holdsItems: options.holdsItems,
        commit: options.commit, newPath: options.newPath, completion: options.completion,
        withdrawn: options.withdrawn,
        anchorPolicy: anchorPolicy, newAnchorPolicy: anchorPolicy))
    return id
  }
}

/// What goes along with an update.
struct UpdateOptions {
  /// The identifier of a canceled update that is built again.
  var id: UpdateID?
  var isAnimated = false
  /// Whether an item on screen stays where it is, and not a header before it.
  var holdsItems = false
  var commit: (() -> Void)?
  var newPath: ((ItemPath) -> ItemPath?)?
  var withdrawn: (() -> Void)?
  var completion: ((UpdatePhase) -> Void)?
}
