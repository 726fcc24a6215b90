import BenchReport

/// A tree of calls, and the file that callgrind would write of it: the slow twin of what reads one.
struct SampleCalls: Equatable {
  var symbol: String
  var own: Int
  var callees: [SampleCalls] = []

  var cost: Int { callees.reduce(own) { $0 + $1.cost } }

  /// How a file is written.
  struct Style {
    var hasShortNames = false
    var hasRelativePositions = false
    /// Whether each chain of callers has a function of its own.
    var isSeparated = false
  }

  /// A tree in which functions may call themselves and each other.
  static func random(_ random: inout SplitMix, depth: Int = 0, names: Int = 6) -> SampleCalls {
    let count = depth > 4 ? 0 : Int.random(in: 0...3, using: &random)
    return SampleCalls(
      symbol: depth == 0 ? "root" : "f\(Int.random(in: 0..<names, using: &random))",
      own: Int.random(in: 0...1000, using: &random) + (depth == 0 ? 1 : 0),
      callees: (0..<count).map { _ in Self.random(&random, depth: depth + 1, names: names) })
  }

  /// Each stack from the first function on, and its instructions.
  func stacks(below callers: [String] = []) -> [[String]: Int] {
    let stack = callers + [symbol]
    var stacks = [stack: own]
    for callee in callees { stacks.merge(callee.stacks(below: stack), uniquingKeysWith: +) }
    return stacks
  }

  /// The lines of the file.
  func file(_ style: Style) -> [String] {
    var writer = Writer(style: style)
    writer.add(self, callers: [])
    return writer.lines()
  }

  private struct Writer {
    var style: Style
    var order: [String] = []
    var own: [String: Int] = [:]
    var calls: [String: [(callee: String, cost: Int)]] = [:]
    var short: [String: Int] = [:]

    mutating func add(_ tree: SampleCalls, callers: [String]) {
      let name = name(tree.symbol, callers)
      if own[name] == nil { order.append(name) }
      own[name, default: 0] += tree.own
      for callee in tree.callees {
        let stack = [tree.symbol] + callers
        calls[name, default: []].append((self.name(callee.symbol, stack), callee.cost))
        add(callee, callers: stack)
      }
    }

    func name(_ symbol: String, _ callers: [String]) -> String {
      style.isSeparated ? ([symbol] + callers).joined(separator: "'") : symbol
    }

    mutating func written(_ name: String) -> String {
      guard style.hasShortNames else { return name }
      if let number = short[name] { return "(\(number))" }
      short[name] = short.count + 7
      return "(\(short.count + 6)) \(name)"
    }

    mutating func lines() -> [String] {
      var lines = ["# callgrind format", "version: 1", "cmd: program with: colons", ""]
      lines += ["positions: line", "events: Ir", "summary: \(own.values.reduce(0, +))", ""]
      lines.append("ob=" + (style.hasShortNames ? "(1) /a/program" : "/a/program"))
      for name in order {
        lines += ["fl=(3) file.swift", "fn=" + written(name)]
        let cost = own[name] ?? 0
        // In two lines.
        lines += [
          "12 \(cost / 3)", (style.hasRelativePositions ? "+3 " : "15 ") + "\(cost - cost / 3)",
        ]
        for call in calls[name] ?? [] {
          lines += ["cfn=" + written(call.callee), "calls=1 0"]
          lines.append((style.hasRelativePositions ? "* " : "16 ") + "\(call.cost)")
        }
        lines.append("")
      }
      return lines + ["totals: \(own.values.reduce(0, +))"]
    }
  }
}
