/// One figure that a harness measured in one run: a line of its output.
public struct Reading: Codable, Equatable, Sendable {
  /// Who was measured, with the version: `qtquick-6.4.2`.
  public var peer: String
  /// The work that was done: `W1`.
  public var work: String
  /// Rows of the list.
  public var n: Int
  /// The name of the figure, with its unit at the end: `jump_cpu_mean_ns`.
  public var metric: String
  public var value: Double

  public init(peer: String, work: String, n: Int, metric: String, value: Double) {
    self.peer = peer
    self.work = work
    self.n = n
    self.metric = metric
    self.value = value
  }
}

/// What is wrong with the output of a harness, and in which line, counted from 1.
public enum ReadingError: Error, Equatable, CustomStringConvertible {
  /// The line is no JSON object with a peer, a work, a count, a metric and a number.
  case malformed(line: Int, text: String)
  /// A name is empty, the count is negative, or the number is not finite.
  case senseless(line: Int, text: String)
  /// The line has a figure that an earlier line has too.
  case repeated(line: Int, first: Int)
  /// There is no line.
  case empty

  public var description: String {
    switch self {
    case .malformed(let line, let text): "line \(line) is no figure: \(text.prefix(120))"
    case .senseless(let line, let text):
      "line \(line) has an empty name, a negative count or no finite value: \(text.prefix(120))"
    case .repeated(let line, let first): "line \(line) tells the figure of line \(first) again"
    case .empty: "nothing was measured"
    }
  }
}
