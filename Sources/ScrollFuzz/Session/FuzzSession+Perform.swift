import Scrollwork

/// What is done to the view.
extension FuzzSession {
  func perform(_ operation: FuzzOperation) throws {
    switch operation {
    case .frames: return
    case .cancel, .mistake: break
    default: news.wasAsked = true
    }
    switch operation {
    case .frames: break
    case .reload(let counts): try reload(counts)
    case .resize(let width, let height):
      news.isResized = true
      try view.setViewport(size: LayoutSize(width: width, height: height), scale: 3)
    case .drag(let x, let y, let moves, let lifts): try drag(x, y, moves, lifts)
    case .wheel(let x, let y):
      scrollsAcross = true
      lastInput = max(time, lastInput)
      try view.send(
        InputEvent(
          time: lastInput, position: Self.finger, action: .wheel(delta: LayoutPoint(x: x, y: y))))
    case .fling(let velocity): try view.fling(velocity: velocity)
    case .scroll(let place, let word, let animated):
      guard let path = path(of: place), let position = ScrollPosition(rawValue: word) else {
        return
      }
      scrollsAcross = true
      news.jumps = true
      try view.scrollToItem(at: path, at: position, animated: animated)
    case .offset(let offset, let animated):
      scrollsAcross = true
      news.jumps = true
      try view.setContentOffset(
        LayoutPoint(main: offset, cross: 0, axis: view.axis), animated: animated)
    case .edit(let edits, let animated): try edit(edits, animated)
    case .batch(let batch, let animated):
      try isUniform ? edit(batch.sectionEdits, animated) : perform(batch, animated)
    case .cancel: try cancel()
    case .change(let places): try change(places)
    case .replace(let places): try replace(places)
    case .mistake(let mistake): make(mistake)
    }
  }

  private static let finger = LayoutPoint(x: 190, y: 250)

  /// The path of a place; `nil` without items.
  func path(of place: FuzzPlace) -> ItemPath? {
    let latest = latest
    switch place {
    case .any(let number): return latest.path(round: number)
    case .near(let distance):
      var first = 0
      for element in before?.frame.visible ?? [] {
        guard let known = before?.content.identity(of: element.element),
          case .item(let id) = known, let path = latest.path(ofItem: id)
        else { continue }
        first = latest.number(of: path)
        break
      }
      return latest.path(round: first + distance)
    }
  }

  private func drag(_ x: Double, _ y: Double, _ moves: Int, _ lifts: Bool) throws {
    scrollsAcross = true
    let start = max(time, lastInput).nanoseconds
    let way = LayoutPoint(main: y, cross: x, axis: view.axis)
    for step in 0...max(1, moves) {
      lastInput = Timestamp(nanoseconds: start + Int64(step) * 8_000_000)
      var action = InputEvent.Action.pointerMoved(id: 1)
      if step == 0 { action = .pointerDown(id: 1, kind: .touch) }
      if step == max(1, moves), lifts { action = .pointerUp(id: 1) }
      let place = LayoutPoint(
        x: Self.finger.x + way.x * Double(step), y: Self.finger.y + way.y * Double(step))
      try view.send(InputEvent(time: lastInput, position: place, action: action))
    }
  }

  private func reload(_ asked: [Int]) throws {
    var counts = asked.map { max(0, $0) }
    if isUniform, let columns = counts.first {
      counts = Array(repeating: columns % 12 + 1, count: counts.reduce(0, +) % 80 + 1)
    }
    var content = FuzzContent()
    content.apply(.insertSections(at: 0, counts: counts), naming: name)
    var marks = FuzzMarks()
    marks.isReload = true
    if let source {
      try source.show(content, animated: false)
      queue(nil, content, marks)
    } else {
      queue(try view.reloadData(sectionCounts: counts), content, marks)
    }
  }

  private func edit(_ asked: [FuzzEdit], _ animated: Bool) throws {
    var next = latest
    var marks = FuzzMarks()
    marks.isAnimated = animated
    var edits: [ItemEdit] = []
    for one in asked {
      guard let edit = resolve(one, in: next) else { continue }
      next.apply(edit, naming: name)
      marks.note(edit, in: next)
      edits.append(edit)
    }
    guard !edits.isEmpty else { return }
    if let source {
      try source.show(next, animated: animated)
      marks.isOpaque = true
      queue(nil, next, marks)
    } else {
      queue(try view.performUpdates(edits, animated: animated), next, marks)
    }
  }

  private func cancel() throws {
    guard source == nil, let last = pending.last, let id = last.id else { return }
    news.wasAsked = true
    require(try view.cancelUpdate(id), .refusal, "a queued update was not canceled")
    unqueue()
  }

  private func change(_ places: [FuzzPlace]) throws {
    let paths = places.compactMap(path)
    guard !paths.isEmpty else { return }
    change { content in
      for path in paths { content.sections[path.section].items[path.item].version += 1 }
    }
    for path in paths {
      if let item = latest.item(at: path) { news.changed.insert(.item(item.id)) }
    }
    if let source {
      try source.show(latest, animated: false)
    } else {
      try view.reconfigureItems(at: paths)
    }
  }

  private func replace(_ places: [FuzzPlace]) throws {
    let paths = places.compactMap(path)
    guard !paths.isEmpty, source == nil else { return }
    let id = try view.reloadItems(at: paths)
    var marks = FuzzMarks()
    marks.touched = Set(paths.compactMap { latest.item(at: $0).map { .item($0.id) } })
    queue(id, latest, marks)
  }
}
