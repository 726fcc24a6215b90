import ScrollLayout
import ScrollPrimitives

/// What is wrong with a layout's answers, and what can be instead.
extension CheckedLayoutHost {
  /// Puts elements in the order of the row, each once.
  func sort(_ found: inout [LayoutAttributes], from first: Int) {
    let sorted = found[first...].sorted { $0.index < $1.index }
    found.removeLast(found.count - first)
    for attributes in sorted where attributes.index != found[first...].last?.index {
      found.append(attributes)
    }
  }

  func checkSequence(_ found: ArraySlice<LayoutAttributes>) {
    for (one, next) in zip(found, found.dropFirst())
    where next.index == one.index + 1 && one.pins.isEmpty && next.pins.isEmpty
      && next.slotStart != one.slotEnd
    {
      note(.notSequential(index: next.index))
    }
  }

  /// What can be of an answer; `nil` for one that is of no element.
  func checked(_ answer: LayoutAttributes) -> LayoutAttributes? {
    guard isInRow(answer.index) else {
      note(.indexOutOfRange(answer.index))
      return nil
    }
    guard structure.path(at: answer.index) == answer.element else {
      note(.wrongElement(answer.element, index: answer.index))
      return nil
    }
    let isSound =
      answer.extent >= .zero && answer.crossExtent >= .zero && answer.start.isPosition
      && answer.extent <= .maximum && answer.crossStart.isPosition
      && answer.crossExtent <= .maximum && answer.end.isPosition && answer.crossEnd.isPosition
      && answer.slotStart.isPosition && answer.slotEnd.isPosition
      && answer.slotStart <= answer.start && answer.slotEnd >= answer.end
      && answer.pinInset.isPosition && answer.crossPinInset.isPosition
    guard !isSound else { return answer }
    note(.invalidFrame(index: answer.index))
    var attributes = answer
    attributes.start = answer.start.nearestPosition
    attributes.extent = max(.zero, min(answer.extent, .maximum - attributes.start))
    attributes.crossStart = answer.crossStart.nearestPosition
    attributes.crossExtent = max(.zero, min(answer.crossExtent, .maximum - attributes.crossStart))
    attributes.slotStart = min(answer.slotStart.nearestPosition, attributes.start)
    attributes.slotEnd = max(answer.slotEnd.nearestPosition, attributes.end)
    attributes.pinInset = answer.pinInset.nearestPosition
    attributes.crossPinInset = answer.crossPinInset.nearestPosition
    return attributes
  }

  /// Compares an answer with the one before, where nothing changed since. The first one counts, so that
  /// rounds of a frame come to an end.
  func compare(_ attributes: inout LayoutAttributes) {
    // Asked of the layout itself: the figures may be of before the question.
    let version = held.version
    if version != answersVersion {
      forget()
      answersVersion = version
    }
    guard let known = answers[attributes.index] else {
      if answers.count < Self.answerLimit { answers[attributes.index] = attributes }
      return
    }
    guard
      known.start != attributes.start || known.extent != attributes.extent
        || known.crossStart != attributes.crossStart || known.crossExtent != attributes.crossExtent
    else { return }
    note(.changedAnswer(index: attributes.index))
    attributes = known
  }
}
