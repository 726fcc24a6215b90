import Foundation
import ScrollSDL
import ScrollTools
import Scrollwork
import Stage

/// The file that the gallery keeps its place in from one run to the next.
struct LeftPlace {
  private let file: URL

  /// `nil` for a run that keeps none: one that only looks on, and where there is no home.
  init?(_ options: Gallery) {
    if let path = options.place {
      file = URL(filePath: path)
      return
    }
    guard options.trace == nil, options.record == nil, options.seconds == nil else { return nil }
    let environment = ProcessInfo.processInfo.environment
    var folder: URL?
    folder ?= environment["HOME"].map { URL(filePath: $0).appending(path: ".local/state") }
    folder ?= environment["XDG_STATE_HOME"].flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
    guard let folder else { return nil }
    file = folder.appending(path: "scrollwork/gallery.parcel")
  }

  /// Shows what was left. A file that cannot be read, of an earlier gallery or damaged, is as none.
  func restore(_ stage: Stage) {
    guard let data = try? Data(contentsOf: file) else { return }
    do {
      try stage.restorePlace([UInt8](data))
    } catch {
      FileHandle.standardError.write(
        Data("the place in \(file.path) was not restored: \(error)\n".utf8))
    }
  }

  func save(_ stage: Stage) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Files.write([], pictures: [(file.path, stage.savePlace())])
  }
}
