import ScrollLayout
import ScrollPrimitives

/// A host of a layout that somebody else wrote: whatever it answers, the engine gets what can be.
///
/// The package's own layouts are tested to answer so and have hosts without checks.
final class CheckedLayoutHost<Layout: CollectionLayout>: TypedLayoutHost<Layout> {
  /// What was wrong in this frame, each thing once.
  private var faults: [LayoutFault] = []
  var structure = ItemStructure.empty
  /// What the layout answered since anything changed, by places in the row.
  var answers: [Int: LayoutAttributes] = [:]
  var answersVersion = 0

  /// Faults noted in a frame at the most: a layout that is wrong is wrong everywhere.
  private static var faultLimit: Int { 16 }
  /// Answers remembered at the most.
  static var answerLimit: Int { 4096 }
  /// Steps of a frame that are believed.
  private static var stepLimit: Int { 1 << 30 }

  func note(_ fault: LayoutFault) {
    guard faults.count < Self.faultLimit, !faults.contains(fault) else { return }
    faults.append(fault)
  }

  override func takeSteps(_ diagnostics: inout [CollectionError]) -> Int {
    let steps = held.takeSteps()
    if !(0...Self.stepLimit).contains(steps) { note(.invalidSteps(steps)) }
    if !faults.isEmpty {
      diagnostics += faults.map { .invalidLayout($0) }
      faults.removeAll(keepingCapacity: true)
    }
    return min(max(0, steps), Self.stepLimit)
  }

  // MARK: What the whole is

  override func askFigures() -> Figures {
    var figures = super.askFigures()
    figures.contentExtent = checked(extent: figures.contentExtent)
    figures.crossExtent = checked(extent: figures.crossExtent)
    return figures
  }

  func checked(extent: Ticks) -> Ticks {
    guard extent < .zero || extent > .maximum else { return extent }
    note(.contentExtent(extent.rawValue))
    return max(.zero, min(extent, .maximum))
  }

  override var measuredCount: Int { max(0, held.measuredCount) }

  override func measuredSizes() -> [MeasuredSize] {
    held.measuredSizes().filter { isInRow($0.index) }
  }

  override var isBuiltIn: Bool { false }

  // MARK: Changes

  /// Other answers are right from now on.
  func forget() { answers.removeAll(keepingCapacity: true) }

  override func prepare(_ context: LayoutContext) throws(LayoutFailure) {
    forget()
    try super.prepare(context)
    structure = context.structure
  }

  override func adopt(_ structure: ItemStructure) {
    forget()
    self.structure = structure
  }

  override func invalidate(_ invalidation: LayoutInvalidation) throws(LayoutFailure) {
    forget()
    try super.invalidate(invalidation)
    structure = invalidation.context.structure
  }

  override func setPreferredSize(
    _ extent: Ticks, cross crossExtent: Ticks, at index: Int, anchor: Int
  ) throws(LayoutFailure) -> Bool {
    forget()
    return try super.setPreferredSize(extent, cross: crossExtent, at: index, anchor: anchor)
  }

  override func setMeasured(at index: Int) {
    forget()
    super.setMeasured(at: index)
  }

  override func setNeedsMeasure(at index: Int) {
    forget()
    super.setNeedsMeasure(at: index)
  }

  override func setOrthogonalOffset(_ offset: Ticks, section: Int) {
    forget()
    super.setOrthogonalOffset(offset, section: section)
  }

  override func restore(
    _ sizes: [MeasuredSize], _ arrangement: LayoutArrangement?, anchor: Int
  ) {
    forget()
    super.restore(sizes.filter { isInRow($0.index) }, arrangement, anchor: anchor)
  }

  override func refill(from index: Int, in range: Range<Ticks>) {
    forget()
    super.refill(from: index, in: range)
  }

  override func elementBehindFreeRoom(in range: Range<Ticks>) -> Int? {
    guard let index = super.elementBehindFreeRoom(in: range) else { return nil }
    guard isInRow(index) else {
      note(.indexOutOfRange(index))
      return nil
    }
    return index
  }

  // MARK: Where elements lie

  func isInRow(_ index: Int) -> Bool { index >= 0 && index < structure.elementCount }

  override func elements(in window: LayoutWindow, into found: inout [LayoutAttributes]) {
    let before = found.count
    super.elements(in: window, into: &found)
    let first = min(before, found.count)
    if found.count - first > LayoutFault.maximumElements {
      note(.tooManyElements(count: found.count - first))
      found.removeLast(found.count - first - LayoutFault.maximumElements)
    }
    var kept = first
    var isInOrder = true
    for slot in first..<found.count {
      guard var attributes = checked(found[slot]) else { continue }
      compare(&attributes)
      if kept > first, found[kept - 1].index >= attributes.index {
        note(.outOfOrder(index: attributes.index))
        isInOrder = false
      }
      found[kept] = attributes
      kept += 1
    }
    if kept < found.count { found.removeLast(found.count - kept) }
    if !isInOrder { sort(&found, from: first) }
    if traits.isSequential { checkSequence(found[first...]) }
  }

  override func attributes(at index: Int) -> LayoutAttributes? {
    guard isInRow(index), let answer = held.attributes(at: index) else { return nil }
    guard answer.index == index else {
      note(.indexOutOfRange(answer.index))
      return nil
    }
    guard var attributes = checked(answer) else { return nil }
    compare(&attributes)
    return attributes
  }

  override func start(at index: Int) -> Ticks? { attributes(at: index)?.start }

  override func update(_ attributes: inout LayoutAttributes) {
    let index = attributes.index
    var answer = attributes
    held.update(&answer)
    guard answer.index == index, var now = checked(answer) else {
      note(.indexOutOfRange(answer.index))
      return
    }
    compare(&now)
    attributes = now
  }

  override func element(near offset: Ticks) -> Int? {
    guard let index = held.element(near: offset) else { return nil }
    guard isInRow(index) else {
      note(.indexOutOfRange(index))
      return nil
    }
    return index
  }

  override func isMeasured(at index: Int) -> Bool {
    isInRow(index) ? held.isMeasured(at: index) : true
  }

  override func decorations(
    in window: LayoutWindow, into found: inout [DecorationAttributes]
  ) {
    super.decorations(in: window, into: &found)
    if found.count > LayoutFault.maximumElements {
      note(.tooManyElements(count: found.count))
      found.removeLast(found.count - LayoutFault.maximumElements)
    }
    found.removeAll { decoration in
      let isSound =
        decoration.extent >= .zero && decoration.crossExtent >= .zero
        && decoration.start.isPosition && decoration.extent <= .maximum
        && decoration.crossStart.isPosition && decoration.crossExtent <= .maximum
      if !isSound { note(.invalidDecoration(decoration.path)) }
      return !isSound
    }
  }

  // MARK: Where content comes to rest

  override func targetOffset(forProposed proposed: Ticks, velocity: Double) -> Ticks {
    checked(target: super.targetOffset(forProposed: proposed, velocity: velocity))
  }

  override func orthogonalTarget(
    forProposed proposed: Ticks, from current: Ticks, section: Int
  ) -> Ticks {
    checked(target: super.orthogonalTarget(forProposed: proposed, from: current, section: section))
  }

  func checked(target: Ticks) -> Ticks {
    if !target.isPosition { note(.invalidTarget) }
    return target.nearestPosition
  }

  override func orthogonalSection(_ section: Int) -> OrthogonalSection? {
    guard structure.sectionCounts.indices.contains(section),
      var answer = super.orthogonalSection(section)
    else { return nil }
    let lengths = [answer.contentExtent, answer.pageExtent]
    let isSound =
      lengths.allSatisfy { $0 >= .zero && $0 <= .maximum } && answer.offset.isPosition
      && answer.groupCount >= 0
    guard !isSound else { return answer }
    note(.invalidSection(section))
    answer.contentExtent = max(.zero, min(answer.contentExtent, .maximum))
    answer.pageExtent = max(.zero, min(answer.pageExtent, .maximum))
    answer.offset = answer.offset.nearestPosition
    answer.groupCount = max(0, answer.groupCount)
    return answer
  }

  override func appearance(
    of attributes: LayoutAttributes, when passage: LayoutPassage
  ) -> LayoutAppearance {
    var look = super.appearance(of: attributes, when: passage)
    look.offset = look.offset.nearestPosition
    look.crossOffset = look.crossOffset.nearestPosition
    return look
  }
}

extension Ticks {
  /// Whether positions as far away are exact.
  var isPosition: Bool { self >= -.maximum && self <= .maximum }

  var nearestPosition: Ticks { max(-.maximum, min(self, .maximum)) }
}
