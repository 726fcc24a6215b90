import Testing

@testable import BenchReport

@Suite struct CallGraphTests {
  static let styles = [false, true].flatMap { short in
    [false, true].flatMap { relative in
      [false, true].map {
        SampleCalls.Style(
          hasShortNames: short, hasRelativePositions: relative, isSeparated: $0)
      }
    }
  }

  @Test func `a recorded file is read as it was written`() throws {
    let graph = try CallGraph.parse(
      """
      # callgrind format
      version: 1
      creator: callgrind-3.19.0
      cmd:  ./program work
      part: 1

      desc: Trigger: Program termination

      positions: instr line
      events: Ge Ir
      summary: 9 120

      ob=(2) /lib/libc.so.6
      fl=(4) memmove.S
      fn=(9) memcpy
      0x40 219 4 30
      +3 * 4

      ob=(1) /a/program
      fl=(1) ???
      fn=(5) (below main)
      0x1040 0 1 50
      cob=(2)
      cfi=(4)
      cfn=(9)
      calls=2 0x40 219
      0x1044 0 4 20
      cfn=(6) closure #1 in A.b(c:)'2
      calls=1 0x2040 0
      * * 0 40
      cob=(2)
      cfn=(9)
      calls=1 0x40 219
      0x1048 0 4 10

      fn=(6)
      -16 0 0 40

      totals: 9 120
      """)
    typealias Function = CallGraph.Function
    #expect(
      graph.functions == [
        Function(symbol: "memcpy", object: "/lib/libc.so.6"),
        Function(symbol: "(below main)", object: "/a/program"),
        Function(symbol: "closure #1 in A.b(c:)'2", object: "/a/program"),
      ])
    #expect(graph.own == [30, 50, 40])
    #expect(graph.total == 120)
    #expect(
      graph.calls == [
        [],
        [
          CallGraph.Call(callee: 0, count: 3, cost: 30),
          CallGraph.Call(callee: 2, count: 1, cost: 40),
        ], [],
      ])
    #expect(graph.functions[2].name == "closure #1 in A.b(c:)")
    // A depth is no caller.
    #expect(!graph.isSeparatedByCallers)
  }

  @Test(arguments: styles)
  func `whatever is written is read, and the total is the sum`(style: SampleCalls.Style) throws {
    for seed in seeds {
      var random = SplitMix(state: seed)
      let calls = SampleCalls.random(&random)
      let lines = calls.file(style)
      let graph = try CallGraph.parse(lines.joined(separator: "\n"))
      #expect(graph.total == calls.cost, "seed \(seed)")
      #expect(graph.own.reduce(0, +) == calls.cost, "seed \(seed)")
      let isDeep = !calls.callees.isEmpty
      #expect(graph.isSeparatedByCallers == (style.isSeparated && isDeep), "seed \(seed)")
      #expect(try CallGraph.parse(lines.joined(separator: "\r\n")) == graph, "seed \(seed)")
    }
  }

  @Test func `a file that is cut is named with its last line`() throws {
    var random = SplitMix(state: 3)
    let lines = SampleCalls.random(&random).file(SampleCalls.Style())
    for count in 0..<lines.count {
      let text = lines[..<count].joined(separator: "\n")
      let error = #expect(throws: CallGraphError.self) { try CallGraph.parse(text) }
      let isCall = count > 0 && lines[count - 1].hasPrefix("calls=")
      let line = max(1, count)
      #expect(error == (isCall ? .noCost(line: line) : .noTotal(line: line)), "\(count)")
    }
  }

  /// A file whose fourth line is another one.
  private func damaged(_ line: String) -> String {
    ["events: Ir", "fn=(1) a", "5 10", line, "6 20", "totals: 30"].joined(separator: "\n")
  }

  @Test func `the file that is damaged below is whole without the damage`() throws {
    #expect(try CallGraph.parse(damaged("# nothing")).total == 30)
  }

  @Test(arguments: [
    "5 ten", "5 -1", "x5 10", "fn", "fn=", "nonsense: 1", "nonsense=1", "5 99999999999999999999",
    "5 9223372036854775807", "calls=many 0", "+ 10", "\u{661} 10",
  ])
  func `a damaged line is named`(line: String) {
    #expect(throws: CallGraphError.malformed(line: 4, text: line)) {
      try CallGraph.parse(damaged(line))
    }
  }

  @Test func `names, calls and totals that fit nothing are named`() {
    let cases: [(String, CallGraphError)] = [
      ("fn=(2)", .unknownName(line: 4, text: "fn=(2)")),
      ("cfn=(1) b", .unknownName(line: 4, text: "cfn=(1) b")),
      ("ob=(1)", .unknownName(line: 4, text: "ob=(1)")),
      ("calls=1 0", .noFunction(line: 4)),
      ("7 1", .otherTotal(line: 6, told: 30, found: 31)),
      ("cfn=b\ncalls=1 0\nfl=c", .noCost(line: 5)),
    ]
    for (line, error) in cases {
      #expect(throws: error, "\(line)") { try CallGraph.parse(damaged(line)) }
    }
    #expect(throws: CallGraphError.noInstructions(line: 1)) {
      try CallGraph.parse("events: Cycles\ntotals: 0")
    }
    #expect(throws: CallGraphError.noFunction(line: 2)) {
      try CallGraph.parse("events: Ir\n5 10\ntotals: 10")
    }
    #expect(throws: CallGraphError.noTotal(line: 1)) { try CallGraph.parse("") }
  }
}
