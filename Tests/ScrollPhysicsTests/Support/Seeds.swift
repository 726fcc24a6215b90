import TestSupport

/// The seeds the property tests run with; a failing test names its own.
let seeds: [UInt64] = TestRun.seeds(6)
