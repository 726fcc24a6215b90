import ScrollApp
import ScrollParcels
package import Scrollwork

/// The gallery without a window: a list of demos, the one that is open, and the bar above it.
///
/// What reaches it are events and times, what leaves it are display lists; so it runs in a window, in a
/// test and in a script alike.
package final class Stage {
  /// A display list and where its top left corner lies in the window, in points.
  package struct Layer {
    package var list: DisplayList
    package var origin: LayoutPoint
    /// What of the window it may be drawn into.
    package var clip: LayoutRect
  }

  /// Points that the bar covers in the usual text size.
  package static let barHeight = 52.0

  package let exhibits: [Exhibit]
  package private(set) var size: LayoutSize
  package let scale: Double
  package internal(set) var surroundings: Surroundings
  package var inspector = Inspector()
  /// The clock by which cells next to the screen are made while a frame has time left; `nil` makes them by number.
  package var workClock: (() -> Timestamp)?
  var help = HelpPage()
  /// The open demo's number; `nil` while the list of demos shows.
  package private(set) var openIndex: Int?
  package private(set) var demo: any Demo
  /// The list of demos, and above it the one that is open.
  let navigator: Navigator
  private let host: ScreenHost
  private var screens = ScreenRegistry()
  package private(set) var frame = Frame()
  /// Whether lines begin at the right: then what is drawn around the list is mirrored.
  var isMirrored: Bool { surroundings.direction == .rightToLeft }
  /// Whether the page of keys is shown.
  package var isHelpShown: Bool { help.isShown }

  var pointers = StagePointers()
  var touched = StageControls()
  var scrollBar = FastScroller()
  package private(set) var drift = DriftMeter()
  private var lastCount = 0
  /// Whether the next frame shows things at other widths.
  private var isAnew = false
  private var behind = DisplayList()
  private var above = DisplayList()
  /// What the last frame drew, and what the screen drew that goes in a transition.
  private(set) var lastLayers: [Layer] = []
  var leaving: [Layer] = []
  var shade = DisplayList()
  /// The list next to the demo's, as it was shown last.
  var side: SideList?

  /// Where keys scroll to, until something else moves the content.
  var goal: Double?
  /// The edge that a key scrolls to, as a place beyond it.
  var edgeGoal: Double?
  /// The time of the last frame or event.
  var time = Timestamp.zero

  package init(
    _ exhibits: [Exhibit], size: LayoutSize, scale: Double, theme: Theme,
    measurer: any TextMeasurer, textSize: ContentSizeCategory = .large,
    direction: TraitCollection.LayoutDirection = .leftToRight
  ) throws {
    self.exhibits = exhibits
    self.size = size
    self.scale = scale
    surroundings = Surroundings(
      theme: theme, measurer: measurer, textSize: textSize, direction: direction)
    let menu = MenuScreen()
    navigator = try Navigator(menu)
    host = ScreenHost(
      navigator, size: size,
      settings: TraitCollection(
        layoutDirection: direction, contentSizeCategory: textSize, displayScale: scale))
    demo = try Menu(exhibits, surroundings)
    menu.supplies = supplies
    demo = try menu.shown()
    try screens.register(MenuScreen.self) { [unowned self] in supply(MenuScreen()) }
    try screens.register(DemoScreen.self) { [unowned self] in supply(DemoScreen()) }
    try screens.register(DetailScreen.self) { [unowned self] in supply(DetailScreen()) }
    fit()
  }

  private var supplies: StageSupplies {
    StageSupplies(exhibits: exhibits) { [unowned self] in surroundings }
  }

  func supply<Made: StageScreen>(_ screen: Made) -> Made {
    screen.supplies = supplies
    return screen
  }

  // MARK: Going places

  package func open(_ index: Int) throws {
    guard exhibits.indices.contains(index) else { return }
    let screen = supply(DemoScreen())
    var extras = Parcel()
    try extras.set(index, for: DemoScreen.Number.self)
    try change {
      if openIndex != nil { try navigator.pop(to: navigator.stack[0], animated: false) }
      try navigator.push(screen, extras: extras, animated: false)
    }
  }

  /// Changes the stack and shows what is on top; where that cannot be made, all stays as it was.
  func change(_ body: () throws -> Void) throws {
    let before = navigator.stack
    do {
      try body()
      try show()
    } catch {
      try navigator.setStack(before)
      try show()
      throw error
    }
  }

  /// Back to the list of demos, or from the page of an item to the demo.
  package func close() throws {
    guard openIndex != nil else { return }
    let isDetail = navigator.top is DetailScreen
    if isDetail { leaving = lastLayers }
    try change { try navigator.pop(animated: isDetail) }
  }

  package func setTheme(_ theme: Theme) throws {
    let (saved, old) = (try navigator.save(), surroundings.theme)
    surroundings.theme = theme
    do {
      try restore(saved)
    } catch {
      surroundings.theme = old
      throw error
    }
  }

  /// - Throws: an error for a wrong state, or for one that this gallery cannot show; nothing changes then.
  func restore(_ saved: Parcel) throws {
    try change {
      try navigator.restore(saved, from: screens)
      let isOurs = navigator.stack.enumerated().allSatisfy { place, screen in
        switch place {
        case 0: screen is MenuScreen
        case 1: type(of: screen) == DemoScreen.self
        default: screen is DetailScreen
        }
      }
      guard isOurs else { throw StageFailure.unknownDemo }
    }
  }

  /// Takes over what the navigator has on top.
  private func show() throws {
    guard let screen = navigator.top as? StageScreen else { return }
    demo = try screen.shown()
    openIndex = (screen as? DemoScreen)?.number
    (demo as? any DetailPresenting)?.showDetail = { [unowned self] in try showDetail($0) }
    side = nil
    pointers = StagePointers()
    touched = StageControls(hover: touched.hover)
    scrollBar = FastScroller()
    drift = DriftMeter()
    frame = Frame()
    goal = nil
    edgeGoal = nil
    fit()
  }

  // MARK: Where things are

  /// Where the list is seen, in the window.
  package var viewport: LayoutRect {
    (navigator.top.view as? StageView)?.list.frame ?? .zero
  }

  /// Where the demo draws its page next to the list, in the window.
  package var page: LayoutRect { (navigator.top.view as? StageView)?.page ?? .zero }

  /// The strip above the list, as wide as the list; above a list with a page, as wide as both.
  package var controls: LayoutRect {
    let isWhole = page.size.width > 0
    return LayoutRect(
      x: isWhole ? 0 : viewport.minX, y: bars.barHeight,
      width: isWhole ? size.width : viewport.size.width, height: bars.stripHeight)
  }

  func resize(to size: LayoutSize) throws {
    self.size = size
    isAnew = true
    fit()
  }

  /// Tells the screens of the window, and shows the one on top.
  private func fit() {
    host.resize(to: size)
    host.settings.colorScheme = surroundings.theme.isDark ? .dark : .light
    host.update(to: time)
  }

  // MARK: Frames

  /// When the next frame has something to show; a moment that has passed means at once. `nil` while everything waits for
  /// input.
  package var nextFrameTime: Timestamp? {
    if isAnew || navigator.transition != nil { return time }
    let moments = [
      demo.view.nextFrameTime, demo.nextUpdate, scrollBar.nextChange(after: time),
      side?.nextFrameTime(after: time),
    ]
    return moments.compactMap { $0 }.min()
  }

  /// Until when cells next to the screen may be made ready in a frame that begins now; `nil` without a clock.
  private func readyUntil(_ view: CollectionView) -> Timestamp? {
    guard let workClock else { return nil }
    if view.costClock == nil { view.costClock = workClock }
    return workClock() + .milliseconds(4)
  }

  /// Moves everything to a time and draws it, back to front.
  package func step(to time: Timestamp) throws -> [Layer] {
    self.time = max(self.time, time)
    try demo.update(to: self.time)
    host.update(to: self.time)
    if let screen = navigator.top as? StageScreen, screen.hasMarks {
      // The items are there only after a frame.
      _ = try demo.view.step(to: self.time)
      screen.restoreMarks()
    }
    let frame = try demo.view.step(to: self.time, deadline: readyUntil(demo.view))
    let count = demo.view.structure.itemCount
    drift.note(frame, isAnew: isAnew || count != lastCount || frame.hasUpdate)
    isAnew = false
    lastCount = count
    self.frame = frame
    (navigator.top as? StageScreen)?.didStep()
    try stepSide()
    if frame.phase != .animating { goal = nil }
    if frame.phase == .dragging { edgeGoal = nil }
    try goOn()
    let whole = LayoutRect(origin: .zero, size: size)
    behind.clear()
    behind.addGroup(size: size) { canvas in
      canvas.fill(canvas.bounds, surroundings.theme.ground)
    }
    behind.addGroup(at: viewport.origin, size: viewport.size) { canvas in
      canvas.mirrored(isMirrored) { demo.drawBehind(in: &$0, after: frame) }
    }
    if let side {
      behind.addGroup(at: page.origin, size: page.size) { canvas in
        canvas.mirrored(isMirrored) { side.demo.drawBehind(in: &$0, after: side.frame) }
      }
    }
    above.clear()
    above.addGroup(at: viewport.origin, size: viewport.size) { canvas in
      canvas.mirrored(isMirrored) { demo.drawAbove(in: &$0, after: frame) }
      if inspector.tintsCells { inspector.drawTints(in: &canvas, frame: frame, view: demo.view) }
      let place = scrollBar.isHeld ? demo.place(in: frame) : nil
      scrollBar.style = surroundings.scroller(for: place)
      scrollBar.draw(in: &canvas, after: frame, of: demo.view, title: place)
    }
    if page.size.width > 0 {
      above.addGroup(at: page.origin, size: page.size) { canvas in
        canvas.mirrored(isMirrored) { canvas in
          demo.drawPage(in: &canvas, after: frame)
        }
        side?.drawBar(in: &canvas, surroundings)
      }
    }
    above.addGroup(size: size) { canvas in
      drawGround(in: &canvas)
      canvas.scaled(bars.scale, isMirrored) { drawBar(in: &$0) }
      if inspector.isShown {
        inspector.draw(in: &canvas, area: whole, frame: frame, view: demo.view, drift: drift)
      }
    }
    if demo.controlsHeight > 0 {
      above.addGroup(at: controls.origin, size: controls.size) { canvas in
        canvas.scaled(bars.scale, isMirrored) { demo.drawControls(in: &$0, after: frame) }
      }
    }
    above.addGroup(size: size) { canvas in drawTouched(in: &canvas) }
    if help.isShown {
      above.addGroup(size: size) { canvas in
        canvas.mirrored(isMirrored) { help.draw(title, demo.keys, in: &$0, surroundings.theme) }
      }
    }
    lastLayers = [
      Layer(list: behind, origin: .zero, clip: whole),
      Layer(list: frame.displayList, origin: viewport.origin, clip: viewport),
    ]
    if let side {
      lastLayers.append(Layer(list: side.frame.displayList, origin: page.origin, clip: page))
    }
    lastLayers.append(Layer(list: above, origin: .zero, clip: whole))
    return slide(lastLayers)
  }
}
