#if CLI
  import Glibc

  /// Reads and writes files, with errors that a command line can print.
  public enum Files {
    /// The text of a file.
    package static func read(_ path: String) throws(Failure) -> String {
      let bytes: [UInt8]
      do throws(FileProblem) { bytes = try FileProblem.bytes(of: path) } catch {
        throw .badInput("\(path): error: \(error.readingPhrase)")
      }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw .badInput("\(path): error: cannot be read: it is not UTF-8")
      }
      return text
    }

    /// Makes a folder and those it lies in, where they are missing.
    public static func makeFolder(_ path: String) throws(Failure) {
      var end = path.startIndex
      while end < path.endIndex {
        end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
        if mkdir(String(path[..<end]), 0o777) == 0 || errno == EEXIST { continue }
        // A folder that is there may lie where nothing can be made.
        var status = stat()
        let code = errno
        guard stat(String(path[..<end]), &status) == 0 else {
          throw .badInput(
            "\(path): error: cannot be made: \(FileProblem(code: code, isWriting: true))")
        }
      }
    }

    /// Writes several files and prints a text, or does neither.
    ///
    /// Each file is first written under a temporary name. Then come outputs that cannot be undone: devices, pipes
    /// and standard output. When all of that went well the files get their names. A full disk, a closed pipe or a signal
    /// leaves the old files as they were, and no temporary ones.
    ///
    /// - Parameters:
    ///   - texts: paths and contents.
    ///   - pictures: the same, for files that are no text.
    ///   - read: files that were read for this, none of which is to be lost.
    ///   - output: the text to print; `nil` to print nothing.
    public static func write(
      _ texts: [(path: String, text: String)], pictures: [(path: String, bytes: [UInt8])] = [],
      keeping read: [String] = [], printing output: StyledText? = nil
    ) throws(Failure) {
      let files =
        texts.map { (path: $0.path, bytes: Array($0.text.utf8)) }
        + pictures.map { (path: $0.path, bytes: $0.bytes) }
      var drafts: [AtomicFile] = []
      defer {
        for draft in drafts { draft.discard() }
        ExitSignals.forgetAll()
      }
      let kept = Set(read.compactMap(AtomicFile.resolved))
      for file in files {
        let draft = try AtomicFile(file.path)
        if drafts.contains(where: { $0.target == draft.target }) {
          throw .badInput("\(file.path): error: is to be written twice")
        }
        if kept.contains(draft.target) {
          throw .badInput("\(file.path): error: was read, and cannot be written as well")
        }
        if !draft.isSpecial, isStandardOutput(draft.target) {
          throw .badInput("\(file.path): error: is standard output, and cannot be written as well")
        }
        drafts.append(draft)
      }
      for (draft, file) in zip(drafts, files) where !draft.isSpecial { try draft.write(file.bytes) }
      for (draft, file) in zip(drafts, files) where draft.isSpecial { try draft.send(file.bytes) }
      if let output { try Terminal.finish(output) }
      try ExitSignals.finishing { () throws(Failure) in try finish(&drafts) }
    }

    /// Gives all files their names, or none.
    private static func finish(_ drafts: inout [AtomicFile]) throws(Failure) {
      let regular = drafts.indices.filter { !drafts[$0].isSpecial }
      for (count, index) in regular.enumerated() {
        do throws(Failure) { try drafts[index].finish(keepsOld: regular.count > 1) } catch {
          for done in regular[..<count].reversed() { drafts[done].restore() }
          throw error
        }
      }
    }

    private static func isStandardOutput(_ path: String) -> Bool {
      var (file, output) = (stat(), stat())
      guard stat(path, &file) == 0, fstat(STDOUT_FILENO, &output) == 0 else { return false }
      return file.st_dev == output.st_dev && file.st_ino == output.st_ino
    }
  }
#endif
