import Testing

@_spi(Index) @testable import ScrollLayout

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

  @Test("a row of estimates follows a change of the estimate, and measured elements do not")
  func estimates() {
    var index = ExtentIndex(
      runs: [
        .init(count: 1, extent: ticks(2), estimate: .header),
        .init(count: 100, extent: ticks(1), estimate: .item), .init(count: 3, extent: ticks(5)),
      ],
      itemEstimate: ticks(10), headerEstimate: ticks(20))
    #expect(index.total == ticks(22 + 1100 + 15))
    index.setExtent(ticks(7), at: 50)
    #expect(index.setEstimate(ticks(12), for: .item) == ticks(198))
    #expect(index.extent(at: 49) == ticks(13))
    #expect(index.extent(at: 50) == ticks(7))
    #expect(index.offset(of: 52) == ticks(22 + 49 * 13 + 7 + 13))
    #expect(index.setEstimate(.zero, for: .header) == ticks(-20))
    #expect(index.estimate(for: .item) == ticks(12))
    #expect(index.checkInvariants() == [])
  }

  @Test("a thousand million unmeasured elements take one KiB at most")
  func thousandMillion() {
    var index = ExtentIndex(
      runs: [.init(count: 1_000_000_000, extent: .zero, estimate: .item)],
      itemEstimate: ticks(44))
    #expect(index.byteCount <= 1024)
    #expect(index.index(at: ticks(44 * 999_999_999)) == 999_999_999)
    index.setExtent(ticks(50), at: 500_000_000)
    #expect(index.offset(of: 1_000_000_000) == ticks(44_000_000_006))
    #expect(index.checkInvariants() == [])
  }

  @Test("more elements than 32 bits count are placed and found, some of them measured")
  func beyond32Bits() {
    let count = 1 << 33
    var index = ExtentIndex(
      runs: [.init(count: count, extent: .zero, estimate: .item)], itemEstimate: ticks(9))
    let stride = count / 1024
    for place in Swift.stride(from: 0, to: count, by: stride) {
      #expect(index.setExtent(ticks(10), at: place) == ticks(1))
    }
    #expect(index.total == ticks(Int64(count) * 9 + 1024))
    for place in [1, stride, count / 2, count - 1] {
      let measuredBefore = Int64((place + stride - 1) / stride)
      #expect(index.offset(of: place) == ticks(Int64(place) * 9 + measuredBefore))
      #expect(index.index(at: index.offset(of: place)) == place)
    }
    index.insert(.init(count: 5, extent: ticks(1)), at: count - 1)
    index.move(0..<(count / 2), to: count / 2 + 5)
    index.removeSubrange(1..<(count - 1))
    #expect(index.count == 7)
    #expect(index.checkInvariants() == [])
  }

  @Test("measured extents of any length are kept, and so is a short one that grows long and back")
  func longAmongShort() {
    let short = (0..<200).map { ticks(Int64($0) * 1000) }
    let long = [
      ticks(1 << 40), ticks(1 << 31), ticks(Int64(Int32.max)), ticks(Int64(Int32.max) - 1),
    ]
    let extents = short + long + short + long.reversed()
    var index = ExtentIndex(measured: extents)
    #expect(extents.indices.allSatisfy { index.extent(at: $0) == extents[$0] })
    #expect(index.checkInvariants() == [])
    let total = index.total
    #expect(index.setExtent(ticks(1 << 45), at: 70) == ticks(1 << 45) - extents[70])
    #expect(index.index(at: index.offset(of: 71) - ticks(1)) == 70)
    #expect(index.checkInvariants() == [])
    index.setExtent(extents[70], at: 70)
    index.insert(measured: ticks(1 << 44), at: 20)
    #expect(index.checkInvariants() == [])
    index.removeSubrange(20..<21)
    #expect(index.total == total)
    #expect(extents.indices.allSatisfy { index.extent(at: $0) == extents[$0] })
    #expect(index.measuredCount == extents.count)
    #expect(index.checkInvariants() == [])
  }

  @Test("broken sums are noticed")
  func invariantsCanFail() {
    var index = ExtentIndex(measured: Array(repeating: ticks(3), count: 5000))
    #expect(index.checkInvariants() == [])
    let bottom = index.tree.node(index.tree.root).children[1]
    index.tree.node(bottom).starts(.fixed, ofGroup: 0)[2] += 1
    #expect(!index.checkInvariants().isEmpty)
    index.tree.node(bottom).starts(.fixed, ofGroup: 0)[2] -= 1
    let spare = ExtentNode.groupLanes - 1
    index.tree.node(bottom).starts(.headers, ofGroup: 7)[spare] += 1
    #expect(!index.checkInvariants().isEmpty)
    index.tree.node(bottom).starts(.headers, ofGroup: 7)[spare] -= 1
    #expect(index.checkInvariants() == [])
    index.finger.first = 70
    index.finger.count = 1
    #expect(index.checkInvariants().count == 1)
    index.finger = ExtentFinger()
    index.measuredCount = 1
    index.total = .zero
    _ = index.tree.makeLeaf()
    #expect(index.checkInvariants().count == 3)
  }
}
