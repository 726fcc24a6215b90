import ScrollTools
import Scrollwork

extension FuzzOperation {
  /// The operations of a seed: this many, besides frames. The first one gives the view its items.
  static func draw(seed: UInt64, count: Int) -> [FuzzOperation] {
    var random = SeededGenerator(seed: seed)
    var drawn = [reload(&random), .frames([16_666_667])]
    for _ in 1..<max(1, count) {
      drawn.append(draw(&random))
      if !random.oneIn(4) { drawn.append(frames(&random)) }
    }
    return drawn
  }

  private static func draw(_ random: inout SeededGenerator) -> FuzzOperation {
    switch random.whole(0...39) {
    case 0...3: return .fling(velocity: random.number(-6000...6000))
    case 4...6:
      return .drag(
        x: random.number(-4...4), y: random.number(-40...40), moves: random.whole(2...10),
        lifts: !random.oneIn(5))
    case 7, 8: return .wheel(x: random.number(-200...200), y: random.number(-200...200))
    case 9, 10:
      return .scroll(
        to: .any(random.whole(0...399)), at: random.pick(ScrollPosition.allCases).rawValue,
        animated: random.oneIn(3))
    case 11: return .offset(random.number(-500...9000), animated: random.oneIn(2))
    case 12...20: return edit(&random)
    case 21...24: return .batch(batch(&random), animated: random.oneIn(3))
    case 25, 26: return .cancel
    case 27...30: return .change(places(&random))
    case 31: return .replace(places(&random))
    case 32, 33:
      return .resize(
        width: random.pick([390, 320, 500, 391.25]), height: random.pick([500, 300, 640]))
    case 34...37: return .mistake(random.pick(FuzzMistake.allCases))
    case 38 where random.oneIn(6): return reload(&random)
    default: return .fling(velocity: random.oneIn(2) ? 900 : -900)
    }
  }

  private static func frames(_ random: inout SeededGenerator) -> FuzzOperation {
    let lengths: [Int64] = [1_000_000, 8_333_333, 16_666_667, 16_666_667, 17_900_000, 60_000_000]
    return .frames((0..<random.whole(1...4)).map { _ in random.pick(lengths) })
  }

  private static func reload(_ random: inout SeededGenerator) -> FuzzOperation {
    .reload((0..<random.whole(1...4)).map { _ in random.whole(0...90) })
  }

  private static func place(_ random: inout SeededGenerator) -> FuzzPlace {
    random.oneIn(3) ? .any(random.whole(0...399)) : .near(random.whole(-14...14))
  }

  private static func places(_ random: inout SeededGenerator) -> [FuzzPlace] {
    (0..<random.whole(1...4)).map { _ in place(&random) }
  }

  private static func edit(_ random: inout SeededGenerator) -> FuzzOperation {
    let count = random.oneIn(4) ? 4 : 1
    let edits = (0..<count).map { _ -> FuzzEdit in
      switch random.whole(0...11) {
      case 0...3: .insert(at: place(&random), count: random.whole(1...12))
      case 4...6: .remove(at: place(&random), count: random.whole(1...9))
      case 7, 8: .move(from: place(&random), to: place(&random))
      case 9:
        .insertSections(
          at: random.whole(0...5),
          counts: (0..<random.whole(1...2)).map { _ in random.whole(0...25) })
      case 10: .removeSection(random.whole(0...5))
      default: .moveSection(from: random.whole(0...5), to: random.whole(0...5))
      }
    }
    return .edit(edits, animated: random.oneIn(3))
  }

  private static func batch(_ random: inout SeededGenerator) -> FuzzBatch {
    func spot(_ random: inout SeededGenerator) -> [Int] {
      [random.whole(0...5), random.whole(0...99)]
    }
    var batch = FuzzBatch()
    batch.deleted = (0..<random.whole(0...4)).map { _ in place(&random) }
    batch.inserted = (0..<random.whole(0...4)).map { _ in spot(&random) }
    batch.moved = (0..<random.whole(0...2)).map { _ in
      FuzzBatch.Move(from: place(&random), to: spot(&random))
    }
    if random.oneIn(3) { batch.reloaded = [place(&random)] }
    if random.oneIn(3) { batch.reconfigured = [place(&random)] }
    if random.oneIn(6) { batch.deletedSections = [random.whole(0...5)] }
    if random.oneIn(6) {
      batch.insertedSections = [[random.whole(0...5), random.whole(0...25)]]
    }
    return batch
  }
}
