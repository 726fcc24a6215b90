#if CLI
  import TestSupport
  import Testing

  @Suite struct CaseCommandTests {
    private static let text = """
      scrollsim: 1
      name: cases
      matrix: {rate: [30, 60]}
      viewport: {width: 300, height: 400}
      refresh_rate: ${rate}
      data: {generated: {items: 50}}
      script: [{fling: {velocity: 500}}]

      """

    @Test("check runs every case")
    func check() throws {
      let folder = try Folder()
      let path = try folder.write("m.yaml", Self.text)
      let outcome = try scrollsim("check", path)
      #expect(outcome.code == 0, "\(outcome)")
      for rate in [30, 60] {
        #expect(outcome.output.contains("passed   \(path)[rate=\(rate)]: anchor_drift_max == 0"))
      }
      #expect(try scrollsim("check", path, "--json").output.contains("cases[rate=30]"))
    }

    @Test("run needs the name of a case")
    func run() throws {
      let folder = try Folder()
      let path = try folder.write("m.yaml", Self.text)
      let outcome = try scrollsim("run", path)
      #expect(outcome.code == 2 && outcome.output.isEmpty)
      #expect(
        outcome.errors.contains(
          "m.yaml:3:9: error: the file has 2 cases; name one: [rate=30], [rate=60]"), "\(outcome)")
      let one = try scrollsim("run", path, "--json", "--case", "[rate=30]")
      #expect(one.code == 0 && one.output.contains("cases[rate=30]"))
      #expect(try scrollsim("run", path, "--case", "[rate=31]").code == 2)
    }

    @Test("the schema is printed")
    func schema() throws {
      let outcome = try scrollsim("scenarios", "schema")
      #expect(outcome.code == 0 && outcome.output.hasPrefix("{\n  \"$schema\""))
    }
  }
#endif
