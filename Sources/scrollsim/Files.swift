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

    /// Writes several files, or none of them: each is written beside where it is to be, and takes its name
    /// when all are there. What is no regular file, such as a pipe, is written to as it is, last of all.
    ///
    /// - Parameters:
    ///   - texts: paths and what is to be there.
    ///   - pictures: the same, for files that are no text.
    ///   - read: files that were read for this, none of which is to be lost.
    static func write(
      _ texts: [(path: String, text: String)], pictures: [(path: String, bytes: [UInt8])] = [],
      keeping read: [String] = []
    ) throws(Failure) {
      let files =
        texts.map { (path: $0.path, bytes: Array($0.text.utf8)) }
        + pictures.map { (path: $0.path, bytes: $0.bytes) }
      var drafts: [FileDraft] = []
      do throws(Failure) {
        let kept = Set(read.compactMap(FileDraft.resolved))
        for file in files {
          let draft = try FileDraft(file.path)
          if drafts.contains(where: { $0.target == draft.target }) {
            throw .badInput("\(file.path): error: is to be written twice")
          }
          if kept.contains(draft.target) {
            throw .badInput("\(file.path): error: was read, and cannot be written as well")
          }
          drafts.append(draft)
        }
        for index in files.indices { try drafts[index].write(files[index].bytes) }
      } catch {
        for draft in drafts { draft.discard() }
        throw error
      }
      for draft in drafts { try draft.finish() }
    }

    /// Writes one file.
    static func write(_ text: String, to path: String) throws(Failure) {
      try write([(path, text)])
    }
  }
#endif
