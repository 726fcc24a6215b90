import Scrollwork

/// A cell that tells a log what it does.
protocol LoggedCell: ReusableCell {
  var tag: CellTag? { get set }
}

/// What a cell is called in a log.
struct CellTag {
  let log: CellLog
  let number: Int
  /// Whether the cell was prepared for another element since it was bound.
  var isFree = false

  func noteMeasuring() { log.noteMeasuring(number) }
}

/// Notes what cells do in a frame, as they do it.
///
/// A cell says itself that it is bound and measured. That it left its element, or shows it again, is
/// found out after a frame in which anything happened to cells, by those that the view holds then.
final class CellLog {
  private struct Life {
    var type: Int
    var element: ElementPath
    /// What the element is called as long as it is there.
    var identity: Int
    var isLive = false
    /// The frame, counted from 1, in which the view was last seen to hold the cell.
    var seen = 0
  }

  private var lives: [Life] = []
  /// Cells that belong to an element, in the order in which they came to it.
  private var live: [Int] = []
  private var events: [CellEvent] = []
  private var counters: [CellCounters] = []
  private var frame = 0
  /// The numbers of cells that have no tag.
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// Which of these cells was bound to an element last.
  private var owners: [Owner: Int] = [:]
  /// Says what work costs, where that is drawn.
  var meter: CostMeter?
  /// The requests that reach the view.
  let requests = RequestLog()

  /// A provider has configured a cell for an element.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - element: what it shows, by its path now.
  ///   - type: the place of the cell's type among the types.
  ///   - identity: what the element is called as long as it is there; costs are drawn by it.
  func noteBinding(
    of cell: some LoggedCell, to element: ElementPath, type: Int, identity: Int = 0
  ) {
    guard let tag = cell.tag else {
      cell.tag = CellTag(log: self, number: lives.count)
      lives.append(Life(type: type, element: element, identity: identity))
      begin(lives.count - 1, .created)
      return
    }
    let number = tag.number
    if tag.isFree {
      cell.tag?.isFree = false
      if lives[number].isLive { end(number) }
      lives[number].element = element
      lives[number].identity = identity
      begin(number, .reused)
    } else {
      lives[number].element = element
      lives[number].identity = identity
      note(.reconfigured, number)
    }
  }

  func noteMeasuring(_ number: Int) { note(.measured, number) }

  /// The provider of a view whose cells know of no log has configured one of them.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - isNew: whether it was made for this.
  ///   - element: what it shows, by its path now.
  ///   - type: the place of the cell's type among the types.
  ///   - identity: what the element is called as long as it is there.
  func noteBinding(
    of cell: any ReusableCell, isNew: Bool, to element: ElementPath, type: Int, identity: Int
  ) {
    guard !isNew, let number = numbers[ObjectIdentifier(cell)] else {
      // A cell that was let go may have had the same address.
      numbers[ObjectIdentifier(cell)] = lives.count
      owners[Owner(element, identity)] = lives.count
      lives.append(Life(type: type, element: element, identity: identity))
      return begin(lives.count - 1, .created)
    }
    let life = lives[number]
    let (former, owner) = (Owner(life.element, life.identity), Owner(element, identity))
    let isSame = life.isLive && former == owner
    if life.isLive, !isSame { end(number) }
    if owners[former] == number { owners[former] = nil }
    owners[owner] = number
    lives[number].element = element
    lives[number].identity = identity
    if isSame { note(.reconfigured, number) } else { begin(number, .reused) }
  }

  /// A cell that knows of no log was measured, for an element by its path now.
  func noteMeasuring(_ element: ElementPath, identity: Int) {
    if let number = owners[Owner(element, identity)] { noteMeasuring(number) }
  }

  /// What happened since the last call. O(live cells) where anything did, else O(types).
  ///
  /// - Parameters:
  ///   - view: the view whose cells these are, after a frame.
  ///   - counters: its counters.
  func take(of view: CollectionView, _ counters: [CellCounters]) -> FrameCells {
    frame += 1
    if counters != self.counters || !events.isEmpty { settle(view) }
    self.counters = counters
    defer { events.removeAll() }
    return FrameCells(
      events: events,
      pools: counters.map { FrameCells.Pool(type: $0.type, live: $0.live, pooled: $0.pooled) })
  }

  /// Ends the lives of cells that the view does not hold, and begins those of cells that it holds again.
  private func settle(_ view: CollectionView) {
    view.forEachLiveCell { cell in
      // A row, as most are: to ask whether a cell is any that logs takes a search.
      let tag = (cell as? ScenarioRowCell)?.tag ?? (cell as? any LoggedCell)?.tag
      guard let number = tag?.number ?? numbers[ObjectIdentifier(cell)] else { return }
      lives[number].seen = frame
      if !lives[number].isLive { begin(number, .restored) }
    }
    for number in live where lives[number].isLive && lives[number].seen != frame { end(number) }
    live.removeAll { !lives[$0].isLive }
  }

  private func begin(_ number: Int, _ kind: CellEvent.Kind) {
    note(kind, number)
    lives[number].isLive = true
    // It may have left and come back since the list was put in order.
    if !live.contains(number) { live.append(number) }
  }

  private func end(_ number: Int) {
    note(.left, number)
    lives[number].isLive = false
  }

  private func note(_ kind: CellEvent.Kind, _ number: Int) { events.append(event(kind, number)) }

  private func event(_ kind: CellEvent.Kind, _ number: Int) -> CellEvent {
    let life = lives[number]
    var event = CellEvent(kind: kind, cell: number, type: life.type, element: life.element)
    if let meter {
      let isHeader = if case .item = life.element { false } else { true }
      func cost(_ work: CostMeter.Work) -> Double? {
        meter.cost(of: work, isHeader: isHeader, identity: life.identity)
      }
      if kind == .created { event.drawn.create = cost(.create) }
      if event.isBinding { event.drawn.bind = cost(.bind) }
      if kind == .measured { event.drawn.measure = cost(.measure) }
    }
    return event
  }
}

extension CellLog {
  /// An element by what it is called as long as it is there.
  private struct Owner: Hashable {
    private enum Kind {
      case item, header, footer
    }

    private let kind: Kind
    private let identity: Int

    init(_ element: ElementPath, _ identity: Int) {
      kind =
        switch element {
        case .item: .item
        case .header: .header
        case .footer: .footer
        }
      self.identity = identity
    }
  }
}
