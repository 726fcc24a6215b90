import Foundation
import ScrollSimulation
import ScrollTools
import Scrollwork
import Stage

/// A recorded session of a demo, saved as a scenario and its journal.
struct Session {
  /// Why it cannot be saved, in a line.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  private let demo: any Demo
  private let recorder: Recorder
  private let path: String

  /// - Parameter path: the scenario's file; its name ends with `.yaml`.
  /// - Throws: `Failure` for a demo that cannot be recorded, and a file that cannot be written.
  init(_ demo: any Demo, title: String, path: String) throws {
    guard let recordable = demo as? any Recordable else {
      throw Failure(description: "\(title) cannot be recorded: no scenario can say its layout")
    }
    do {
      recorder = try Recorder(
        demo.view, layout: recordable.described,
        describe: { [weak recordable] in
          recordable?.describe($0)
        })
    } catch {
      throw Failure(description: "\(title) cannot be recorded: \(error)")
    }
    let folder = URL(filePath: path).deletingLastPathComponent().path
    guard FileManager.default.isWritableFile(atPath: folder) else {
      throw Failure(description: "\(path) cannot be written")
    }
    self.demo = demo
    self.path = path
  }

  /// Whether the demo is the one that shows. Other colors make a new one.
  func isOpen(on stage: Stage) -> Bool { stage.demo === demo }

  /// The scenario and its journal.
  func files() throws -> (scenario: String, journal: String) {
    let url = URL(filePath: path)
    do {
      return try recorder.files(
        name: url.deletingPathExtension().lastPathComponent, journal: journal.lastPathComponent)
    } catch {
      throw Failure(description: "the session was not saved: \(error)")
    }
  }

  private var journal: URL {
    URL(filePath: path).deletingPathExtension().appendingPathExtension("jsonl")
  }

  /// Writes both files, and says which.
  func save() throws -> String {
    let files = try files()
    do {
      try Files.write([(journal.path, files.journal), (path, files.scenario)])
    } catch {
      throw Failure(description: "\(path) and \(journal.lastPathComponent) cannot be written")
    }
    return "\(recorder.frameCount) frames in \(path) and \(journal.lastPathComponent)"
  }
}
