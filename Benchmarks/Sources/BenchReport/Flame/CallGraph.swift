/// Who called whom in a counted run, and the instructions of each, as callgrind writes them.
///
/// Callgrind adds up calls by caller and callee; it keeps no stacks. With `--separate-callers` it takes a
/// function once for each chain of callers and names the chain behind the function, so that each has one
/// caller and stacks are known again.
public struct CallGraph: Equatable, Sendable {
  /// A function; with `--separate-callers` in one chain of callers, which its name tells.
  public struct Function: Hashable, Sendable {
    /// The symbol, and behind apostrophes its callers and the depth of calls from within itself.
    public var symbol: String
    /// The file of the program or library that it is in; empty if unknown.
    public var object: String

    /// The symbol alone.
    public var name: String {
      String(symbol.prefix { $0 != "'" })
    }

    /// Whether the symbol tells callers, not only a depth.
    var tellsCallers: Bool {
      symbol.split(separator: "'").dropFirst().contains { part in !part.allSatisfy(\.isNumber) }
    }
  }

  /// What a function called, all calls of one callee together.
  public struct Call: Equatable, Sendable {
    /// The callee's number.
    public var callee: Int
    public var count: Int
    /// Instructions within the calls, those of callees included.
    public var cost: Int
  }

  public internal(set) var functions: [Function] = []
  /// Instructions of each function, without those of its callees.
  public internal(set) var own: [Int] = []
  /// The calls of each function, in the order in which callees first appear.
  public internal(set) var calls: [[Call]] = []
  /// Instructions of the whole run.
  public internal(set) var total = 0

  /// Whether stacks are known: functions are distinguished by their callers.
  public var isSeparatedByCallers: Bool { functions.contains(where: \.tellsCallers) }

  /// The function of a name that took the most; `nil` where none has it.
  func root(_ name: String) -> Int? {
    functions.indices.filter { functions[$0].name == name }
      .max { (cost(of: $0), $1) < (cost(of: $1), $0) }
  }

  /// Instructions of a function and of what it called.
  func cost(of function: Int) -> Int { calls[function].reduce(own[function]) { $0 + $1.cost } }
}

/// What is wrong with a file of callgrind, and in which line, counted from 1.
public enum CallGraphError: Error, Equatable, CustomStringConvertible {
  /// No line that the format knows, or a number that cannot be one.
  case malformed(line: Int, text: String)
  /// A short name that was given none, or a second one.
  case unknownName(line: Int, text: String)
  /// Instructions or a call before any function, or a call without a callee.
  case noFunction(line: Int)
  /// A call whose instructions do not follow.
  case noCost(line: Int)
  /// The events that were counted, which have no `Ir`.
  case noInstructions(line: Int)
  /// The file ends before its total.
  case noTotal(line: Int)
  /// The total is other than what its lines add up to.
  case otherTotal(line: Int, told: Int, found: Int)

  public var description: String {
    switch self {
    case .malformed(let line, let text):
      "line \(line) is none of callgrind's: \(text.prefix(120))"
    case .unknownName(let line, let text):
      "line \(line) has a short name that stands for none or for another: \(text.prefix(120))"
    case .noFunction(let line): "line \(line) belongs to no function"
    case .noCost(let line): "line \(line) is a call whose instructions do not follow"
    case .noInstructions(let line): "line \(line) does not name Ir among the events"
    case .noTotal(let line): "the file ends in line \(line), before the total"
    case .otherTotal(let line, let told, let found):
      "line \(line) tells a total of \(told), and the lines add up to \(found)"
    }
  }
}
