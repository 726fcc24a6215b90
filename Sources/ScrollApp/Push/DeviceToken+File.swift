#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

extension DeviceToken {
  /// Reads a token from a file, as a service writes it.
  ///
  /// - Returns: `nil` when there is no such file, or something else in it.
  public init?(contentsOf path: String) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 2 * Self.byteCount + 1)
    let count = read(descriptor, &bytes, bytes.count)
    guard count > 0 else { return nil }
    let text = String(decoding: bytes[..<count].prefix { $0 != 0x0A }, as: UTF8.self)
    self.init(hex: text)
  }

  /// Writes the token's digits and a newline to a file that only its owner can read.
  ///
  /// - Throws: `system`; something else at the path that is not a file of this user is left alone (EEXIST).
  func save(to path: String) throws(PushError) {
    // Anew, so that it has this mode whatever file was there.
    var status = stat()
    if lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_uid == geteuid() {
      unlink(path)
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .system(call: "open", code: errno) }
    defer { close(descriptor) }
    let bytes = Array("\(self)\n".utf8)
    let count = write(descriptor, bytes, bytes.count)
    guard count == bytes.count else {
      let code = count < 0 ? errno : ENOSPC
      unlink(path)
      throw .system(call: "write", code: code)
    }
  }
}
