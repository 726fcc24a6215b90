import Scrollwork

extension Simulation {
  /// Runs a recorded session again, up to its end or to the first frame that is not as it was.
  func replay(
    _ journal: Journal, _ account: inout RunAccount, _ onFrame: (FrameSample) -> Void,
    _ onProgress: (Progress) -> Void, _ peakMemory: () -> Int?
  ) throws(CollectionError) -> RunReport {
    let replay = try Replay(scenario, journal, log: account.log)
    var last: Timestamp?
    var frames = 0
    while let frame = replay.step() {
      let news = replay.news
      if news.isAnew { account.forget() }
      onFrame(
        account.add(
          frame, of: replay.view, wasAsked: news.wasAsked || news.isAnew, change: news.change,
          interval: last.map { frame.time.seconds(since: $0) } ?? 0))
      last = frame.time
      frames += 1
      if frame.index % 1024 == 0 {
        onProgress(
          Progress(part: replay.progress, seconds: frame.time.seconds, frames: frames))
      }
      if replay.difference != nil { break }
    }
    var report = account.report(of: replay.view, content, peakMemory: peakMemory)
    report.recording = RunReport.Recording(
      frames: journal.frameCount, difference: replay.difference)
    return report
  }
}
