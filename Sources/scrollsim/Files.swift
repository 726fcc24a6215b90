#if CLI
  import FoundationEssentials

  enum Files {
    /// The text of a file.
    static func read(_ path: String) throws(Failure) -> String {
      guard let data = FileManager.default.contents(atPath: path),
        let text = String(validating: data, as: UTF8.self)
      else { throw .badInput("\(path): error: cannot be read") }
      return text
    }

    /// Writes a file in one go: either all of it is there or what was before.
    private static func write(_ data: Data, to path: String) throws(Failure) {
      do {
        try data.write(to: URL(filePath: path), options: .atomic)
      } catch {
        throw .badInput("\(path): error: cannot be written")
      }
    }

    /// Writes several files, or none when one of them visibly cannot be written.
    static func write(
      _ texts: [(path: String, text: String)], pictures: [(path: String, bytes: [UInt8])] = []
    ) throws(Failure) {
      let files =
        texts.map { (path: $0.path, data: Data($0.text.utf8)) }
        + pictures.map { (path: $0.path, data: Data($0.bytes)) }
      for (index, file) in files.enumerated() {
        guard !files[..<index].contains(where: { $0.path == file.path }) else {
          throw .badInput("\(file.path): error: is to be written twice")
        }
        let manager = FileManager.default
        let place = URL(filePath: file.path)
        let folder = place.deletingLastPathComponent().path
        var isDirectory = false
        let exists = manager.fileExists(atPath: file.path, isDirectory: &isDirectory)
        guard !file.path.isEmpty, manager.isWritableFile(atPath: folder), !(exists && isDirectory)
        else {
          throw .badInput("\(file.path): error: cannot be written")
        }
      }
      for file in files { try write(file.data, to: file.path) }
    }

    /// Writes one file.
    static func write(_ text: String, to path: String) throws(Failure) {
      try write([(path, text)])
    }
  }
#endif
