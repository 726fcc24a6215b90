import ScrollPrimitives

/// Draws operations: what people and programs do, near the screen more often than elsewhere.
struct PromiseGenerator {
  var random: PromiseRandom

  init(seed: Int) { random = PromiseRandom(seed: seed) }

  /// Draws what a view is begun with, of a kind of layout or of any.
  mutating func setup(_ kind: PromiseLayout.Kind? = nil) -> PromiseSetup {
    var layout = PromiseLayout(kind: kind ?? random.pick(PromiseLayout.Kind.allCases))
    layout.axis = random.oneIn(3) ? .horizontal : .vertical
    layout.variant = random.oneIn(3) ? 0 : random.int(0...8191)
    let palette = PromisePalette(kind: random.pick(PromisePalette.Kind.drawn))
    var counts = [random.int(20...60)]
    if layout.kind == .table {
      counts = Array(repeating: PromiseLayout.tableColumns, count: random.int(6...40))
    } else if random.oneIn(2) {
      counts = (0..<random.int(1...5)).map { _ in random.int(0...14) }
    } else if random.oneIn(5) {
      counts = [random.int(0...6)]
    }
    return PromiseSetup(
      layout: layout, palette: palette, counts: counts, main: random.pick([120, 144, 168, 240]),
      cross: random.pick([120, 144, 168]))
  }

  mutating func operation() -> PromiseOperation {
    let at = random.int(-3...9)
    let animated = random.oneIn(3)
    switch random.int(0...99) {
    case 0..<22: return .frames(random.int(1...6), milliseconds: random.pick([8, 16, 16, 33, 60]))
    case 22..<28: return .insert(at: at, count: random.int(1...4), animated: animated)
    case 28..<34: return .delete(at: at, count: random.int(1...4), animated: animated)
    case 34..<37: return .move(at: at, by: random.int(-8...8), animated: animated)
    case 37..<41: return .replace(at: at, count: random.int(1...3), animated: animated)
    case 41..<46: return .resize(at: at, count: random.int(1...2))
    case 46..<48: return .reload(at: at, resizes: random.oneIn(2))
    case 48..<49: return .reconfigure(at: at)
    case 49..<50: return .reloadAll(change: random.pick([0, 0, -1, 3]))
    case 50..<54: return .batch(seed: random.int(0...9999), animated: animated)
    case 54..<55:
      return .insertSection(at: random.int(-1...2), count: random.int(0...9), animated: animated)
    case 55..<56: return .deleteSection(at: random.int(-1...1), animated: animated)
    case 56..<57:
      return .moveSection(at: random.int(-1...1), by: random.int(-2...2), animated: animated)
    case 57..<59:
      return .setLayout(random.int(0...7), variant: random.int(0...8191), animated: animated)
    case 59..<61: return .viewport(random.int(0...63))
    case 61..<62:
      return .thereAndBack(random.int(0...127), frames: random.pick([0, 1, 3, 40]))
    case 62..<64: return .insets(random.int(0...8))
    case 64..<65: return .setting(random.pick(PromiseOperation.Setting.allCases))
    case 65..<69:
      return .scrollToItem(
        at: random.oneIn(2) ? at : random.int(-40...40),
        random.pick(PromiseOperation.Target.allCases),
        animated: random.oneIn(2))
    case 69..<74:
      return .setOffset(
        by: random.pick([-400, -90, -7, 5, 60, 130, 500]), animated: random.oneIn(2))
    case 74..<80: return .fling(random.pick([-4000, -1500, -300, 200, 900, 2500, 6000]))
    case 80..<84: return .down
    case 84..<91: return .drag(random.pick([-90, -40, -15, -3, 2, 12, 30, 70]))
    case 91..<94: return .lift
    case 94..<95: return .wheel(random.pick([-60, -10, 15, 120]))
    case 95..<96: return .toTop
    case 96..<97: return .toEnd
    case 97..<98: return .restore
    case 98..<99: return .empty(refill: random.int(0...20))
    default: return .followEnd
    }
  }
}
