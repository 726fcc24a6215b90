import Foundation
import ScrollSDL
import Scrollwork
import Stage

/// Puts the gallery into a window: hands events on, steps, draws, presents.
struct Host {
  private let window: Window
  private let stage: Stage
  private let options: Gallery
  private let trace: FrameTrace?
  private var session: Session?
  private let place: LeftPlace?
  private let bounces = BounceCount()
  private let pushes: PushDesk?
  private var desktop: DesktopTheme?
  /// When the window began to open, in seconds of the system's clock.
  private let opening: Double
  /// Seconds from then to the first picture; `nil` before that.
  private var firstPicture: Double?

  /// - Parameter demo: the place of the demo to begin with.
  init(_ options: Gallery, demo: Int?, _ fonts: FontBook) throws {
    self.options = options
    var cities: Cities?
    let exhibits = Exhibits.all {
      let loaded = try cities ?? Cities()
      cities = loaded
      return loaded
    }
    if let path = options.record, let demo {
      // Before there is a window: with a demo that nobody sees.
      let exhibit = exhibits[demo]
      let unseen = try exhibit.make(Surroundings(theme: .light, measurer: fonts))
      _ = try Session(unseen, title: exhibit.title, path: path)
    }
    let size = options.windowSize
    opening = ProcessInfo.processInfo.systemUptime
    window = try Window(
      Window.Configuration(
        title: "Scrollwork", size: size, minimumSize: LayoutSize(width: 280, height: 360),
        scale: options.scale), fonts: fonts)
    desktop = options.dark || options.light ? nil : DesktopTheme()
    stage = try Stage(
      exhibits, size: window.size, scale: window.scale,
      theme: options.dark ? .dark : desktop?.theme ?? .light, measurer: fonts,
      textSize: options.textSize, direction: options.rightToLeft ? .rightToLeft : .leftToRight)
    stage.workClock = { [window] in window.now }
    trace = try options.trace.map(FrameTrace.init(path:))
    place = LeftPlace(options)
    pushes = try options.push.map(PushDesk.init(socket:))
    if let demo {
      try stage.open(demo)
      session = try options.record.map {
        try Session(stage.demo, title: exhibits[demo].title, path: $0)
      }
    } else if !options.anew {
      place?.restore(stage)
      if options.dark, !stage.surroundings.theme.isDark { try stage.setTheme(.dark) }
    }
  }

  mutating func run() throws {
    defer { window.close() }
    var clock = WindowClock(window)
    while true {
      for event in window.events(waiting: rest) {
        if event == .closeRequested || event.isQuitKey { return try finish() }
        if let event = StageEvent(event),
          try pushes?.handle(event, stage, at: window.now) != true
        {
          try stage.handle(event)
        }
        if let session, !session.isOpen(on: stage) { try save(session) }
      }
      try desktop?.follow(stage)
      if options.log { bounces.follow(stage.demo.view) }
      window.setCursor(CursorShape(stage.pointerShape))
      let begin = window.now
      if let seconds = options.seconds, begin.seconds >= seconds { return try finish() }
      try pushes?.update(stage, window, at: begin)
      let layers = try stage.step(to: clock.next())
      window.begin(stage.surroundings.theme.ground)
      for layer in layers { window.draw(layer.list, at: layer.origin, clip: layer.clip) }
      pushes?.draw(on: window, stage, at: begin)
      window.flush()
      stage.inspector.note(milliseconds: window.now.seconds(since: begin) * 1000)
      try trace?.write(stage)
      window.present()
      if firstPicture == nil { firstPicture = ProcessInfo.processInfo.systemUptime - opening }
    }
  }

  /// Seconds until the next frame has something to show, if nothing happens in the window until then. With a socket, pushes
  /// are read 50 times a second.
  private var rest: Double {
    var rest = stage.nextFrameTime.map { $0.seconds(since: window.now) } ?? .infinity
    if desktop?.isAsking == true { rest = min(rest, 0.1) }
    if pushes != nil { rest = min(rest, 0.02) }
    if let seconds = options.seconds { rest = min(rest, seconds - window.now.seconds) }
    return rest
  }

  private mutating func save(_ session: Session) throws {
    self.session = nil
    print(try session.save())
  }

  private mutating func finish() throws {
    if let session { try save(session) }
    try place?.save(stage)
    guard options.log else { return }
    if let firstPicture {
      print("first picture \((firstPicture * 1000).fixed(0)) ms after the window began to open")
    }
    let times = stage.inspector.summary
    print(
      "bounces: \(bounces.top) at the top, \(bounces.bottom) at the bottom; "
        + "scrolled \(bounces.distance.fixed(0)) pt")
    print(
      "frames \(times.count), step and draw: median \(times.median.fixed(2)) ms, "
        + "95 of 100 below \(times.percentile95.fixed(2)) ms, renderer \(window.driver)")
  }
}

extension WindowEvent {
  /// Whether somebody presses Q with the control or the command key.
  fileprivate var isQuitKey: Bool {
    guard case .key(let press) = self, press.key == .character("q") else { return false }
    return press.isCommand
  }
}

extension CursorShape {
  fileprivate init(_ shape: Stage.PointerShape) {
    self =
      switch shape {
      case .arrow: .arrow
      case .hand: .hand
      case .text: .text
      }
  }
}

extension StageEvent {
  /// What of a window's events is for the gallery.
  init?(_ event: WindowEvent) {
    switch event {
    case .input(let input): self = .input(input)
    case .hover(let point): self = .hover(point)
    case .hoverEnded: self = .hoverEnded
    case .key(let key): self = .key(key)
    case .text(let text): self = .text(text)
    case .resized(let size): self = .resize(size)
    case .focusLost(let time): self = .focusLost(time)
    case .closeRequested: return nil
    }
  }
}
