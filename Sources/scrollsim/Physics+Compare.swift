#if CLI
  import ArgumentParser
  import ScrollCurves
  import ScrollTools
  import Scrollwork

  extension Physics {
    struct Compare: ParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Puts the motions of several profiles side by side.",
        discussion: """
          EXAMPLES:
            scrollsim physics compare ios android flutterBouncing --velocity 4000
            scrollsim physics compare ios gtk webkit --velocity 4000 --upper 1200 --svg bounce.svg

          Prints a row for each profile: the law, the distance, when half and nine tenths of it are \
          covered, when nothing moves any more, and the first bounce: when, how fast, how far over \
          the edge, how long until the content is back. The CSV has the time, then position and \
          velocity of every profile.
          """)

      @Argument(help: "The profiles; 'scrollsim physics list' names them.")
      var profiles: [String]

      @OptionGroup var release: ReleaseOptions

      @Option(
        help: ArgumentHelp("Write the motions as CSV.", valueName: "file"),
        completion: .file(extensions: ["csv"]))
      var csv: String?

      @Option(
        help: ArgumentHelp("Draw the motions as SVG.", valueName: "file"),
        completion: .file(extensions: ["svg"]))
      var svg: String?

      func run() throws {
        let comparison: CurveComparison
        var files: [(path: String, text: String)] = []
        do throws(CurveError) {
          var known: [ScrollProfile] = []
          for name in profiles { known.append(try ScrollProfile.known(name)) }
          comparison = try CurveComparison(known, release.request)
          if let csv { files.append((csv, comparison.csv())) }
          if let svg { files.append((svg, comparison.svg())) }
        } catch {
          throw Failure.curve(error)
        }
        try Files.write(files, printing: StyledText(comparison.text()))
      }
    }
  }
#endif
