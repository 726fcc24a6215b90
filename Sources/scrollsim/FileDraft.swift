#if CLI
  import Glibc

  /// A file that is being written: beside its place until all of it is there.
  struct FileDraft {
    /// As it was given.
    let path: String
    /// The place without symbolic links and `..`.
    let target: String
    private let draft: String
    /// Whether there is something else than a regular file, to be written to as it is.
    private let isSpecial: Bool
    private let mode: mode_t
    private var bytes: [UInt8] = []

    /// - Throws: when nothing can be written there.
    init(_ path: String) throws(Failure) {
      self.path = path
      guard !path.isEmpty, let target = Self.resolved(path) else { throw Self.failure(path) }
      self.target = target
      var status = stat()
      let exists = stat(target, &status) == 0
      let kind = exists ? status.st_mode & S_IFMT : S_IFREG
      guard kind != S_IFDIR, !exists || status.st_mode & 0o222 != 0 else {
        throw Self.failure(path)
      }
      isSpecial = kind != S_IFREG
      mode = exists ? status.st_mode & 0o777 : 0
      draft = target + ".\(getpid()).part"
    }

    /// The place of a file that is there or may come, without symbolic links and `..`; `nil` where its folder
    /// is not there.
    static func resolved(_ path: String) -> String? {
      if let whole = realpath(path, nil) {
        defer { free(whole) }
        return String(cString: whole)
      }
      // The folder of a link that leads nowhere is not that of the file.
      var status = stat()
      if lstat(path, &status) == 0 { return nil }
      let slash = path.lastIndex(of: "/")
      let folder = slash.map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
      let name = slash.map { String(path[path.index(after: $0)...]) } ?? path
      guard !name.isEmpty, name != ".", name != "..", let whole = realpath(folder, nil) else {
        return nil
      }
      defer { free(whole) }
      let start = String(cString: whole)
      return start == "/" ? "/" + name : start + "/" + name
    }

    /// Writes everything beside the place, or takes note of it where that cannot be.
    mutating func write(_ bytes: [UInt8]) throws(Failure) {
      if isSpecial {
        self.bytes = bytes
        return
      }
      let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
      guard file >= 0 else { throw Self.failure(path) }
      let isWhole = Self.put(bytes, file) && (mode == 0 || fchmod(file, mode) == 0)
      guard close(file) == 0, isWhole else { throw Self.failure(path) }
    }

    /// Gives the file its name.
    func finish() throws(Failure) {
      guard isSpecial else {
        guard rename(draft, target) == 0 else { throw Self.failure(path) }
        return
      }
      let file = open(target, O_WRONLY | O_CLOEXEC)
      guard file >= 0 else { throw Self.failure(path) }
      let isWhole = Self.put(bytes, file)
      guard close(file) == 0, isWhole else { throw Self.failure(path) }
    }

    /// Leaves nothing behind.
    func discard() {
      if !isSpecial { unlink(draft) }
    }

    private static func put(_ bytes: [UInt8], _ file: Int32) -> Bool {
      var written = 0
      while written < bytes.count {
        let count = bytes[written...].withUnsafeBytes {
          Glibc.write(file, $0.baseAddress, $0.count)
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        written += count
      }
      return true
    }

    private static func failure(_ path: String) -> Failure {
      .badInput("\(path): error: cannot be written")
    }
  }
#endif
