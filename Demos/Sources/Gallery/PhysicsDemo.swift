import ScrollParcels
import ScrollScenario
import ScrollSimulation
import Scrollwork
import Stage

/// The numbers of a fling under your fingers: platforms switched in motion, and the curve as it is drawn.
final class PhysicsDemo: Recordable, Keeping {
  let view: CollectionView
  let described = Scenario.Layout(estimates: .init(row: 60))
  let controlsHeight = 222.0
  private let surroundings: Surroundings
  private static let platforms = [
    ("iOS", "ios"), ("Android", "android"), ("Flutter", "flutterBouncing"), ("GTK", "gtk"),
    ("WebKit", "webkit"), ("Custom", CustomPhysics.name),
  ]
  private(set) var segments = Segments(platforms.map(\.0))
  private(set) var pages = Segments(PhysicsConstant.pages.map(\.title))
  private(set) var sliders: [Slider] = []
  /// What sliders changed of the platform's constants, by their titles.
  private var changed: [String: Double] = [:]
  private var held: Int?
  private var curve = CurveGraph()

  init(_ surroundings: Surroundings) throws {
    self.surroundings = surroundings
    view = try NumberRow.list(of: 200, described, surroundings)
    showNumbers()
  }

  private var constants: [PhysicsConstant] { PhysicsConstant.pages[pages.selected].constants }

  // MARK: Controls

  func drawControls(in canvas: inout Canvas, after frame: Frame) {
    let width = canvas.size.width
    segments.area = LayoutRect(x: 16, y: 2, width: width - 32, height: 32)
    segments.draw(in: &canvas, surroundings.theme)
    pages.area = LayoutRect(x: 16, y: 40, width: width - 32, height: 28)
    pages.draw(in: &canvas, surroundings.theme)
    for index in sliders.indices {
      let half = (width - 48) / 2
      sliders[index].area = LayoutRect(
        x: 16 + Double(index % 2) * (half + 16), y: 78 + Double(index / 2) * 40, width: half,
        height: 36)
      sliders[index].draw(in: &canvas, surroundings.theme)
    }
    curve.note(frame)
    curve.draw(
      in: &canvas, LayoutRect(x: 16, y: 158, width: width - 32, height: 54), surroundings.theme)
  }

  func controls(in region: StageRegion) -> [Control] {
    guard region == .strip else { return [] }
    return segments.controls { [unowned self] choice in
      try choose(choice)
    }
      + pages.controls { [unowned self] page in
        pages.selected = page
        showNumbers()
      }
  }

  func isTappable(_ element: ElementPath) -> Bool { element.itemPath != nil }

  func control(_ touch: ControlTouch, at point: LayoutPoint) throws {
    switch touch {
    case .began:
      held = sliders.firstIndex { $0.area.contains(point) }
      try tune(at: point)
    case .moved: try tune(at: point)
    case .ended: held = nil
    }
  }

  /// Scrolls as a platform does, with all of its constants.
  private func choose(_ choice: Int) throws {
    try view.setProfile(ScrollProfile.named(Self.platforms[choice].1) ?? CustomPhysics.profile())
    segments.selected = choice
    changed = [:]
    showNumbers()
  }

  /// Scrolls the list by the slider that is held, from now on.
  private func tune(at point: LayoutPoint) throws {
    guard let held else { return }
    sliders[held].value = sliders[held].value(at: point)
    var profile = view.profile
    try constants[held].write(&profile, sliders[held].value)
    try view.setProfile(profile)
    changed[constants[held].title] = sliders[held].value
  }

  // MARK: Leaving

  enum Kept: ParcelKey {
    struct Value: Codable {
      /// The word of a platform.
      var platform: String
      var page: Int
      var changed: [String: Double]
    }
  }

  func save(to parcel: inout Parcel) throws(ParcelError) {
    try parcel.set(
      Kept.Value(
        platform: Self.platforms[segments.selected].1, page: pages.selected, changed: changed),
      for: Kept.self)
  }

  func restore(from parcel: Parcel) throws(ParcelError) {
    guard let kept = try parcel.value(for: Kept.self),
      let choice = Self.platforms.firstIndex(where: { $0.1 == kept.platform }),
      (try? choose(choice)) != nil
    else { return }
    var profile = view.profile
    for constant in PhysicsConstant.pages.flatMap(\.constants) {
      // What no slider can choose is not of this gallery.
      guard let value = kept.changed[constant.title], constant.range.contains(value),
        (try? constant.write(&profile, value)) != nil
      else { continue }
      changed[constant.title] = value
    }
    if (try? view.setProfile(profile)) == nil { changed = [:] }
    pages.selected = PhysicsConstant.pages.indices.contains(kept.page) ? kept.page : 0
    showNumbers()
  }

  /// Shows the profile's numbers, as far as the sliders reach.
  private func showNumbers() {
    sliders = constants.map { constant in
      let value = constant.read(view.profile)
      return Slider(
        constant.title, constant.range,
        value: min(max(value, constant.range.lowerBound), constant.range.upperBound),
        digits: constant.digits)
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
        after.isBeyond ? Color(hex: 0xEE7654) : theme.accent)
    }
    canvas.pop()
    canvas.text(
      "\(last.offset.fixed(1)) pt",
      in: LayoutRect(x: area.origin.x + 8, y: area.origin.y + 5, width: 120, height: 14),
      style: Type.figures, theme.quiet)
  }
}
