import BenchReport
import Testing

@Suite struct FiguresTests {
  @Test func `a ratio is of the same repetition, so a slow moment does not change it`() {
    var figures = Figures()
    for (repetition, slowness) in [1.0, 7, 1, 2].enumerated() {
      for (peer, time) in [("scrollwork", 1000.0), ("gtk-4.8.3", 130_000)] {
        let reading = Reading(
          peer: peer, work: "W1", n: 10, metric: "m_ns", value: time * slowness)
        figures.add([reading], repetition: repetition)
      }
    }
    let ours = FigureKey(peer: "scrollwork", work: "W1", n: 10, metric: "m_ns")
    var theirs = ours
    theirs.peer = "gtk-4.8.3"
    let quotients = Figures.quotients(
      figures.values(theirs) ?? [:], figures.values(ours) ?? [:])
    #expect(
      Spread(Array(quotients.values)).map { [$0.min, $0.median, $0.max] } == [130, 130, 130])
    #expect(figures.spread(ours).map { [$0.min, $0.median, $0.max] } == [1000, 1500, 7000])
  }

  @Test func `quotients are those of a loop over all repetitions`() {
    for seed in seeds {
      var random = SplitMix(state: seed)
      var (a, b): ([Int: Double], [Int: Double]) = ([:], [:])
      for repetition in 0..<10 {
        if Bool.random(using: &random) { a[repetition] = random.number(-1...1) }
        if Bool.random(using: &random) {
          b[repetition] = Bool.random(using: &random) ? random.number(-1...1) : 0
        }
      }
      let quotients = Figures.quotients(a, b)
      for repetition in 0..<10 {
        var expected: Double?
        if let dividend = a[repetition], let divisor = b[repetition], divisor != 0 {
          expected = dividend / divisor
        }
        #expect(quotients[repetition] == expected, "seed \(seed)")
      }
    }
  }

  @Test func `names tell families and versions`() {
    #expect(Peer.family("qtquick-6.4.2") == "qtquick")
    #expect(Peer.version("qtquick-6.4.2") == "6.4.2")
    #expect(Peer.family("prefix-array-c") == "prefix-array-c")
    #expect(Peer.version("prefix-array-c") == nil)
    #expect(Peer.title("gtk-4.8.3") == "GTK 4.8.3")
    #expect(Peer.title("another-2.0") == "another 2.0")
    #expect(Peer.belongs("gtk-4.8.3", to: "gtk"))
    #expect(!Peer.belongs("gtkmm-4.8.3", to: "gtk"))
    #expect(Peer.isOurs("scrollwork") && !Peer.isOurs("scroll"))
  }

  @Test func `ours is named first`() {
    var figures = Figures()
    for peer in ["gtk-4.8.3", "scrollwork", "chunked-tree-c"] {
      figures.add(
        [Reading(peer: peer, work: "W1", n: 1, metric: "m", value: 1)], repetition: 1)
    }
    #expect(figures.peers == ["scrollwork", "chunked-tree-c", "gtk-4.8.3"])
  }

  @Test func `a viewport of another height is another figure`() {
    var figures = Figures()
    let reading = Reading(peer: "scrollwork", work: "W1", n: 1, metric: "m", value: 1)
    figures.add([reading], repetition: 1)
    figures.add([reading], repetition: 1, height: 200)
    #expect(figures.keys.map(\.height) == [200, 800])
    #expect(figures.counts(peer: "scrollwork", work: "W1", metric: "m", height: 200) == [1])
  }
}
