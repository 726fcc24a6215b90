#if DEBUG
  import Scrollwork
  import TestSupport
  import Testing

  /// What is reported of items before and while they are on screen, against a slow account, in all layouts
  /// and for any operations: `ITERATIONS` seeds from `SEED` on, each of `OPERATIONS` operations.
  @Suite struct AheadFuzzTests {
    @Test(
      "announced, canceled, seen and near is what a slow account has, and displays take turns",
      arguments: LayoutFuzzTests.kinds)
    func laws(kind: FuzzLayout.Kind) throws {
      var totals = (frames: 0, announced: 0, canceled: 0, removed: 0, seen: 0, ends: 0)
      for seed in TestRun.seeds(8) {
        let fuzz = try LayoutFuzz(seed: seed, kind: kind)
        let twin = AheadTwin()
        try twin.begin(fuzz.view)
        fuzz.onFrame = { [unowned fuzz] frame, news in
          let problem = twin.problem(
            frame, fuzz.view, fuzz.items, isReload: news.reload, isEdit: news.edits)
          if let problem { fuzz.require(false, problem) }
        }
        while fuzz.counts.operations < LayoutFuzzTests.operations, fuzz.broken.isEmpty {
          try fuzz.round()
        }
        if fuzz.broken.isEmpty { try fuzz.rest() }
        #expect(fuzz.broken.isEmpty, "\(fuzz.broken.prefix(2).joined(separator: "; "))")
        totals.frames += fuzz.counts.frames
        totals.announced += twin.counts.announced
        totals.canceled += twin.counts.canceled
        totals.removed += twin.counts.removed
        totals.seen += twin.counts.seen
        totals.ends += twin.counts.ends
      }
      #expect(totals.announced > totals.frames / 2, "\(totals)")
      guard TestRun.isLong else { return }
      // One seed does not meet all of it.
      #expect(totals.canceled > 50 && totals.removed > 10, "\(totals)")
      #expect(totals.seen > 50 && totals.ends > 10, "\(totals)")
    }
  }
#endif
