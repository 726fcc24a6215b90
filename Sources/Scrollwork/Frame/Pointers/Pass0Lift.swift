import ScrollLayout
import ScrollPrimitives

/// Pass 0, for an item that a pointer carries.
extension FramePipeline {
  /// Seconds that a pointer is held down before it lifts an item: UIKit's long press.
  private static let liftDelay = 0.5
  /// Lifts the pressed item if its pointer was held long enough by a moment.
  func liftIfHeld(until time: Timestamp, _ routed: inout [UpdateQueue.Timed]) {
    guard asked.settings.movesItems, let (pointer, choice) = state.interaction.undecided,
      let press = choice.press, time.seconds(since: press.begin) >= Self.liftDelay,
      let slot = liveSlot(at: press.element), let path = itemPath(press.element)
    else { return }
    endPress()
    guard mayInteract(.move, path) else { return }
    let shown = state.live[slot].shown
    let moment = Timestamp(
      nanoseconds: press.begin.nanoseconds + Int64(Self.liftDelay * 1e9))
    capture(pointer, as: .carrying, from: press.origin, at: moment, &routed)
    let lift = Interaction.Lift(
      element: press.element, before: press.element - 1, finger: press.origin,
      grab: (
        Ticks(clamping: press.origin[main: axis]) - shown.start,
        Ticks(clamping: crossInput(press.origin)) - shown.crossStart
      ))
    state.interaction.begin(lift)
    steer(press.origin, at: moment, &routed)
    post(.didBeginMoving(path))
  }

  /// Lets the carried item go: it goes to its place from where it is shown, or back.
  ///
  /// - Parameter goal: the place that it was let go over, where that is not its own.
  private func putDown(_ lift: Interaction.Lift, isCanceled: Bool, over goal: ItemPath?) {
    state.interaction.putDown()
    guard let path = itemPath(lift.element) else { return }
    let home = isCanceled ? place(behind: lift.before, for: path) : goal ?? path
    settle(lift.element)
    if home != path { ask(toMove: path, to: home) }
    post(.didEndMoving(path, isCanceled: isCanceled))
  }

  /// The path that an item has behind an element, once it was moved there.
  private func place(behind element: Int, for path: ItemPath) -> ItemPath {
    switch state.structure.path(at: min(element, state.structure.elementCount - 1)) {
    case .header(let section): return ItemPath(section: section, item: 0)
    case .footer: return path
    case .item(let other):
      let passes = other.section == path.section && path.item < other.item
      return ItemPath(section: other.section, item: other.item + (passes ? 0 : 1))
    }
  }

  /// Where the carried item is shown; `nil` for any other one.
  func carriedFrame(of index: Int, _ natural: ShownFrame) -> ShownFrame? {
    guard let lift = state.interaction.lift, lift.element == index else { return nil }
    var frame = natural
    frame.start = Ticks(clamping: lift.finger[main: axis]) - lift.grab.main
    frame.crossStart = Ticks(clamping: crossInput(lift.finger)) - lift.grab.cross
    return frame
  }

  /// Across the axis from the leading side.
  func crossInput(_ point: LayoutPoint) -> Double { fromLeading(point)[cross: axis] }

  /// Along the axis from the leading side.
  func mainInput(_ point: LayoutPoint) -> Double { fromLeading(point)[main: axis] }

  private func fromLeading(_ point: LayoutPoint) -> LayoutPoint {
    guard isMirrored else { return point }
    return LayoutPoint(x: state.applied.settings.viewport.width - point.x, y: point.y)
  }

  /// Puts the carried item down where its pointer is gone; else asks for it to go where it is over, in the
  /// next frame. Called as a frame ends.
  func carry() {
    guard let lift = state.interaction.lift else { return }
    let goal = lift.isCanceled == true ? nil : goal(of: lift)
    if let isCanceled = lift.isCanceled {
      return putDown(lift, isCanceled: isCanceled, over: goal)
    }
    guard let goal, let from = itemPath(lift.element) else { return }
    state.interaction.noteAsked(goal, at: state.motion.scroll.position)
    ask(toMove: from, to: goal)
  }

  /// The place that the carried item is over; `nil` where that is its own, or one that was declined.
  private func goal(of lift: Interaction.Lift) -> ItemPath? {
    // Outside of rows, what it makes room for lies elsewhere then: the item would be over another one without moving.
    if !state.layoutTraits.isSequential, let asked = lift.askedAt, asked.finger == lift.finger,
      asked.position == state.motion.scroll.position
    {
      return nil
    }
    guard let slot = liveSlot(at: lift.element),
      let target = target(of: lift, shown: state.live[slot].shown),
      let from = itemPath(lift.element), let to = landing(on: target)
    else { return nil }
    var chosen: ItemPath? = to
    withView { view in
      if let handler = view.moveTargetHandler { chosen = handler(view, from, to) }
    }
    // What was declined is not asked for again until something else is.
    return chosen == from || chosen == lift.asked ? nil : chosen
  }

  /// Asks for an item to be moved.
  private func ask(toMove from: ItemPath, to: ItemPath) {
    let before = queue.version
    note(.carried(from: from, to: to))
    let isHandled = withView { view in view.moveHandler.map { $0(view, from, to) } != nil }
    if !isHandled {
      do throws(CollectionError) {
        _ = try ask(
          for: ItemUpdate(edits: [.moveItem(from: from, to: to)]), UpdateOptions(isAnimated: true))
      } catch {
        // `moveTargetHandler` may say anything, and a layout may refuse.
        state.diagnose(error)
      }
    }
    if queue.version != before { post(.didMove(from, to: to)) }
  }

  /// Where a carried item goes that is to take an element's place: there, or as the first item into the section
  /// of a header or footer that has none; `nil` for other headers and footers.
  private func landing(on element: Int) -> ItemPath? {
    switch state.structure.path(at: element) {
    case .item(let path): return path
    case .header(let section), .footer(let section):
      return state.structure.sectionCounts[section] == 0 ? ItemPath(section: section, item: 0) : nil
    }
  }

  /// The element whose place the carried item is to take: in a row of items the furthest one whose middle
  /// its edge has passed, else the one whose place its middle lies in. The header or footer of a section without
  /// items stands for the place in it.
  private func target(of lift: Interaction.Lift, shown: ShownFrame) -> Int? {
    let screen = screen(at: state.motion.scroll.position)
    let end = shown.start + shown.extent
    let middle = Ticks(rawValue: shown.start.rawValue + shown.extent.rawValue / 2)
    let crossMiddle = Ticks(rawValue: shown.crossStart.rawValue + shown.crossExtent.rawValue / 2)
    var best: Int?
    for slot in state.live.indices where state.live[slot].isDisplayed {
      let attributes = state.live[slot].attributes
      guard attributes.index != lift.element, landing(on: attributes.index) != nil else { continue }
      let frame = shownFrame(of: attributes, in: screen)
      if state.layoutTraits.isSequential {
        let center = Ticks(rawValue: frame.start.rawValue + frame.extent.rawValue / 2)
        if attributes.index > lift.element, end > center {
          best = max(best ?? attributes.index, attributes.index)
        } else if attributes.index < lift.element, shown.start < center, (best ?? 0) < lift.element
        {
          best = min(best ?? attributes.index, attributes.index)
        }
      } else if middle >= frame.start, middle < frame.start + frame.extent,
        crossMiddle >= frame.crossStart, crossMiddle < frame.crossStart + frame.crossExtent
      {
        best = attributes.index
      }
    }
    return best
  }
}
