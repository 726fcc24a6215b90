/// How far applied updates have come, until their end has been reported.
struct UpdateProgress {
  /// Those whose elements are on their way.
  private(set) var moving: [QueuedUpdate] = []
  /// Those that have come to their end.
  private(set) var ended: [EndedUpdate] = []
  /// The number of them that the frame's events report.
  private var toldCount = 0

  mutating func begin(_ update: QueuedUpdate) { moving.append(update) }

  /// Not the update itself, which is large and would be copied.
  mutating func end(_ update: EndedUpdate) { ended.append(update) }

  /// Ends those on their way for which `isOver` holds.
  mutating func finish(where isOver: (QueuedUpdate) -> Bool) {
    let over = moving.filter(isOver)
    for update in over { end(EndedUpdate(update, .finished)) }
    moving.removeAll { moving in over.contains { $0.id == moving.id } }
  }

  /// Notes that the frame's events report all that have ended by now.
  mutating func noteTold() { toldCount = ended.count }

  /// Takes those out that were reported. Returns them where any has a completion to call.
  mutating func takeTold() -> ArraySlice<EndedUpdate> {
    defer { toldCount = 0 }
    guard toldCount > 0 else { return [] }
    guard (0..<toldCount).contains(where: { ended[$0].completion != nil }) else {
      if toldCount == ended.count {
        ended.removeAll(keepingCapacity: true)
      } else {
        ended.removeFirst(toldCount)
      }
      return []
    }
    let told = ended.prefix(toldCount)
    ended.removeFirst(toldCount)
    return told
  }
}

/// An update that has ended, as it is reported.
struct EndedUpdate {
  var id: UpdateID
  var phase: UpdatePhase
  var completion: ((UpdatePhase) -> Void)?

  init(_ update: QueuedUpdate, _ phase: UpdatePhase) {
    id = update.id
    self.phase = phase
    completion = update.completion
  }
}
