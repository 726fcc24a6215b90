#if CLI
  import Glibc

  /// A file that is being written, under a temporary name in the same folder until it is complete.
  package struct AtomicFile {
    /// As it was given.
    package let path: String
    /// The place without symbolic links and `..`.
    package let target: String
    /// Whether there is something else than a regular file, to be written to as it is.
    package let isSpecial: Bool
    private let draft: String
    /// The old file, under another name until everything else is written.
    private let backup: String
    private let mode: mode_t
    private let exists: Bool
    private var hasBackup = false

    /// - Throws: when nothing can be written there.
    package init(_ path: String) throws(Failure) {
      self.path = path
      var status = stat()
      exists = stat(path, &status) == 0
      let kind = exists ? status.st_mode & S_IFMT : S_IFREG
      isSpecial = kind != S_IFREG
      guard kind != S_IFDIR else { throw Self.failure(path, FileProblem(code: EISDIR)) }
      guard !exists || status.st_mode & 0o222 != 0, !exists || access(path, W_OK) == 0 else {
        throw Self.failure(path, FileProblem(code: exists && errno == EROFS ? EROFS : EACCES))
      }
      // A pipe of this process has no path of its own.
      guard let target = Self.resolved(path) ?? (isSpecial ? path : nil) else {
        throw Self.failure(path, FileProblem(code: Self.problem(of: path), isWriting: true))
      }
      self.target = target
      mode = exists ? status.st_mode & 0o777 : 0
      draft = target + ".\(getpid()).part"
      backup = target + ".\(getpid()).old.part"
    }

    /// The place of a file that is there or may come, without symbolic links and `..`; `nil` where its folder
    /// is not there.
    package static func resolved(_ path: String) -> String? {
      if let whole = realpath(path, nil) {
        defer { free(whole) }
        return String(cString: whole)
      }
      // The folder of a link that leads nowhere is not that of the file.
      var status = stat()
      if lstat(path, &status) == 0 { return nil }
      guard let (folder, name) = split(path), let whole = realpath(folder, nil) else { return nil }
      defer { free(whole) }
      let start = String(cString: whole)
      return start == "/" ? "/" + name : start + "/" + name
    }

    private static func split(_ path: String) -> (folder: String, name: String)? {
      let slash = path.lastIndex(of: "/")
      let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
      let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
      return name.isEmpty || name == "." || name == ".." ? nil : (folder, name)
    }

    /// Why ``resolved(_:)`` has no place for a path.
    private static func problem(of path: String) -> Int32 {
      guard let (folder, _) = split(path) else { return path.hasSuffix("/") ? EISDIR : ENOENT }
      guard let whole = realpath(folder, nil) else { return errno }
      free(whole)
      return ENOENT
    }

    /// Writes everything to the temporary file.
    package func write(_ bytes: [UInt8]) throws(Failure) {
      ExitSignals.remove(atExit: draft)
      let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard file >= 0 else { throw failure(errno) }
      let code = Self.put(bytes, file)
      let modeCode = mode == 0 || fchmod(file, mode) == 0 ? 0 : errno
      let closeCode = close(file) == 0 ? 0 : errno
      if let code = [code, modeCode, closeCode].first(where: { $0 != 0 }) { throw failure(code) }
    }

    /// Writes everything to a device or a pipe.
    package func send(_ bytes: [UInt8]) throws(Failure) {
      let file = open(target, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { throw failure(errno) }
      let code = Self.put(bytes, file)
      let closeCode = close(file) == 0 ? 0 : errno
      if let code = [code, closeCode].first(where: { $0 != 0 }) { throw failure(code) }
    }

    /// Gives the file its name. The old one is kept until ``discard()`` or ``restore()``, where the file
    /// system has hard links.
    package mutating func finish(keepsOld: Bool) throws(Failure) {
      if exists, keepsOld {
        ExitSignals.remove(atExit: backup)
        hasBackup = link(target, backup) == 0
      }
      guard rename(draft, target) == 0 else { throw failure(errno) }
    }

    /// Takes ``finish(keepsOld:)`` back.
    package func restore() {
      if hasBackup {
        _ = rename(backup, target)
      } else if !exists {
        unlink(target)
      }
    }

    /// Removes the temporary file.
    package func discard() {
      guard !isSpecial else { return }
      unlink(draft)
      if hasBackup { unlink(backup) }
    }

    /// 0, or the error number of the call that failed.
    private static func put(_ bytes: [UInt8], _ file: Int32) -> Int32 {
      var written = 0
      while written < bytes.count {
        let count = bytes[written...].withUnsafeBytes {
          Glibc.write(file, $0.baseAddress, $0.count)
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return count < 0 ? errno : EIO }
        written += count
      }
      return 0
    }

    private func failure(_ code: Int32) -> Failure {
      Self.failure(path, FileProblem(code: code, isWriting: true))
    }

    private static func failure(_ path: String, _ problem: FileProblem) -> Failure {
      .badInput("\(path): error: cannot be written: \(problem)")
    }
  }
#endif
