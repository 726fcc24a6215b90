#if CLI
  import Testing

  @Suite("Conformance of the physics")
  struct PhysicsConformanceTests {
    @Test("the shipped tables pass, and what does not apply is empty on both sides")
    func shipped() throws {
      let scratch = try Scratch.shipped()
      let report = try scratch.run()
      #expect(report.passed)
      #expect(report.files.map(\.name) == Array(Scratch.files.dropFirst()))
      #expect(report.skipped.isEmpty)
      for file in report.files {
        let given = try Scratch.table(file.name)
        let written = try scratch.written(file.name)
        #expect(file.rows == given.rows.count)
        let family = try #require(PhysicsConformance.family(of: file.name))
        #expect((file.comparedCells > 0) == !family.outputs.isEmpty)
        #expect(written.header == given.header)
        #expect(written.newline == given.newline)
        #expect(written.rows.map { $0.map(\.isEmpty) } == given.rows.map { $0.map(\.isEmpty) })
      }
    }

    @Test("the phases and the estimated durations are those given")
    func information() throws {
      let scratch = try Scratch.shipped()
      _ = try scratch.run()
      let phases = try (Scratch.table("ios_fling_edge_samples.csv"), "phase")
      let written = try scratch.written("ios_fling_edge_samples.csv")
      for row in phases.0.rows.indices {
        #expect(try phases.0[row].text("phase") == written[row].text("phase"))
      }
      let (given, bounds) = try (
        Scratch.table("spring_cases.csv"), scratch.written("spring_cases.csv")
      )
      for row in given.rows.indices {
        let column = "scrollmechanics_duration_s"
        guard let value = try given[row].given(column) else { continue }
        let bound = try #require(try bounds[row].given(column))
        #expect(abs(bound - value) < 1e-9)
      }
    }

    @Test("without given values the same tables are written, and nothing is compared")
    func emptied() throws {
      let full = try Scratch.shipped()
      _ = try full.run()
      let scratch = try Scratch.shipped(["columns.csv"])
      for file in Scratch.files.dropFirst() {
        scratch[file] = try Scratch.table(file).emptied().text
      }
      let report = try scratch.run()
      #expect(report.passed)
      #expect(report.files.allSatisfy { $0.comparedCells == 0 && $0.worst == nil })
      for file in Scratch.files.dropFirst() {
        #expect(try scratch.written(file) == full.written(file), "\(file)")
      }
    }

    @Test("output columns that are missing are added at the right end")
    func missingOutputs() throws {
      let scratch = try Scratch()
      scratch["rubber_band_x.csv"] = "note,c,viewport_pt,drag_past_edge_pt\na,0.55,400.0,12.5\n"
      let report = try scratch.run()
      #expect(report.files[0].comparedCells == 0)
      let written = try scratch.written("rubber_band_x.csv")
      #expect(
        written.header == [
          "note", "c", "viewport_pt", "drag_past_edge_pt", "banded_pt", "slope", "inverse_drag_pt",
        ])
      #expect(written.rows[0].prefix(4) == ["a", "0.55", "400.0", "12.5"])
      #expect(abs(try written[0].number("banded_pt") - 6.758832565284179) < 1e-12)
    }

    @Test("a value that is off fails with its place, with and without columns.csv")
    func perturbed() throws {
      for files in [Scratch.files, Array(Scratch.files.dropFirst())] {
        let scratch = try Scratch.shipped(files)
        var table = try Scratch.table("spring_samples.csv")
        let column = try table.requiredIndex(of: "x_pt")
        let value = try table[100].number("x_pt")
        table.set((value + 2e-9).tableText, row: 100, column: column)
        scratch["spring_samples.csv"] = table.text
        let report = try scratch.run()
        #expect(!report.passed)
        #expect(report.files.filter { !$0.passed }.map(\.name) == ["spring_samples.csv"])
        let file = try #require(report.files.first { $0.name == "spring_samples.csv" })
        let worst = try #require(file.worst)
        #expect(file.failedCells == 1)
        #expect(worst.line == 102)
        #expect(worst.column == "x_pt")
        #expect(worst.caseID == (try table[100].text("case_id")))
        #expect(worst.tolerance == 1e-9)
        #expect(abs(worst.difference - 2e-9) < 1e-11)
      }
    }

    @Test("a number where nothing applies, and a finite time for never, fail")
    func infinite() throws {
      let scratch = try Scratch()
      let header = "case_id,rate_per_ms,x0_pt,v0_pt_per_s,target_pt,time_s\n"
      scratch["ios_decel_time_to_offset.csv"] = header + "A,0.998,0.0,500.0,900.0,3.0\n"
      #expect(try scratch.run().files[0].worst?.difference == .infinity)
      scratch["ios_decel_time_to_offset.csv"] = header + "A,0.998,0.0,500.0,900.0,inf\n"
      #expect(try scratch.run().files[0].worst?.difference == 0)
      #expect(try scratch.written("ios_decel_time_to_offset.csv")[0].text("time_s") == "inf")
    }

    @Test("tables of other families are named and left alone")
    func skipped() throws {
      let scratch = try Scratch.shipped(["rubber_band.csv"])
      for file in ["zebra.csv", "android_edge_cases.csv", "constants.csv", "README.md"] {
        scratch[file] = "not,a\ntable"
      }
      let report = try scratch.run()
      #expect(report.skipped == ["android_edge_cases.csv", "zebra.csv"])
      #expect(report.files.map(\.name) == ["rubber_band.csv"])
    }

    @Test("the tolerances the families bring are those of the shipped columns.csv")
    func defaults() throws {
      let rules = try Scratch.table("columns.csv")
      for index in rules.rows.indices {
        let row = rules[index]
        guard let family = PhysicsConformance.family(of: try row.text("file")) else { continue }
        let name = try row.text("column")
        let column = family.outputs.first { $0.name == name }
        #expect((column != nil) == (try row.text("role") != "input"), "\(name)")
        #expect(column?.tolerance == Tolerance(try row.text("tolerance")), "\(name)")
      }
    }
  }
#endif
