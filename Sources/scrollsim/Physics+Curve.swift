#if CLI
  import ArgumentParser
  import ScrollCommands
  import ScrollCurves
  import ScrollTools
  import Scrollwork

  extension Physics {
    struct Curve: ParsableCommand {
      static let configuration = CommandConfiguration(
        abstract: "Prints and draws the motion of one profile.",
        discussion: """
          EXAMPLES:
            scrollsim physics ios --velocity 4000 --upper 1200
            scrollsim physics android --velocity 9000 --unlimited --format csv
            scrollsim physics ios --velocity 4000 --upper 1200 --spring 1,200,0.5 --svg swing.svg

          The table has a row for each part of a second, and one more, marked '<', for the exact \
          moment of each event and of the end: t_s, x_pt, v_pt_per_s, the segment that moves the \
          content (decay, friction, spline, power, spring, braking, cubic, rest) and the phase (free, \
          bounce, rest). The CSV has the same columns, rows at whole parts of a second only, and the \
          last one exactly at the end.
          """)

      enum Format: String, WordArgument { case table, csv }

      @Argument(help: "The profile; 'scrollsim physics list' names them.")
      var profile: String

      @OptionGroup var release: ReleaseOptions

      @Option(
        parsing: .unconditional,
        help: "The share of the velocity left after a millisecond, in place of the profile's law.")
      var deceleration: Double?

      @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
          "The spring at the edges, in place of the profile's.", valueName: "mass,stiffness,ratio"))
      var spring: SpringNumbers?

      @Option(
        parsing: .unconditional,
        help: "Points per second, the most that the spring at an edge begins with.")
      var transferLimit: Double?

      @Option(help: "What to print: table or csv.", transform: Format.named)
      var format = Format.table

      @Option(
        help: ArgumentHelp("Write the motion as CSV.", valueName: "file"),
        completion: .file(extensions: ["csv"]))
      var csv: String?

      @Option(
        help: ArgumentHelp("Write the events as CSV.", valueName: "file"),
        completion: .file(extensions: ["csv"]))
      var events: String?

      @Option(
        help: ArgumentHelp("Draw the motion as SVG.", valueName: "file"),
        completion: .file(extensions: ["svg"]))
      var svg: String?

      func run() throws {
        let text: String
        var files: [(path: String, text: String)] = []
        do throws(CurveError) {
          let curve = try ScrollCurve(ScrollProfile.known(profile).tuned(tuning()), release.request)
          let table = format == .csv || csv != nil ? curve.csv() : ""
          text = format == .csv ? table : curve.text()
          if let csv { files.append((csv, table)) }
          if let events { files.append((events, curve.eventsCSV())) }
          if let svg { files.append((svg, curve.svg())) }
        } catch {
          throw Failure.curve(error)
        }
        try Files.write(files, printing: StyledText(text))
      }

      private func tuning() throws(CurveError) -> ProfileTuning {
        var tuning = ProfileTuning()
        tuning.deceleration = deceleration
        tuning.transferLimit = transferLimit
        if let spring {
          do {
            tuning.spring = try Spring(
              mass: spring.mass, stiffness: spring.stiffness, dampingRatio: spring.ratio)
          } catch {
            throw .physics(error)
          }
        }
        return tuning
      }
    }
  }

  /// Three numbers with commas between them.
  struct SpringNumbers: ExpressibleByArgument {
    var mass: Double
    var stiffness: Double
    var ratio: Double

    init?(argument: String) {
      let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map {
        Double($0)
      }
      guard numbers.count == 3, let mass = numbers[0], let stiffness = numbers[1],
        let ratio = numbers[2]
      else { return nil }
      (self.mass, self.stiffness, self.ratio) = (mass, stiffness, ratio)
    }
  }
#endif
