import Foundation
import Scrollwork
import Stage

/// Writes what every frame was, line by line, so that others can look on.
struct FrameTrace {
  private let file: FileHandle

  /// - Throws: when the file cannot be written.
  init(path: String) throws {
    try Data("frame,time,demo,x,y,phase,bounce,drift,width,height,on_screen\n".utf8)
      .write(to: URL(fileURLWithPath: path))
    file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    try file.seekToEnd()
  }

  func write(_ stage: Stage) throws {
    let frame = stage.frame
    let bounce = frame.isBouncingTop ? "top" : frame.isBouncingBottom ? "bottom" : ""
    let values = [
      "\(frame.index)", "\(frame.time.nanoseconds)", stage.openIndex.map { "\($0 + 1)" } ?? "",
      "\(frame.contentOffset.x)", "\(frame.contentOffset.y)", frame.phase.rawValue, bounce,
      "\(stage.drift.worst)", "\(stage.size.width)", "\(stage.size.height)",
      frame.visible.first.map { "\($0.element)".replacing(",", with: "") + " \($0.start.rawValue)" }
        ?? "",
    ]
    try file.write(contentsOf: Data((values.joined(separator: ",") + "\n").utf8))
  }
}
