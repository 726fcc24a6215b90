#if CLI
  import ScrollTools
  import Testing

  @Suite("Families of tables")
  struct TableFamilyTests {
    static let tables = Array(Scratch.files.dropFirst())

    private static let factors = [0, 1e-9, -1, 1e3, 1e6, 1.5]

    /// The table and the one its parameters or samples stand in, none with more than 40 rows.
    private static func related(to file: String) throws -> [NumberTable] {
      var files = [file]
      if file.hasSuffix("_samples.csv") {
        files.append(file.dropLast("_samples.csv".count) + "_cases.csv")
      }
      if file.contains("_expected") { files.append("velocity_tracker_samples.csv") }
      return try files.filter { Scratch.files.contains($0) }.map { name in
        let table = try Scratch.table(name)
        guard name == file else { return table }
        return try NumberTable(
          file: name, header: table.header, rows: Array(table.rows.prefix(40)),
          lines: Array(table.lines.prefix(40)), newline: table.newline)
      }
    }

    @Test("a value that is off by twice its tolerance fails, wherever it stands", arguments: tables)
    func perturbed(file: String) throws {
      let family = try #require(PhysicsConformance.family(of: file))
      let rules = try ColumnRules(Scratch.table("columns.csv"))
      for column in family.outputs {
        guard let tolerance = rules.tolerance(file: file, column: column) else { continue }
        let scratch = try Scratch.shipped(["columns.csv"])
        for var table in try Self.related(to: file) {
          if table.file == file {
            let row = try #require(
              table.rows.indices.first { try table[$0].given(column.name)?.isFinite == true })
            let given = try #require(try table[row].given(column.name))
            let off = given + max(2 * tolerance.allowed(for: given), 4 * given.ulp)
            table.set(off.tableText, row: row, column: try table.requiredIndex(of: column.name))
          }
          scratch[table.file] = table.text
        }
        let report = try scratch.run()
        let failed = report.files.filter { !$0.passed }
        #expect(failed.map(\.name) == [file], "\(column.name)")
        #expect(failed.first?.worst?.column == column.name)
        #expect(failed.first?.failedCells == 1)
      }
    }

    @Test("rows with other numbers are computed or refused, and no value is NaN", arguments: tables)
    func otherNumbers(file: String) throws {
      let seed: UInt64 = 20
      var random = SeededGenerator(seed: seed)
      let inputs = try Scratch.table("columns.csv")
      var inputColumns: Set<String> = []
      for row in inputs.rows.indices {
        let row = inputs[row]
        if try row.text("role") == "input" {
          inputColumns.insert(try row.text("file") + "/" + row.text("column"))
        }
      }
      var computed = 0
      for _ in 0..<12 {
        let scratch = try Scratch()
        for var table in try Self.related(to: file).map({ try $0.emptied() }) {
          for (index, column) in table.header.enumerated()
          where inputColumns.contains(table.file + "/" + column) {
            // A column at a time, so that the rest stays sensible.
            guard Int.random(in: 0..<4, using: &random) == 0 else { continue }
            let factor: Double = Self.factors.randomElement(using: &random) ?? 1
            for row in table.rows.indices {
              guard let value = Double(table.rows[row][index]), value.isFinite else { continue }
              table.set((value * factor).tableText, row: row, column: index)
            }
          }
          scratch[table.file] = table.text
        }
        do {
          let report = try scratch.run()
          #expect(report.passed && report.files.allSatisfy { $0.comparedCells == 0 })
        } catch is TableError {
          #expect(!scratch.isWritten)
          continue
        }
        computed += 1
        let written = try scratch.written(file)
        for row in written.rows {
          #expect(!row.contains { $0.contains("nan") }, "seed \(seed): \(row)")
        }
      }
      #expect(computed > 0)
    }

    @Test("what is for information agrees as well")
    func information() throws {
      let scratch = try Scratch.shipped()
      _ = try scratch.run()
      for (file, column, tolerance) in [
        ("flutter_bouncing_cases.csv", "done_t_s", 1e-9),
        ("flutter_bouncing_samples.csv", "phase", 0),
        ("flutter_bouncing_samples.csv", "is_done", 0),
        ("overscroll_drag_step_dependence.csv", "flutter_stepped_overscroll_px", 1e-9),
        ("overscroll_drag_step_dependence.csv", "abs_error_px", 1e-9),
        ("velocity_tracker_expected_px_per_s.csv", "samples_used_by_window", 0),
        ("android_fling_samples.csv", "aosp_finished", 0),
      ] {
        let (given, written) = try (Scratch.table(file), scratch.written(file))
        for row in given.rows.indices {
          let (cell, other) = try (given[row].text(column), written[row].text(column))
          if cell == other { continue }
          let difference = try abs(given[row].number(column) - written[row].number(column))
          #expect(difference <= tolerance, "\(file) \(column)")
        }
      }
      // Past the end the platform repeats the velocity of its last frame.
      let file = "android_fling_samples.csv"
      let (given, written) = try (Scratch.table(file), scratch.written(file))
      for row in given.rows.indices {
        let time = try given[row].number("t_ms")
        guard time > 0, try time <= given[row].number("aosp_finished") else { continue }
        let (mine, platform) = try (
          written[row].number("aosp_v_px_per_s"), given[row].number("aosp_v_px_per_s")
        )
        #expect(abs(mine - platform) <= 1e-5 * abs(platform))
      }
    }

    @Test("a gesture without samples, and a target that lies behind")
    func missing() throws {
      var scratch = try Scratch.shipped(["velocity_tracker_expected_px_per_s.csv"])
      var error = #expect(throws: TableError.self) { try scratch.run() }
      #expect(error?.message == "velocity_tracker_samples.csv with its gestures is missing")
      scratch["velocity_tracker_samples.csv"] =
        "case_id,name,sample_index,t_ms,x_px,y_px\nP01,a,0,1000.0,1.0,2.0\n"
      error = #expect(throws: TableError.self) { try scratch.run() }
      #expect(error?.line == 3 && error?.message == "no samples of a gesture \"P02\"")

      scratch = try Scratch()
      scratch["design_retarget_samples.csv"] =
        "case_id,x0_pt,v0_pt_per_s,target_pt,t_s\nA,0.0,100.0,-5.0,0.1\nB,0.0,100.0,5.0,0.0\n"
      #expect(try scratch.run().passed)
      let written = try scratch.written("design_retarget_samples.csv")
      #expect(written.rows[0].suffix(4) == ["", "", "", ""])
      #expect(written.rows[1].suffix(2) == ["0.0", "100.0"])
    }

    @Test("bounds of a range may be infinite, and nothing else")
    func bounds() throws {
      let scratch = try Scratch()
      let header =
        "case_id,old_offset,old_min,old_max,new_offset,new_min,new_max,velocity,result_offset\n"
      scratch["range_maintaining.csv"] = header + "A,300.0,-inf,inf,250.0,-inf,200.0,0.0,200.0\n"
      #expect(try scratch.run().passed)
      for row in [
        "A,inf,0.0,1.0,0.0,0.0,1.0,0.0,", "A,0.0,nan,1.0,0.0,0.0,1.0,0.0,",
        "A,0.0,0.0,1.0,0.0,2.0,1.0,0.0,",
      ] {
        scratch["range_maintaining.csv"] = header + row + "\n"
        #expect(throws: TableError.self) { try scratch.run() }
      }
    }
  }
#endif
