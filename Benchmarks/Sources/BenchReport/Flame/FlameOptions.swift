/// What a flame graph is made from and of.
public struct FlameOptions: Equatable, Sendable {
  public var input = ""
  public var output = ""
  public var title = "Where the instructions go"
  /// The function that stacks begin with.
  public var root = "counted_section"
  public var units = 1
  public var unit = "unit"
  public var madeWith = ""
  public var showsHelp = false

  /// - Parameter arguments: those behind `flame`.
  public init(_ arguments: [String]) throws(Options.UsageError) {
    var arguments = arguments[...]
    var files: [String] = []
    while let argument = arguments.popFirst() {
      func value() throws(Options.UsageError) -> String {
        guard let value = arguments.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
          throw Options.UsageError(description: "\(argument) needs a value")
        }
        return value
      }
      switch argument {
      case "--help", "-h": showsHelp = true
      case "--title": title = try value()
      case "--root": root = try value()
      case "--unit": unit = try value()
      case "--made-with": madeWith = try value()
      case "--units":
        let text = try value()
        guard let number = Int(text), number > 0 else {
          throw Options.UsageError(description: "--units needs a number from 1 on, not '\(text)'")
        }
        units = number
      default:
        guard !argument.hasPrefix("-") else {
          throw Options.UsageError(description: "unknown argument '\(argument)'")
        }
        files.append(argument)
      }
    }
    guard showsHelp || files.count == 2 else {
      throw Options.UsageError(description: "flame needs a file of callgrind and a picture's")
    }
    if files.count == 2 { (input, output) = (files[0], files[1]) }
  }

  public static let usage = """
    usage: sidebyside flame IN OUT [--title TEXT] [--root NAME] [--units N] [--unit TEXT] [--made-with TEXT]

    Draws a file of callgrind as a flame graph, an SVG picture, and prints what each part and each function
    took. Names are to be demangled before (swift demangle --simplified); Scripts/flamegraph does all of it.

      --title TEXT         what the picture shows
      --root NAME          the function that stacks begin with (counted_section)
      --units N            how many units were counted; figures are of one (1)
      --unit TEXT          what one is called (unit)
      --made-with TEXT     compiler, processor and C library
      --help               this text

    exit codes: 0 done; 1 the file is damaged, has no such function, or a file cannot be read or written;
    64 wrong arguments

    """
}
