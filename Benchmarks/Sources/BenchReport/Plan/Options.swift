/// The options of a comparison.
public struct Options: Equatable, Sendable {
  /// What is wrong with the arguments.
  public struct UsageError: Error, Equatable, CustomStringConvertible {
    public var description: String
  }

  public var isQuick = false
  /// Only these works; empty for all.
  public var works: Set<String> = []
  /// Only these peers; empty for all.
  public var peers: Set<String> = []
  /// How often everything is measured; `nil` for the usual number.
  public var repetitionsAsked: Int?
  public var withoutPeers = false
  /// Whether loads from memories of many sizes are left out, and the physical limit with them.
  public var withoutLadder = false
  /// Whether a bar that is missed ends the program with 3.
  public var checksBars = false
  public var showsHelp = false
  /// Seconds that a run of a harness may take.
  public var timeLimit = 300
  /// The folder of the results; `nil` for the usual one.
  public var out: String?
  /// Programs other than the usual ones.
  public var ours: String?
  public var painter: String?
  public var runner: String?

  public var repetitions: Int { repetitionsAsked ?? (isQuick ? 3 : 5) }

  public static let allPeers = ["qtquick", "gtk4", "imgui", "prefix-array", "chunked-tree"]
  public static let allWorks = ["W1", "W2", "W3", "W4", "W5", "W6", "W7", "W8", "W9", "prec"]

  public init() {}

  /// - Parameter arguments: without the program's name.
  public init(_ arguments: [String]) throws(UsageError) {
    var arguments = arguments[...]
    while let argument = arguments.popFirst() {
      func value() throws(UsageError) -> String {
        guard let value = arguments.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
          throw UsageError(description: "\(argument) needs a value")
        }
        return value
      }
      func number() throws(UsageError) -> Int {
        let text = try value()
        guard let number = Int(text), (1...1_000_000).contains(number) else {
          throw UsageError(description: "\(argument) needs a number from 1 on, not '\(text)'")
        }
        return number
      }
      switch argument {
      case "--quick": isQuick = true
      case "--no-peers": withoutPeers = true
      case "--no-ladder": withoutLadder = true
      case "--bars": checksBars = true
      case "--help", "-h": showsHelp = true
      case "--only": try take(only: try value())
      case "--repetitions": repetitionsAsked = try number()
      case "--time-limit": timeLimit = try number()
      case "--out": out = try value()
      case "--ours": ours = try value()
      case "--painter": painter = try value()
      case "--peers": runner = try value()
      default: throw UsageError(description: "unknown argument '\(argument)'")
      }
    }
    guard peers.isEmpty || !withoutPeers else {
      throw UsageError(description: "--no-peers leaves out the peers that --only names")
    }
    guard showsHelp || !Plan(self).steps.isEmpty else {
      throw UsageError(
        description:
          "nothing of that is measured with --quick, which does \(Plan.quickWorks.joined(separator: ", "))"
      )
    }
  }

  private mutating func take(only name: String) throws(UsageError) {
    if Self.allWorks.contains(name) {
      works.insert(name)
    } else if Self.allPeers.contains(name) {
      peers.insert(name)
    } else {
      let names = (Self.allWorks + Self.allPeers).joined(separator: ", ")
      throw UsageError(description: "--only takes one of \(names), not '\(name)'")
    }
  }

  public static let usage = """
    usage: sidebyside [--quick] [--only NAME]... [--repetitions N] [--no-peers] [--no-ladder]
                      [--bars] [--out FOLDER] [--time-limit SECONDS] [--ours PROGRAM] [--painter PROGRAM] [--peers PROGRAM]
           sidebyside flame --help

    Runs our harness and the peers' in turn, prints medians, and writes results.json, results.md and
    pictures.

      --quick              1e4 and 1e6 rows, fewer works, 3 repetitions: about a minute
      --only NAME          a work (W1 … W9, prec) or a peer (qtquick, gtk4, imgui, prefix-array,
                       chunked-tree); may be repeated
      --repetitions N      how often everything is measured (5; 3 with --quick)
      --no-peers           ours only
      --no-ladder          no loads from memory, and no physical limit beside the curves
      --bars               end with 3 when a bar is missed
      --out FOLDER         where results go (Benchmarks/Results)
      --time-limit SECONDS of each run of a harness (300)
      --ours PROGRAM       called with: side N WORKS (scrollbench, beside this program)
      --painter PROGRAM    called with: N WORKS, for W9 and prec (scrollpaint, beside this program)
      --peers PROGRAM      called with: PEER N WORKS (Benchmarks/Peers/run)
      --help               this text

    SIDE_PICTURES in the environment is a folder that harnesses write what they paint to.

    exit codes: 0 done; 1 ours failed, or results cannot be written; 3 a bar is missed (with --bars);
    64 wrong arguments

    """
}
