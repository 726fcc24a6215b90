import Testing

@testable import ScrollLayout

@Suite struct ExtentIndexTests {
  private func ticks(_ value: Int64) -> Ticks { Ticks(rawValue: value) }

  @Test("a row without elements has no length and covers nothing")
  func noElements() {
    var index = ExtentIndex()
    #expect(index.count == 0)
    #expect(index.total == .zero)
    #expect(index.offset(of: 0) == .zero)
    #expect(index.index(at: .zero) == nil)
    index.setAllNeedMeasure()
    #expect(index.checkInvariants() == [])
  }

  @Test("an offset on a border belongs to the element that starts there")
  func borders() {
    var index = ExtentIndex(runs: [(3, ticks(10))])
    #expect(index.index(at: ticks(-1)) == nil)
    #expect(index.index(at: ticks(0)) == 0)
    #expect(index.index(at: ticks(9)) == 0)
    #expect(index.index(at: ticks(10)) == 1)
    #expect(index.index(at: ticks(29)) == 2)
    #expect(index.index(at: ticks(30)) == nil)
    #expect(index.offset(of: 3) == ticks(30))
  }

  @Test("elements without extent cover nothing, at the start, inside and at the end")
  func zeroExtents() {
    var index = ExtentIndex(
      runs: [(200, .zero), (1, ticks(10)), (500, .zero), (1, ticks(10)), (300, .zero)])
    for _ in 0..<2 {
      #expect(index.index(at: ticks(0)) == 200)
      #expect(index.index(at: ticks(10)) == 701)
      #expect(index.index(at: ticks(9)) == 200)
      #expect(index.index(at: ticks(19)) == 701)
      #expect(index.index(at: ticks(20)) == nil)
    }
    #expect(index.offset(of: 200) == .zero)
    #expect(index.offset(of: 1002) == ticks(20))
  }

  @Test("a row of nothing but zero extents covers nothing, until one grows")
  func allZero() {
    var index = ExtentIndex(runs: [(1000, .zero)])
    #expect(index.index(at: .zero) == nil)
    #expect(index.offset(of: 1000) == .zero)
    index.setExtent(ticks(1), at: 640)
    #expect(index.index(at: .zero) == 640)
    index.setExtent(.zero, at: 640)
    #expect(index.index(at: .zero) == nil)
    #expect(index.checkInvariants() == [])
  }

  @Test("one element may be as long as positions are exact")
  func longest() {
    var index = ExtentIndex(runs: [(300, .zero)])
    #expect(index.setExtent(.maximum, at: 150) == .maximum)
    #expect(index.index(at: .maximum - ticks(1)) == 150)
    #expect(index.index(at: .maximum) == nil)
    #expect(index.offset(of: 150) == .zero)
    #expect(index.offset(of: 151) == .maximum)
    #expect(index.checkInvariants() == [])
  }

  @Test("a measured element keeps its extent when it is to be measured again")
  func measuring() {
    var index = ExtentIndex(runs: [(130, ticks(44))])
    #expect(index.setExtent(ticks(50), at: 129) == ticks(6))
    #expect(index.setExtent(ticks(44), at: 64) == .zero)
    #expect(index.setExtent(ticks(40), at: 129) == ticks(-10))
    #expect(index.measuredCount == 2)
    index.setNeedsMeasure(at: 129)
    index.setNeedsMeasure(at: 129)
    #expect(index.measuredCount == 1)
    #expect(!index.isMeasured(at: 129))
    #expect(index.isMeasured(at: 64))
    #expect(index.extent(at: 129) == ticks(40))
    index.setAllNeedMeasure()
    #expect(index.measuredCount == 0)
    #expect(index.total == ticks(129 * 44 + 40))
  }

  @Test("a copy does not follow the original")
  func valueSemantics() {
    var index = ExtentIndex(runs: [(500, ticks(3))])
    let copy = index
    index.setExtent(ticks(9), at: 7)
    #expect(copy.total == ticks(1500))
    #expect(index.total == ticks(1506))
    #expect(copy.checkInvariants() == [])
  }

  @Test("broken sums are noticed")
  func invariantsCanFail() {
    var index = ExtentIndex(runs: [(500, ticks(3))])
    index.tree[2] += 1
    #expect(index.checkInvariants().count == 1)
    index.extents[4] = -1
    index.measuredBits[7] = 1 << 63
    index.finger = (501, 0)
    #expect(index.checkInvariants().count > 4)
  }
}
