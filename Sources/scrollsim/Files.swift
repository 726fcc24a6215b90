#if CLI
  import FoundationEssentials

  enum Files {
    /// Writes a file in one go: either all of it is there or what was before.
    static func write(_ text: String, to path: String) throws(Failure) {
      do {
        try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
      } catch {
        throw .badInput("\(path): error: cannot be written")
      }
    }
  }
#endif
