#if CLI
  import Foundation
  import Testing

  /// A change to a good table, and the error it leads to.
  struct Malformation: Sendable, CustomTestStringConvertible {
    let file: String
    let change: @Sendable (String) -> String
    let error: String

    init(_ file: String, _ old: String, _ new: String, _ error: String) {
      self.file = file
      change = { $0.replacingFirst(old, with: new) }
      self.error = error
    }

    var testDescription: String { error }

    static let all: [Malformation] = [
      Malformation(
        "rubber_band.csv", "drag_past_edge_pt", "drag",
        "rubber_band.csv:1:0: no column \"drag_past_edge_pt\""),
      Malformation(
        "rubber_band.csv", "drag_past_edge_pt", "c", "rubber_band.csv:1:3: a second column \"c\""),
      Malformation(
        "rubber_band.csv", "0.55,400.0,12.5", "0.55,wide,12.5",
        "rubber_band.csv:3:2: \"wide\" is not a finite number"),
      Malformation(
        "rubber_band.csv", "0.55,400.0,12.5", "0.55,,12.5",
        "rubber_band.csv:3:2: \"\" is not a finite number"),
      Malformation(
        "rubber_band.csv", "0.55,400.0,12.5", "nan,400.0,12.5",
        "rubber_band.csv:3:1: \"nan\" is not a finite number"),
      Malformation(
        "rubber_band.csv", "0.55,400.0,12.5", "-0.55,400.0,12.5",
        "rubber_band.csv:3:1: coefficient is -0.55, allowed is above 0"),
      Malformation(
        "rubber_band.csv", "6.758832565284179", "x",
        "rubber_band.csv:3:4: \"x\" is not a number"),
      Malformation(
        "rubber_band.csv", "0.55,400.0,12.5", "400.0,12.5",
        "rubber_band.csv:3:6: the row is too short: 5 cells where the header has 6"),
      Malformation(
        "rubber_band.csv", "0.55,400.0,12.5", "0,0.55,400.0,12.5",
        "rubber_band.csv:3:7: the row is too long: 7 cells where the header has 6"),
      Malformation(
        "rubber_band.csv", "0.55,400.0,12.5", "\"0.55,400.0,12.5",
        "rubber_band.csv:3:0: a quotation that never ends"),
      Malformation(
        "ios_decel_samples.csv", "P01,0.05", "P99,0.05",
        "ios_decel_samples.csv:5:1: ios_decel_cases.csv has no case \"P99\""),
      Malformation(
        "ios_decel_cases.csv", "P02", "P01", "ios_decel_cases.csv:3:1: a second case \"P01\""),
      Malformation(
        "ios_decel_cases.csv", "0.998", "1.5",
        "ios_decel_cases.csv:2:2: perMillisecond is 1.5, allowed is above 0 and below 1"),
      Malformation(
        "ios_fling_edge_cases.csv", "0.0,1000.0,ios_sm", "2000.0,1000.0,ios_sm",
        "ios_fling_edge_cases.csv:2:5: lower is 2000.0, allowed is at most upper, 1000.0"),
      Malformation(
        "columns.csv", "rubber_band.csv,slope,output,1e-12", "rubber_band.csv,slope,output,close",
        "columns.csv:179:4: \"close\" is not a tolerance"),
    ]
  }

  @Suite("Malformed tables")
  struct MalformedTableTests {
    @Test(
      "a malformed table is an error at its place, and nothing is written",
      arguments: Malformation.all)
    func malformed(_ malformation: Malformation) throws {
      let scratch = try Scratch.shipped([
        "columns.csv", "ios_decel_cases.csv", "ios_decel_samples.csv",
        "ios_fling_edge_cases.csv", "rubber_band.csv",
      ])
      let good = scratch[malformation.file]
      scratch[malformation.file] = malformation.change(good)
      #expect(scratch[malformation.file] != good)
      let error = #expect(throws: TableError.self) { try scratch.run() }
      #expect(error?.description == malformation.error)
      #expect(!scratch.isWritten)
    }

    @Test("samples without their cases are an error")
    func missingCases() throws {
      let scratch = try Scratch.shipped(["spring_samples.csv"])
      let error = #expect(throws: TableError.self) { try scratch.run() }
      #expect(
        error?.description
          == "spring_samples.csv:0:0: spring_cases.csv with its parameters is missing")
      #expect(!scratch.isWritten)
    }

    @Test("an empty file, an empty directory and a missing one are errors")
    func nothing() throws {
      let scratch = try Scratch()
      #expect(throws: TableError.self) { try scratch.run() }
      scratch["android_edge_cases.csv"] = "a\n"
      #expect(throws: TableError.self) { try scratch.run() }
      scratch["rubber_band.csv"] = ""
      let error = #expect(throws: TableError.self) { try scratch.run() }
      #expect(error?.description == "rubber_band.csv:0:0: the file is empty")
      #expect(throws: TableError.self) {
        try PhysicsConformance.compute(
          directory: scratch.directory + "/none", output: scratch.output)
      }
      #expect(!scratch.isWritten)
    }

    @Test("the tables are never replaced by the computed ones")
    func sameDirectory() throws {
      let scratch = try Scratch.shipped(["rubber_band.csv"])
      for output in [scratch.directory, scratch.directory + "/../tables/"] {
        #expect(throws: TableError.self) {
          try PhysicsConformance.compute(directory: scratch.directory, output: output)
        }
      }
      #expect(scratch["rubber_band.csv"] == (try Scratch.text("rubber_band.csv")))
    }
  }

  extension String {
    func replacingFirst(_ old: String, with new: String) -> String {
      guard let range = range(of: old) else { return self }
      return replacingCharacters(in: range, with: new)
    }
  }
#endif
