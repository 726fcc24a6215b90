import Foundation

/// The files of the package that the tests belong to.
enum SourceFiles {
  /// The names of the files in a folder of the package and in the folders below it.
  static func names(in folder: String) throws -> Set<String> {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: package.appending(path: folder).path)
    return Set(paths.map { URL(filePath: $0).lastPathComponent })
  }
}
