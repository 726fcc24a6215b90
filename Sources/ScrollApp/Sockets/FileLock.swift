#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A lock on a file that one process at a time holds, until it is released or the process ends.
///
/// The file stays: if it went, two processes could each hold a lock on a file of that name.
final class FileLock: Sendable {
  private let descriptor: Int32

  /// Acquires the lock, or throws at once if it is taken. Creates the file if it does not exist.
  ///
  /// - Throws: `timeout` when somebody holds it.
  init(path: String) throws(SocketFailure) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { throw .system(call: "open", code: errno) }
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      let code = errno
      if code == EINTR { continue }
      systemClose(descriptor)
      throw code == EWOULDBLOCK ? .timeout : .system(call: "flock", code: code)
    }
    // Last: an error thrown after it would have `deinit` close it a second time.
    self.descriptor = descriptor
  }

  deinit { systemClose(descriptor) }
}
