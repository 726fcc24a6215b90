import Scrollwork

/// Compares what is on screen with lines of true sizes around an element on screen.
struct LinesCheck {
  var problems: [PromiseProblem] = []

  init(_ scene: PromiseScene, _ model: PromiseModel) {
    let shown = scene.settled.filter { $0.extent > 0 }
    guard let anchor = shown.first(where: \.isItem) ?? shown.first else { return }
    let free = Self.freePlaces(scene)
    let first = Self.compare(scene, model, anchor, free, emptyHasInsets: true)
    problems = first
    guard !first.isEmpty else { return }
    // Which places a section leaves free is not seen while none of its items is on screen.
    let unknown = Set(scene.sections.indices).subtracting(
      scene.settled.filter(\.isItem).map(\.path.section))
    if scene.layout.kind == .grid || scene.layout.kind == .composition {
      for section in unknown.sorted() {
        for places in 1..<scene.layout.columns {
          var free = free
          free[section] = places
          if Self.compare(scene, model, anchor, free, emptyHasInsets: true).isEmpty {
            problems = []
            return
          }
        }
      }
    }
    guard scene.sections.contains(where: \.items.isEmpty) else { return }
    // The documentation does not say whether a section without items has its insets.
    let second = Self.compare(scene, model, anchor, free, emptyHasInsets: false)
    problems = second.isEmpty ? [] : first
  }

  /// How many places each section leaves free at its beginning, from visible content.
  static func freePlaces(_ scene: PromiseScene) -> [Int] {
    let columns = scene.layout.columns
    var free = Array(repeating: 0, count: scene.sections.count)
    guard scene.layout.kind == .grid || scene.layout.kind == .composition else { return free }
    let insets = PromiseScene.ticks(scene.layout.insets.crossSum(scene.layout.axis))
    let lead = PromiseScene.ticks(scene.layout.insets.crossLeading(scene.layout.axis))
    let space = PromiseScene.ticks(scene.layout.crossSpacing)
    let width = (scene.cross - insets - space * Int64(columns - 1)) / Int64(columns)
    var known: Set<Int> = []
    for shown in scene.settled where shown.isItem {
      guard case .item(let path) = shown.path, known.insert(path.section).inserted else { continue }
      let column = Int((shown.crossStart - lead + 1) / max(1, width + space))
      free[path.section] = ((column - path.item) % columns + columns) % columns
    }
    return free
  }

  private static func compare(
    _ scene: PromiseScene, _ model: PromiseModel, _ anchor: PromiseScene.Shown, _ free: [Int],
    emptyHasInsets: Bool
  ) -> [PromiseProblem] {
    let naive = NaiveLines(scene, model, free: free, emptyHasInsets: emptyHasInsets)
    guard
      let line = naive.lines.first(where: { $0.members.contains { $0.key == anchor.key } })
    else {
      return [PromiseProblem(.wrongItem, "\(anchor.key) is on screen and not in the content")]
    }
    let base = anchor.start - line.start
    var problems: [PromiseProblem] = []
    var missing = Dictionary(
      scene.shown.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    if missing.count < scene.shown.count {
      problems.append(PromiseProblem(.overlap, "an element is on screen twice"))
    }
    for line in naive.lines {
      let start = base + line.start
      for member in line.members {
        let found = missing.removeValue(forKey: member.key)
        if let found, found.isDisplaced { continue }
        // While all items of a section move, its free positions are unknown.
        if scene.isInTransition, let found, found.path.section != anchor.path.section { continue }
        let touches = member.extent > 0 && start < scene.length && start + member.extent > 0
        guard let found else {
          if touches, !scene.isInTransition {
            problems.append(
              PromiseProblem(
                .blank, "\(member.key) is not on screen, where true sizes put it at \(start.pt)"))
          }
          continue
        }
        if found.extent != member.extent {
          problems.append(
            PromiseProblem(
              .size, "\(member.key) is \(found.extent.pt) long and asks for \(member.extent.pt)"))
        } else if found.start != start {
          problems.append(
            PromiseProblem(
              .place, "\(member.key) is at \(found.start.pt), true sizes put it at \(start.pt)"))
        }
        if found.isItem,
          abs(found.crossStart - member.crossStart) > 2
            || abs(found.crossExtent - member.crossExtent) > 2
        {
          problems.append(
            PromiseProblem(
              .place,
              "\(member.key) is \(found.crossExtent.pt) wide at \(found.crossStart.pt) across,"
                + " true sizes put it at \(member.crossStart.pt), \(member.crossExtent.pt) wide"))
        }
      }
    }
    for extra in missing.values {
      problems.append(
        PromiseProblem(.wrongItem, "\(extra.key) is on screen and not in the content"))
    }
    return problems + ends(scene, naive, base)
  }

  /// Content at rest lies between its true ends.
  private static func ends(_ scene: PromiseScene, _ naive: NaiveLines, _ base: Int64)
    -> [PromiseProblem]
  {
    guard scene.phase == .idle else { return [] }
    let single = scene.layout.columns == 1 || scene.layout.kind == .table
    let sections = scene.settled.filter(\.isItem).map(\.path.section)
    let first = sections.first ?? 0
    let knowsStart =
      single && !naive.unknownRows.contains { $0 < first } || sections.first == 0
    let knowsEnd =
      single && !naive.unknownRows.contains { $0 > first }
      || sections.last == scene.sections.count - 1
    let room = scene.length - scene.leadingInset - scene.trailingInset
    let half: Int64 = 512
    if naive.length <= room {
      guard knowsStart, knowsEnd, abs(base - scene.leadingInset) > half else { return [] }
      return [
        PromiseProblem(
          .rest,
          "short content rests at \(base.pt) and not at the leading inset, \(scene.leadingInset.pt)"
        )
      ]
    }
    var problems: [PromiseProblem] = []
    if knowsStart, base > scene.leadingInset + half {
      problems.append(
        PromiseProblem(
          .rest,
          "the content begins at \(base.pt) at rest, behind the leading inset \(scene.leadingInset.pt)"
        ))
    }
    let end = base + naive.length
    if knowsEnd, end < scene.length - scene.trailingInset - half {
      problems.append(
        PromiseProblem(
          .rest,
          "the content ends at \(end.pt) at rest, before the trailing inset at \((scene.length - scene.trailingInset).pt)"
        ))
    }
    return problems
  }
}
