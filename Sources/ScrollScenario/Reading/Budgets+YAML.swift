#if CLI
  extension Scenario.Budgets {
    private enum Key: String, YAMLKey {
      case driftMax = "drift_max"
      case blankMax = "blank_max"
      case cellsCreatedMax = "cells_created_max"
      case boundPerFrameMax = "bound_per_frame_max"
      case framesMin = "frames_min"
      case framesMax = "frames_max"
      case comparisonsMin = "comparisons_min"
      case peakMemoryMiBMax = "peak_memory_mib_max"
      case diagnosticsMax = "diagnostics_max"
    }

    init(yaml value: YAMLValue) throws(ScenarioError) {
      let map = try YAMLMapping<Key>(value)
      self.init(
        driftMax: try map[.driftMax]?.number(.notNegative),
        blankMax: try map[.blankMax]?.number(.notNegative),
        cellsCreatedMax: try map[.cellsCreatedMax]?.whole(in: 0...Int.max),
        boundPerFrameMax: try map[.boundPerFrameMax]?.whole(in: 0...Int.max),
        framesMin: try map[.framesMin]?.whole(in: 0...Int.max),
        comparisonsMin: try map[.comparisonsMin]?.whole(in: 0...Int.max),
        peakMemoryMiBMax: try map[.peakMemoryMiBMax]?.whole(in: 1...1_000_000),
        diagnosticsMax: try map[.diagnosticsMax]?.whole(in: 0...Int.max),
        framesMax: try map[.framesMax]?.whole(in: 1...Int.max))
    }
  }
#endif
