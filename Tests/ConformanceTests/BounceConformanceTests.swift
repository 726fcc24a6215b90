#if CLI
  import Foundation
  import Testing

  @Suite struct BounceConformanceTests {
    @Test("bounce detection agrees with every row of the table, and a wrong row is found")
    func bounceTable() throws {
      let scratch = try Scratch()
      let table = try #require(
        Bundle.module.path(forResource: "bounce_cases", ofType: "csv", inDirectory: "Tables"))
      let report = try BounceConformance.compute(file: table, output: scratch.output).report
      #expect(report.passed)
      #expect(report.files.first?.rows == 400)
      #expect(report.files.first?.comparedCells == 3200)

      var text = try String(contentsOfFile: table, encoding: .utf8)
      text = text.replacing("1,0,0,0\nB003", with: "0,0,0,0\nB003")
      let wrong = scratch.directory + "/wrong.csv"
      try text.write(toFile: wrong, atomically: true, encoding: .utf8)
      let second = try BounceConformance.compute(file: wrong, output: scratch.output).report
      #expect(!second.passed && second.files.first?.failedCells == 1)
      #expect(second.files.first?.worst?.caseID == "B002")
    }
  }
#endif
