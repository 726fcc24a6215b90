internal import FoundationEssentials

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Settings in a file, a small JSON object that is written whole or not at all.
public struct FileAuthorizationStore: AuthorizationStore {
  private struct Record: Codable {
    static let current = 1
    var version = Record.current
    var status: AuthorizationStatus
    var allowed: UInt8
  }

  /// The largest file that is read, in bytes; the files written here have about 50.
  private static let byteLimit = 4096

  /// The path of the file.
  public let path: String

  /// Creates a store for a file; nothing is read or written yet.
  ///
  /// - Parameter path: its folder has to exist when settings are saved.
  public init(path: String) { self.path = path }

  public func load() throws(AuthorizationStoreError) -> NotificationSettings? {
    guard let bytes = try contents() else { return nil }
    guard let record = try? JSONDecoder().decode(Record.self, from: Data(bytes)),
      record.version == Record.current,
      AuthorizationOptions.all.rawValue & record.allowed == record.allowed
    else { throw .corrupt(path: path) }
    return NotificationSettings(
      status: record.status, allowed: AuthorizationOptions(rawValue: record.allowed))
  }

  /// The file's bytes; `nil` if it does not exist. Never blocks, for any kind of file.
  private func contents() throws(AuthorizationStoreError) -> [UInt8]? {
    guard !path.utf8.contains(0) else { throw .unreadable(path: path) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw .unreadable(path: path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(path: path) }
    guard status.st_mode & S_IFMT == S_IFREG, status.st_size <= Self.byteLimit else {
      throw .corrupt(path: path)
    }
    // It may grow meanwhile: one byte more than allowed tells.
    var bytes = [UInt8](repeating: 0, count: Self.byteLimit + 1)
    var count = 0
    while count < bytes.count {
      let got = bytes[count...].withUnsafeMutableBytes {
        read(descriptor, $0.baseAddress, $0.count)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { throw .unreadable(path: path) }
      if got == 0 { break }
      count += got
    }
    guard count <= Self.byteLimit else { throw .corrupt(path: path) }
    return Array(bytes[..<count])
  }

  /// Writes the settings to the file as JSON.
  public func save(_ settings: NotificationSettings) throws(AuthorizationStoreError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let record = Record(status: settings.status, allowed: settings.allowed.rawValue)
    do {
      try encoder.encode(record).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw .unwritable(path: path)
    }
  }
}
