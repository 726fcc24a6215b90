#if CLI
  import Testing

  @Suite("Springs of fling tables")
  struct FlingTableTests {
    private static let header =
      "case_id,rate_per_ms,x0_pt,v0_pt_per_s,min_offset_pt,max_offset_pt,spring_id,"
      + "stop_distance_pt,bounce_settle_t_s\n"

    @Test("the directory's spring of a name comes before the known one")
    func names() throws {
      let scratch = try Scratch()
      scratch["ios_fling_edge_cases.csv"] =
        Self.header + "A,0.998,0.0,400.0,0.0,0.0,ios_sm,0.25,0.7024590776268413\n"
      #expect(try scratch.run().passed)
      let springs =
        "case_id,spring_id,mass,stiffness,damping_ratio,x0_pt,v0_pt_per_s,settle_distance_pt\n"
      scratch["spring_cases.csv"] = springs + "S,ios_sm,1.0,400.0,1.0,0.0,400.0,0.25\n"
      #expect(try !scratch.run().passed)
      let settle = try scratch.written("spring_cases.csv")[0].number("exact_settle_s")
      let fling = try scratch.written("ios_fling_edge_cases.csv")[0].number("bounce_settle_t_s")
      #expect(settle == fling)
    }

    @Test("a spring nobody knows is an error")
    func unknown() throws {
      let scratch = try Scratch()
      scratch["ios_fling_edge_cases.csv"] =
        Self.header + "A,0.998,0.0,400.0,0.0,0.0,jelly,0.25,\n"
      let error = #expect(throws: TableError.self) { try scratch.run() }
      #expect(error?.description == "ios_fling_edge_cases.csv:2:7: no spring \"jelly\"")
    }

    @Test("a name for two springs is an error")
    func ambiguous() throws {
      let scratch = try Scratch.shipped()
      scratch["spring_cases.csv"] = try Scratch.text("spring_cases.csv")
        .replacingFirst("P02,ios_sm,1.0,100.0", with: "P02,ios_sm,1.0,101.0")
      let error = #expect(throws: TableError.self) { try scratch.run() }
      #expect(error?.line == 3)
      #expect(error?.column == 2)
      #expect(!scratch.isWritten)
    }

    @Test("extreme cases are computed")
    func extreme() throws {
      let scratch = try Scratch()
      var text = Self.header
      for (index, speed) in ["0.0", "1e-300", "1e6", "-1e300"].enumerated() {
        text += "A\(index),0.998,1e5,\(speed),-1e5,1e5,under_075,0.5,\n"
        text += "B\(index),0.5,-2e5,\(speed),-1e5,1e5,flutter_fast,0.5,\n"
      }
      scratch["ios_fling_edge_cases.csv"] = text
      #expect(try scratch.run().passed)
      let written = try scratch.written("ios_fling_edge_cases.csv")
      for row in written.rows.indices {
        #expect(try written[row].number("end_t_s") >= 0)
        #expect(try abs(written[row].number("rest_pt")) <= 1e5)
      }
    }
  }
#endif
