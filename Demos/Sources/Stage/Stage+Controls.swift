import Scrollwork

/// Which control is pressed, hovered over, or gets the keys.
struct StageControls {
  /// Names a control of the window.
  struct Name: Hashable {
    var region: StageRegion
    var id: String
  }

  /// What a pointer is down on.
  struct Press {
    var name: Name
    /// Whether the pointer is on it, so that it acts when the pointer lifts.
    var isInside: Bool
  }

  /// By the pointer's identity.
  var presses: [Int: Press] = [:]
  /// Where the mouse is, while it is over the window and no button is down.
  var hover: LayoutPoint?
  /// The control that Enter and Space press.
  var focus: Name?
}

/// Controls: pressed by a pointer that lifts on them, or by keys.
extension Stage {
  /// What the mouse looks like where it was last.
  package enum PointerShape: Hashable, Sendable {
    case arrow, hand, text
  }

  package var pointerShape: PointerShape {
    guard let point = touched.hover, !help.isShown else { return .arrow }
    return control(at: point)?.control.cursor ?? (tappable(at: point) == nil ? .arrow : .hand)
  }

  /// Where a region lies in the window.
  private func frame(of region: StageRegion) -> LayoutRect {
    switch region {
    case .strip: controls
    case .list: viewport
    case .page: page
    case .bar: LayoutRect(x: 0, y: 0, width: size.width, height: bars.barHeight)
    }
  }

  /// All controls of the window that show, in the window's coordinates.
  var shownControls: [(name: StageControls.Name, control: Control)] {
    StageRegion.allCases.flatMap { region in
      let frame = frame(of: region)
      let controls = region == .bar ? barControls : demo.controls(in: region)
      return controls.compactMap { control -> (name: StageControls.Name, control: Control)? in
        var control = control
        if region == .bar || region == .strip { control.scale(by: bars.scale) }
        if isMirrored { control.area = control.area.mirrored(in: frame.size.width) }
        control.area = control.area.moved(x: frame.minX, y: frame.minY)
        guard frame.contains(LayoutPoint(x: control.area.midX, y: control.area.midY))
        else { return nil }
        return (StageControls.Name(region: region, id: control.id), control)
      }
    }
  }

  /// The control at a point of the window; of several the one that is drawn last.
  func control(at point: LayoutPoint) -> (name: StageControls.Name, control: Control)? {
    shownControls.last {
      $0.control.area.contains(point) && frame(of: $0.name.region).contains(point)
    }
  }

  private func control(_ name: StageControls.Name) -> Control? {
    shownControls.last { $0.name == name }?.control
  }

  // MARK: Pointers

  /// Whether a pointer that goes down presses a control.
  func pressControl(_ id: Int, at point: LayoutPoint) -> Bool {
    touched.focus = nil
    guard let name = control(at: point)?.name else { return false }
    touched.presses[id] = StageControls.Press(name: name, isInside: true)
    return true
  }

  func moveOnControl(_ id: Int, to point: LayoutPoint) {
    guard let press = touched.presses[id] else { return }
    touched.presses[id]?.isInside = control(press.name)?.area.contains(point) ?? false
  }

  /// Performs what a pointer pressed that lifts, if it lifts there.
  func liftFromControl(_ id: Int, at point: LayoutPoint) throws {
    moveOnControl(id, to: point)
    guard let press = touched.presses.removeValue(forKey: id), press.isInside,
      let control = control(press.name)
    else { return }
    try control.action()
  }

  // MARK: Keys

  /// Whether a key goes to the control with the focus.
  func pressControl(by key: KeyPress) throws -> Bool {
    guard let focus = touched.focus else { return false }
    switch key.key {
    case .enter, .space:
      guard let control = control(focus) else {
        touched.focus = nil
        return false
      }
      // What is typed next goes into the field.
      if control.cursor == .text { touched.focus = nil }
      try control.action()
      return true
    case .escape:
      touched.focus = nil
      return true
    case .tab: return false
    default:
      touched.focus = nil
      return false
    }
  }

  /// Gives the focus to the next control, or to the one before, around the ends.
  func moveControlFocus(isBackward: Bool) {
    let names = shownControls.map(\.name)
    guard !names.isEmpty else { return }
    let step = isBackward ? -1 : 1
    let place = touched.focus.flatMap(names.firstIndex(of:)) ?? (isBackward ? 0 : -1)
    touched.focus = names[(place + step + names.count) % names.count]
  }

  // MARK: Drawing

  /// Draws the looks of controls and rows that are pressed, hovered over or have the focus, over what they are.
  func drawTouched(in canvas: inout Canvas) {
    guard touched.hover != nil || touched.focus != nil || !pointers.down.isEmpty, !help.isShown
    else { return }
    let ink = surroundings.theme.ink
    let hovered = touched.hover.flatMap { control(at: $0) }
    if let control = hovered?.control, control.cursor == .hand {
      canvas.roundedRect(control.area, radius: control.radius, ink.withAlpha(18))
    }
    for press in touched.presses.values where press.isInside {
      guard let control = control(press.name), control.cursor == .hand else { continue }
      canvas.roundedRect(control.area, radius: control.radius, ink.withAlpha(46))
    }
    if let control = touched.focus.flatMap(control) {
      canvas.border(
        control.area.inset(by: LayoutInsets(-2)), radius: control.radius + 2, width: 2,
        surroundings.theme.accent)
    }
    canvas.pushClip(
      LayoutRect(x: 0, y: viewport.minY, width: size.width, height: viewport.size.height))
    if hovered == nil, let point = touched.hover, frame.phase == .idle,
      let area = tappable(at: point)
    {
      canvas.roundedRect(area, radius: demo.cardRadius, ink.withAlpha(10))
    }
    for pointer in pointers.down.values
    where pointer.owner == .list && pointer.mayTap && !pointer.moved {
      guard demo.view.phase == .tracking, let area = tappable(at: pointer.began) else { continue }
      canvas.roundedRect(area, radius: demo.cardRadius, ink.withAlpha(26))
    }
    canvas.pop()
  }

  /// The part that shows of the row at a point of the window, if a tap does something with it.
  private func tappable(at point: LayoutPoint) -> LayoutRect? {
    if let side, page.contains(point) {
      let inPage = point.moved(x: -page.minX, y: -page.minY)
      guard let shown = side.frame.element(at: inPage), side.demo.isTappable(shown.element)
      else { return nil }
      return rect(of: shown, in: side.frame).moved(x: page.minX, y: page.minY)
    }
    guard viewport.contains(point), !demo.covers(inDemo(point)),
      let shown = frame.element(at: inList(point)), demo.isTappable(shown.element)
    else { return nil }
    return rect(of: shown, in: frame).moved(x: viewport.minX, y: viewport.minY)
  }

  /// The part of an element that no pinned header covers.
  private func rect(of shown: VisibleElement, in frame: Frame) -> LayoutRect {
    var (start, end) = (shown.start, shown.start + shown.extent)
    if !shown.isDisplaced {
      // Pinned headers lie over what scrolls.
      for pinned in frame.visible where pinned.isDisplaced && pinned.start <= start {
        start = max(start, pinned.start + pinned.extent)
      }
    }
    end = max(end, start)
    return frame.axis == .vertical
      ? LayoutRect(
        x: shown.crossStart.points, y: start.points, width: shown.crossExtent.points,
        height: (end - start).points)
      : LayoutRect(
        x: start.points, y: shown.crossStart.points, width: (end - start).points,
        height: shown.crossExtent.points)
  }
}
