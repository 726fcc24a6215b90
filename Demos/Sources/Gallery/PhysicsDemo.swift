import ScrollSimulation
import Scrollwork
import Stage

/// The numbers of a fling under your fingers: platforms switched in motion, and the curve as it is drawn.
final class PhysicsDemo: Recordable {
  let view: CollectionView
  let described = Scenario.Layout(estimates: .init(row: 60))
  let controlsHeight = 190.0
  private let surroundings: Surroundings
  private static let platforms = [
    ("iOS", "ios"), ("Android", "android"), ("Flutter", "flutterBouncing"), ("GTK", "gtk"),
    ("WebKit", "webkit"),
  ]
  private var segments = Segments(platforms.map(\.0))
  private var sliders: [Slider]
  private var held: Int?
  private var curve = CurveGraph()

  init(_ surroundings: Surroundings) throws {
    self.surroundings = surroundings
    sliders = [
      Slider("deceleration per ms", 0.98...0.9995, value: 0.998, digits: 4),
      Slider("rubber band", 0.1...1, value: 0.55),
      Slider("spring stiffness", 10...400, value: 100, digits: 0),
      Slider("damping ratio", 0.1...1.5, value: 1),
    ]
    view = CollectionView(layout: try described.makeLayout(showsHeaders: false))
    view.register(NumberRow.self)
    view.cellProvider = { view, path in
      let row: NumberRow = view.dequeueCell(at: path)
      row.surroundings = surroundings
      row.number = path.item
      return row
    }
    try view.reloadData(sectionCounts: [200])
  }

  // MARK: Controls

  func drawControls(in canvas: inout Canvas, after frame: Frame) {
    let width = canvas.size.width
    segments.area = LayoutRect(x: 16, y: 2, width: width - 32, height: 32)
    segments.draw(in: &canvas, surroundings.theme)
    for index in sliders.indices {
      let half = (width - 48) / 2
      sliders[index].area = LayoutRect(
        x: 16 + Double(index % 2) * (half + 16), y: 46 + Double(index / 2) * 40, width: half,
        height: 36)
      sliders[index].draw(in: &canvas, surroundings.theme)
    }
    curve.note(frame)
    curve.draw(
      in: &canvas, LayoutRect(x: 16, y: 126, width: width - 32, height: 54), surroundings.theme)
  }

  func control(_ touch: ControlTouch, at point: LayoutPoint) throws {
    switch touch {
    case .began:
      if let choice = segments.hit(point) {
        segments.selected = choice
        try view.setProfile(ScrollProfile.named(Self.platforms[choice].1) ?? .ios)
        showNumbers()
      }
      held = sliders.firstIndex { $0.area.contains(point) }
      fallthrough
    case .moved:
      guard let held else { return }
      sliders[held].value = sliders[held].value(at: point)
      try tune()
    case .ended: held = nil
    }
  }

  /// Has the list scroll by the sliders.
  private func tune() throws {
    var profile = view.profile
    profile.deceleration = .exponential(try DecelerationRate(perMillisecond: sliders[0].value))
    profile.rubberBand = try RubberBand(coefficient: sliders[1].value)
    profile.edge = profile.edge.using(
      try Spring(mass: 1, stiffness: sliders[2].value, dampingRatio: sliders[3].value))
    try view.setProfile(profile)
  }

  /// Shows what of a platform's numbers the sliders can say.
  private func showNumbers() {
    if case .exponential(let rate) = view.profile.deceleration {
      sliders[0].value = min(max(rate.perMillisecond, 0.98), 0.9995)
    }
    sliders[1].value = view.profile.rubberBand?.coefficient ?? sliders[1].value
    if case .spring(let edge) = view.profile.edge {
      sliders[2].value = min(max(edge.spring.stiffness, 10), 400)
      sliders[3].value = min(max(edge.spring.dampingRatio, 0.1), 1.5)
    }
  }
}

/// The offset of the last four seconds, drawn as it comes.
struct CurveGraph {
  private var samples: [(time: Double, offset: Double, isBeyond: Bool)] = []
  private static let span = 4.0

  mutating func note(_ frame: Frame) {
    let now = frame.time.seconds
    samples.append((now, frame.contentOffset.y, frame.isBouncing))
    samples.removeAll { $0.time < now - Self.span }
  }

  func draw(in canvas: inout Canvas, _ area: LayoutRect, _ theme: Theme) {
    canvas.roundedRect(area, radius: 8, theme.raised)
    let offsets = samples.map(\.offset)
    guard let last = samples.last, let low = offsets.min(), let high = offsets.max() else { return }
    let room = max(high - low, 1)
    func point(_ sample: (time: Double, offset: Double, isBeyond: Bool)) -> LayoutPoint {
      LayoutPoint(
        x: area.maxX - 8 - (last.time - sample.time) / Self.span * (area.size.width - 16),
        y: area.maxY - 8 - (sample.offset - low) / room * (area.size.height - 16))
    }
    canvas.pushClip(area, radius: 8)
    for (before, after) in zip(samples, samples.dropFirst()) {
      canvas.line(
        from: point(before), to: point(after), width: 2,
        after.isBeyond ? Color(0xEE7654) : theme.accent)
    }
    canvas.pop()
    canvas.text(
      "\(last.offset.fixed(1)) pt",
      in: LayoutRect(x: area.origin.x + 8, y: area.origin.y + 5, width: 120, height: 14),
      style: Type.figures, theme.quiet)
  }
}
