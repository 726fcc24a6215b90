import ScrollPrimitives
import ScrollTools
import TestSupport
import Testing

@_spi(Index) @testable import ScrollLayout

/// Lists whose items are of a fixed length or of lengths that are known beforehand.
@Suite struct GivenExtentTests {
  private func list(
    _ lengths: [Double], _ change: (inout ListLayout.Configuration) -> Void = { _ in }
  ) throws -> ListLayout {
    var configuration = ListLayout.Configuration()
    change(&configuration)
    return try ListLayout(configuration, itemExtents: lengths)
  }

  private func structure(_ counts: [Int]) throws -> ItemStructure {
    try ItemStructure(sectionCounts: counts)
  }

  // MARK: Fixed

  @Test("a fixed length is refused by its name where an estimate is")
  func badFixed() {
    var configuration = ListLayout.Configuration()
    for value in [.nan, .infinity, -1, 0, 0.4 / 1024, 0x1p43.nextUp] {
      configuration.fixedItemExtent = value
      let failure = #expect(throws: LayoutFailure.self) { try ListLayout(configuration) }
      guard case .invalidValue("fixedItemExtent", let told)? = failure else {
        Issue.record("\(value): \(String(describing: failure))")
        continue
      }
      #expect(told == value || told.isNaN && value.isNaN)
    }
  }

  @Test("items of a fixed length need no cell, and nothing that is said of them changes it")
  func fixed() throws {
    var configuration = ListLayout.Configuration()
    configuration.fixedItemExtent = 30
    configuration.hasHeaders = true
    var layout = try ListLayout(configuration)
    try layout.prepare(structure([20]), crossLength: 100)
    #expect(
      (0...20).map { layout.isMeasured(at: $0) } == [false] + Array(repeating: true, count: 20))
    let length = layout.contentExtent
    for index in 1...20 {
      let isNews = try layout.setPreferredSize(
        Ticks(clamping: 77), cross: .zero, at: index, anchor: 0)
      #expect(!isNews)
      layout.setMeasured(at: index)
      layout.setNeedsMeasure(at: index)
      let item = layout.attributes(at: index)
      #expect(item?.extent.points == 30)
      #expect(item?.isMeasured == true)
      let isKnown = layout.isSizeKnown(at: index)
      #expect(isKnown)
    }
    #expect(layout.contentExtent == length)
    #expect(layout.measuredCount == 0)
    let isNews = try layout.setPreferredSize(
      Ticks(clamping: 77), cross: .zero, at: 0, anchor: 0)
    #expect(isNews)
    #expect(layout.measuredSizes() == [MeasuredSize(index: 0, extent: Ticks(clamping: 77))])
  }

  @Test("a thousand million items of a fixed length take less than a kilobyte")
  func fixedMemory() throws {
    var configuration = ListLayout.Configuration()
    configuration.fixedItemExtent = 44
    configuration.spacing = 1
    var layout = try ListLayout(configuration)
    try layout.prepare(structure([1_000_000_000]), crossLength: 100)
    for index in [1, 77, 1_000_000_000] { _ = layout.attributes(at: index) }
    #expect(layout.extents.byteCount < 1024)
    let middle = layout.attributes(at: 500_000_001)
    #expect(middle?.start.points == 45.0 * 5e8)
  }

  // MARK: Known

  @Test("a known length that is none is refused with its place, before there is a layout")
  func badKnown() {
    for value in [Double.nan, .infinity, -.infinity, -1, -.leastNonzeroMagnitude, 0x1p43.nextUp] {
      for place in [0, 1, 99] {
        var lengths = Array(repeating: 44.0, count: 100)
        lengths[place] = value
        let failure = #expect(throws: LayoutFailure.self) { _ = try self.list(lengths) }
        guard case .invalidValue(let parameter, let told)? = failure else {
          Issue.record("\(value): \(String(describing: failure))")
          continue
        }
        #expect(parameter == "itemExtents[\(place)]")
        #expect(told == value || told.isNaN && value.isNaN)
      }
    }
    #expect(throws: LayoutFailure.invalidValue(parameter: "fixedItemExtent", value: 9)) {
      _ = try self.list([1]) { $0.fixedItemExtent = 9 }
    }
    #expect(throws: LayoutFailure.contentTooLong(points: 0x1p44)) {
      _ = try self.list([0x1p43, 0x1p43])
    }
  }

  @Test("content of known lengths is refused to the tick, with what comes on top")
  func tooLong() throws {
    var whole = try list([0x1p42, 0x1p42, -0.0])
    try whole.prepare(structure([3]), crossLength: 1)
    #expect(whole.contentExtent == .maximum)
    // By the longest these would be too long, by their sum they are not.
    var mixed = try list([0x1p42] + Array(repeating: 1, count: 100)) { $0.spacing = 1 }
    try mixed.prepare(structure([101]), crossLength: 1)
    #expect(mixed.contentExtent.points == 0x1p42 + 200)
    var spaced = try list([0x1p42, 0x1p42]) { $0.spacing = 1.0 / 1024 }
    let all = try structure([2])
    #expect(throws: LayoutFailure.contentTooLong(points: 0x1p43 + 1.0 / 1024)) {
      try spaced.validate(all)
    }
    #expect(throws: LayoutFailure.self) { try spaced.prepare(all, crossLength: 1) }
    #expect(spaced.structure == .empty)
    try spaced.prepare(structure([1, 1]), crossLength: 1)
    #expect(spaced.contentExtent == .maximum)
  }

  @Test("another number of items is refused until they are laid out, and changes nothing")
  func wrongCount() throws {
    var layout = try list([10, 20, 30])
    let expected = LayoutFailure.unsuitableStructure(
      reason: "there are 2 items, and the lengths of 3 are known")
    let wrong = try structure([1, 1])
    #expect(throws: expected) { try layout.validate(wrong) }
    #expect(throws: expected) { try layout.prepare(wrong, crossLength: 100) }
    let context = LayoutContext(
      structure: wrong, container: LayoutSize(width: 100, height: 100))
    #expect(throws: expected) {
      try layout.invalidate(
        LayoutInvalidation(context: context, edits: [.insertSections(at: 0, counts: [1, 1])]))
    }
    #expect(layout.structure == .empty)
    try layout.prepare(structure([0, 0]), crossLength: 100)
    #expect(layout.hasGivenExtents)
    try layout.prepare(structure([2, 0, 1]), crossLength: 100)
    #expect(!layout.hasGivenExtents)
    #expect(layout.contentExtent.points == 60)
    #expect(layout.measuredCount == 3)
  }

  @Test("after a reload, also of as many items, cells are asked as in any list")
  func reloading() throws {
    for count in [3, 5] {
      var layout = try list([10, 20, 30])
      try layout.prepare(structure([3]), crossLength: 100)
      #expect(layout.isMeasured(at: 2))
      try layout.prepare(structure([count]), crossLength: 100)
      #expect(layout.measuredCount == 0)
      #expect(layout.contentExtent.points == 44 * Double(count))
    }
  }

  @Test("known items are as measured ones when cells, the width or edits come")
  func likeMeasured() throws {
    var layout = try list([10, 0, 30])
    try layout.prepare(structure([3]), crossLength: 100)
    try layout.setExtent(Ticks(clamping: 15), at: 1)
    layout.setNeedsMeasure(at: 3)
    #expect(!layout.isMeasured(at: 3))
    #expect(layout.contentExtent.points == 45)
    layout.resize(crossLength: 50)
    #expect(layout.measuredCount == 0)
    // The item without a length counts with the estimate: else no cell of it would ever be asked.
    #expect(layout.contentExtent.points == 45 + 44)
  }

  @Test("no lengths are those of no items: the list is like any other")
  func none() throws {
    var layout = try list([])
    #expect(!layout.hasGivenExtents)
    try layout.prepare(structure([4]), crossLength: 100)
    #expect(layout.contentExtent.points == 4 * 44)
    // Lengths may come from anything that can be counted.
    var lazy = try ListLayout(
      ListLayout.Configuration(), itemExtents: (1...9).lazy.map(Double.init))
    try lazy.prepare(structure([9]), crossLength: 100)
    #expect(lazy.contentExtent.points == 45)
  }

  @Test("known rows take six bytes each at most, in few sections and in many")
  func knownMemory() throws {
    let count = 200_000
    var random = SeededGenerator(seed: TestRun.seed)
    let lengths = (0..<count).map { _ in Double.random(in: 20...90, using: &random) }
    for sections in [1, 20, 200] {
      var layout = try list(lengths) { $0.spacing = 3 }
      try layout.prepare(
        structure(Array(repeating: count / sections, count: sections)), crossLength: 100)
      let bytes = Double(layout.extents.byteCount) / Double(count)
      #expect(bytes <= 6, "\(sections) sections")
      #expect(layout.extents.checkInvariants() == [])
    }
  }
}
