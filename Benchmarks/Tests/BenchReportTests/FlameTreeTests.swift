import Testing

@testable import BenchReport

@Suite struct FlameTreeTests {
  private func tree(
    _ calls: SampleCalls, _ style: SampleCalls.Style, least: Double = 0,
    folding folds: @escaping (String) -> Bool = { _ in false }
  ) throws -> FlameTree {
    let graph = try CallGraph.parse(calls.file(style).joined(separator: "\n"))
    return try #require(FlameTree(graph, root: "root", least: least, folding: folds))
  }

  /// Each stack and its instructions.
  private func stacks(_ tree: FlameTree, below callers: [String] = []) -> [[String]: Double] {
    let stack = callers + [tree.name]
    var stacks = [stack: tree.own]
    for callee in tree.callees {
      stacks.merge(self.stacks(callee, below: stack), uniquingKeysWith: +)
    }
    return stacks
  }

  private func checkWidths(_ tree: FlameTree, _ note: String) {
    let sum = tree.callees.reduce(tree.own + tree.small) { $0 + $1.cost }
    #expect(abs(sum - tree.cost) <= 1e-9 * max(1, tree.cost), "\(note)")
    #expect(tree.own >= 0 && tree.small >= 0, "\(note)")
    for (a, b) in zip(tree.callees, tree.callees.dropFirst()) { #expect(a.cost >= b.cost) }
    for callee in tree.callees { checkWidths(callee, note) }
  }

  @Test func `stacks that are told apart are those of the run`() throws {
    for seed in seeds {
      var random = SplitMix(state: seed)
      let calls = SampleCalls.random(&random)
      let tree = try tree(calls, SampleCalls.Style(hasShortNames: true, isSeparated: true))
      let found = stacks(tree).filter { $0.value > 0 }.mapValues { $0.rounded() }
      #expect(
        found == calls.stacks().filter { $0.value > 0 }.mapValues(Double.init), "seed \(seed)")
    }
  }

  @Test func `widths add up, whatever calls itself, is small or is folded`() throws {
    for seed in seeds {
      var random = SplitMix(state: seed)
      let calls = SampleCalls.random(&random, names: Int.random(in: 1...6, using: &random))
      for style in CallGraphTests.styles {
        for least in [0, 0.01, 0.2] {
          let tree = try tree(calls, style, least: least, folding: { $0 == "f0" })
          // What is folded is not seen but where it calls nobody back.
          checkWidths(tree, "seed \(seed)")
          #expect(!stacks(tree).keys.contains { $0.contains("f0") }, "seed \(seed)")
          if style.isSeparated { #expect(tree.cost == Double(calls.cost), "seed \(seed)") }
        }
      }
    }
  }

  @Test func `what a function takes is split over its callers where stacks are not told`() throws {
    // A hundred of b's 150 are a's, and so are two thirds of what b has c do.
    let graph = try CallGraph.parse(
      """
      events: Ir
      fn=root
      1 10
      cfn=a
      calls=1 0
      1 130
      cfn=b
      calls=1 0
      1 50
      fn=a
      1 30
      cfn=b
      calls=1 0
      1 100
      fn=b
      1 90
      cfn=c
      calls=3 0
      1 60
      fn=c
      1 60
      totals: 190
      """)
    let tree = try #require(FlameTree(graph, root: "root", least: 0))
    let expected: [[String]: Double] = [
      ["root"]: 10, ["root", "a"]: 30, ["root", "a", "b"]: 60, ["root", "a", "b", "c"]: 40,
      ["root", "b"]: 30, ["root", "b", "c"]: 20,
    ]
    #expect(stacks(tree).mapValues { $0.rounded() } == expected)
  }

  @Test func `a call from within itself is part of the outermost one`() throws {
    // As callgrind has it: the call from within counts what is within it once more.
    let graph = try CallGraph.parse(
      """
      events: Ir
      fn=root
      1 5
      cfn=f
      calls=1 0
      1 95
      fn=f
      1 80
      cfn=f
      calls=2 0
      1 120
      cfn=g
      calls=1 0
      1 15
      fn=g
      1 15
      totals: 100
      """)
    let tree = try #require(FlameTree(graph, root: "root", least: 0))
    #expect(
      stacks(tree).mapValues { $0.rounded() } == [
        ["root"]: 5, ["root", "f"]: 80, ["root", "f", "g"]: 15,
      ])
  }

  @Test func `there is no tree of a function that took nothing or is not there`() throws {
    let graph = try CallGraph.parse("events: Ir\nfn=a\n1 0\nfn=b\n1 3\ntotals: 3")
    #expect(FlameTree(graph, root: "a", least: 0) == nil)
    #expect(FlameTree(graph, root: "c", least: 0) == nil)
    #expect(FlameTree(graph, root: "b", least: 0)?.cost == 3)
  }

  @Test func `a chain of calls is no deeper than a picture can be`() throws {
    var calls = SampleCalls(symbol: "last", own: 1)
    for number in 0..<1000 {
      calls = SampleCalls(symbol: number == 999 ? "root" : "f\(number)", own: 1, callees: [calls])
    }
    let tree = try tree(calls, SampleCalls.Style())
    #expect(tree.cost == 1001)
    #expect(stacks(tree).keys.map(\.count).max() == 201)
    checkWidths(tree, "chain")
  }

  @Test func `the table adds up what parts took, with what works for them beside it`() throws {
    let graph = try CallGraph.parse(
      """
      events: Ir
      ob=/a/program
      fn=counted_section
      1 10
      cfn=CollectionView.step(to:)
      calls=1 0
      1 190
      fn=CollectionView.step(to:)
      1 20
      cfn=CollectionView.resolve(to:)
      calls=1 0
      1 120
      cob=/usr/lib/libc.so.6
      cfn=memcpy@GLIBC_2.2.5
      calls=1 0
      1 50
      fn=CollectionView.resolve(to:)
      1 70
      cob=/usr/lib/libswiftCore.so
      cfn=swift_retain
      calls=1 0
      1 50
      ob=/usr/lib/libswiftCore.so
      fn=swift_retain
      1 30
      cob=/usr/lib/libc.so.6
      cfn=memcpy@GLIBC_2.2.5
      calls=1 0
      1 20
      ob=/usr/lib/libc.so.6
      fn=memcpy@GLIBC_2.2.5
      1 70
      totals: 200
      """)
    let tree = try #require(FlameTree(graph, root: "counted_section", least: 0))
    let table = FlameTable(tree, least: 0.3)
    #expect(
      table.rows == [
        FlameTable.Row(part: .frame, own: 20, library: 50),
        FlameTable.Row(part: .layout, own: 70, runtime: 30, library: 20),
        FlameTable.Row(part: .benchmark, own: 10),
      ])
    #expect(table.lines.map(\.name) == ["counted_section", "step(to:)", "resolve(to:)"])
    #expect(table.lines.map(\.cost) == [200, 190, 120])
    let text = table.text(units: 10).split(separator: "\n")
    #expect(
      text.contains { $0.split(separator: " ") == ["layout", "7", "3", "2", "12", "60.0", "%"] })
    #expect(text.contains { $0.split(separator: " ") == ["12", "7", "resolve(to:)"] })
  }
}
