#if CLI
  import ArgumentParser
  import ScrollCurves
  import ScrollTools
  import Scrollwork

  struct Physics: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Shows how content moves after a release: tables, CSV and pictures.",
      discussion: """
        EXAMPLES:
          scrollsim physics ios --velocity 4000
          scrollsim physics ios --velocity 4000 --upper 1200 --svg fling.svg
          scrollsim physics compare ios android gtk --velocity 4000 --svg compare.svg
          scrollsim physics list

        Positions are points, velocities points per second, positive toward the trailing edge, times \
        seconds from the release. The options of a single profile are those of 'scrollsim physics \
        curve --help'; the word 'curve' may be left out.
        """,
      subcommands: [Curve.self, Compare.self, List.self], defaultSubcommand: Curve.self)

    struct List: ParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Prints the profiles with all their numbers and units.")

      func run() {
        Terminal.write(ScrollProfile.all.map { $0.parameters() }.joined(separator: "\n"))
      }
    }
  }

  extension Failure {
    /// A curve that cannot be drawn, in one line.
    static func curve(_ error: CurveError) -> Failure { .badInput("error: \(error)") }
  }
#endif
