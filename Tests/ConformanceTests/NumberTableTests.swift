#if CLI
  import Testing

  @Suite("Tables")
  struct NumberTableTests {
    @Test("a table is written as it was read", arguments: ["\n", "\r\n"])
    func roundTrip(newline: String) throws {
      let text = ["a,b", "1.0,\"x, \"\"y\"\"\"", ",", "inf,é"].map { $0 + newline }.joined()
      let table = try NumberTable(file: "t.csv", text: text)
      #expect(table.header == ["a", "b"])
      #expect(table.rows == [["1.0", "x, \"y\""], ["", ""], ["inf", "é"]])
      #expect(table.lines == [2, 3, 4])
      #expect(table.text == text)
    }

    @Test("a quoted line end does not shift the lines that follow")
    func lines() throws {
      let table = try NumberTable(file: "t.csv", text: "a,b\n\"1\n2\",3\n4,5")
      #expect(table.rows == [["1\n2", "3"], ["4", "5"]])
      #expect(table.lines == [2, 4])
    }

    @Test("numbers are written as the shortest that read back")
    func numbers() {
      let texts: [(Double, String)] = [
        (0, "0.0"), (-0.0, "0.0"), (1, "1.0"), (-2.5, "-2.5"), (0.1, "0.1"), (1e-5, "1e-05"),
        (0.0001, "0.0001"), (1e15, "1000000000000000.0"), (1e16, "1e+16"),
        (-12_345_678_901_234_568, "-1.2345678901234568e+16"), (1e17, "1e+17"), (1e300, "1e+300"),
        (.leastNonzeroMagnitude, "5e-324"), (.infinity, "inf"), (-.infinity, "-inf"),
      ]
      for (number, text) in texts {
        #expect(number.tableText == text)
        #expect(Double(text) == number)
      }
    }

    @Test("tolerances are absolute, relative or exact")
    func tolerances() {
      #expect(Tolerance("1e-09") == .absolute(1e-9))
      #expect(Tolerance("exact") == .absolute(0))
      #expect(Tolerance("1e-6 relative")?.allowed(for: -2000) == 2e-3)
      #expect(Tolerance("1e-6 relative")?.allowed(for: 0) == 1e-6)
      for text in ["", "x", "-1", "nan", "1e-6 about", "1 relative 2"] {
        #expect(Tolerance(text) == nil, "\(text)")
      }
    }

    @Test("thousands of rows are read and written")
    func large() throws {
      var text = "c,viewport_pt,drag_past_edge_pt\n"
      for row in 0..<3000 { text += "0.55,667.0,\(row).0\n" }
      let scratch = try Scratch()
      scratch["rubber_band.csv"] = text
      #expect(try scratch.run().files[0].rows == 3000)
      #expect(try scratch.written("rubber_band.csv").rows.count == 3000)
    }
  }
#endif
