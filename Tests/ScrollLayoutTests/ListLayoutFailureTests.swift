@_spi(Index) import ScrollLayout
import ScrollPrimitives
import Testing

/// What cannot be laid out is refused with a typed error, and nothing has changed then.
@Suite struct ListLayoutFailureTests {
  /// The parameter that a configuration is refused for; `nil` when it is taken.
  private func refused(_ change: (inout ListLayout.Configuration) -> Void) -> String? {
    var configuration = ListLayout.Configuration()
    change(&configuration)
    do throws(ListLayout.Failure) {
      _ = try ListLayout(configuration)
      return nil
    } catch {
      guard case .invalidValue(let parameter, _) = error else { return "\(error)" }
      return parameter
    }
  }

  @Test(
    "a length that is not finite, negative or too large is refused by its name",
    arguments: [Double.nan, .infinity, -.infinity, -1, -.leastNonzeroMagnitude, 0x1p43.nextUp])
  func badLengths(value: Double) {
    #expect(refused { $0.spacing = value } == "spacing")
    #expect(refused { $0.estimatedItemExtent = value } == "estimatedItemExtent")
    #expect(refused { $0.estimatedHeaderExtent = value } == "estimatedHeaderExtent")
    #expect(refused { $0.estimatedFooterExtent = value } == "estimatedFooterExtent")
    #expect(refused { $0.separator = .init(thickness: value) } == "separator.thickness")
    #expect(refused { $0.separator = .init(leadingInset: value) } == "separator.leadingInset")
    #expect(refused { $0.separator = .init(trailingInset: value) } == "separator.trailingInset")
    for axis in Axis.allCases {
      for edge in [\LayoutInsets.top, \.left, \.bottom, \.right] {
        let parameter = refused {
          $0.axis = axis
          $0.sectionInsets[keyPath: edge] = value
        }
        #expect(parameter == "sectionInsets", "\(axis) \(edge)")
      }
    }
  }

  @Test("an inset across the axis is refused when negative, even beside a larger one")
  func negativeCrossInset() {
    let parameter = refused { $0.sectionInsets = LayoutInsets(left: -5, right: 20) }
    #expect(parameter == "sectionInsets")
  }

  @Test("an estimate of no tick is refused; a spacing or inset of none is not")
  func zeroLengths() {
    for value in [0, -0.0, 0.49 / 1024] {
      #expect(refused { $0.estimatedItemExtent = value } == "estimatedItemExtent")
      #expect(refused { $0.estimatedHeaderExtent = value } == "estimatedHeaderExtent")
      #expect(refused { $0.spacing = value } == nil)
      #expect(refused { $0.sectionInsets.top = value } == nil)
    }
    #expect(refused { $0.estimatedItemExtent = 0.5 / 1024 } == nil)
  }

  @Test("the refused value is told")
  func toldValue() {
    var configuration = ListLayout.Configuration()
    configuration.spacing = -2
    #expect(throws: ListLayout.Failure.invalidValue(parameter: "spacing", value: -2)) {
      try ListLayout(configuration)
    }
  }

  @Test("more elements than the index holds are refused before anything changes")
  func tooManyElements() throws {
    var layout = try ListLayoutTests.layout()
    let limit = ExtentIndex.maximumCount
    // Two elements of each section are its header and its footer.
    let fitting = try ItemStructure(sectionCounts: [limit - 4, 0])
    try layout.validate(fitting)
    let structure = try ItemStructure(sectionCounts: [limit - 3, 0])
    #expect(throws: ListLayout.Failure.tooManyElements(count: limit + 1)) {
      try layout.validate(structure)
    }
    expectUnchanged(&layout) { layout in
      #expect(throws: ListLayout.Failure.tooManyElements(count: limit + 1)) {
        try layout.prepare(structure, crossLength: 1)
      }
    }
  }

  @Test("content longer than positions are exact is refused to the tick, before anything changes")
  func contentTooLong() throws {
    var configuration = ListLayout.Configuration()
    configuration.estimatedItemExtent = 0x1p42
    var layout = try ListLayout(configuration)
    try layout.prepare(ItemStructure(sectionCounts: [2]), crossLength: 1)
    #expect(layout.contentExtent == .maximum)
    let structure = try ItemStructure(sectionCounts: [3])
    expectUnchanged(&layout) { layout in
      #expect(throws: ListLayout.Failure.contentTooLong(points: 3 * 0x1p42)) {
        try layout.prepare(structure, crossLength: 7)
      }
    }
    configuration.hasHeaders = true
    configuration.estimatedHeaderExtent = 1.0 / 1024
    let withHeaders = try ListLayout(configuration)
    let oneTickTooLong = try ItemStructure(sectionCounts: [2])
    #expect(throws: ListLayout.Failure.contentTooLong(points: 0x1p43)) {
      try withHeaders.validate(oneTickTooLong)
    }
  }

  @Test("an extent that makes the content too long changes nothing")
  func extentTooLong() throws {
    var layout = try ListLayoutTests.layout()
    try layout.setExtent(Ticks(clamping: 12), at: 2)
    for extent in [Ticks.maximum, Ticks(rawValue: .max), Ticks(rawValue: .max / 2)] {
      expectUnchanged(&layout) { layout in
        #expect(throws: ListLayout.Failure.self, "\(extent.rawValue)") {
          try layout.setExtent(extent, at: 1)
        }
      }
    }
    let rest = Ticks.maximum - layout.contentExtent + Ticks(clamping: 10)
    expectUnchanged(&layout) { layout in
      #expect(throws: ListLayout.Failure.contentTooLong(points: 0x1p43)) {
        try layout.setExtent(rest + Ticks(rawValue: 1), at: 1)
      }
    }
    try layout.setExtent(rest, at: 1)
    #expect(layout.contentExtent == .maximum)
    #expect(layout.index(near: .maximum) == 7)
  }

  @Test("a negative extent changes nothing")
  func negativeExtent() throws {
    var layout = try ListLayoutTests.layout()
    for extent in [Ticks(rawValue: -1), Ticks(rawValue: .min), -Ticks.maximum] {
      let failure = ListLayout.Failure.invalidValue(parameter: "extent", value: extent.points)
      expectUnchanged(&layout) { layout in
        #expect(throws: failure, "\(extent.rawValue)") {
          try layout.setExtent(extent, at: 1)
        }
      }
    }
  }

  /// Asks for everything before and after a change that is refused.
  private func expectUnchanged(
    _ layout: inout ListLayout, _ change: (inout ListLayout) throws -> Void
  ) rethrows {
    func everything(_ layout: inout ListLayout) -> [LayoutAttributes] {
      (0..<layout.structure.elementCount).compactMap { layout.attributes(at: $0) }
    }
    let before = everything(&layout)
    let (structure, cross) = (layout.structure, layout.crossLength)
    let (content, measured) = (layout.contentExtent, layout.measuredCount)
    try change(&layout)
    #expect(everything(&layout) == before)
    #expect(layout.structure == structure)
    #expect(layout.crossLength == cross)
    #expect(layout.contentExtent == content)
    #expect(layout.measuredCount == measured)
  }
}
