internal import FoundationEssentials

/// Settings in a file, a small JSON object that is written whole or not at all.
public struct FileAuthorizationStore: AuthorizationStore {
  private struct Record: Codable {
    static let current = 1
    var version = Record.current
    var status: AuthorizationStatus
    var allowed: UInt8
  }

  public let path: String

  /// - Parameter path: its folder has to exist when settings are saved.
  public init(path: String) { self.path = path }

  public func load() throws(AuthorizationStoreError) -> NotificationSettings? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .unreadable(path: path)
    }
    guard let record = try? JSONDecoder().decode(Record.self, from: data),
      record.version == Record.current,
      AuthorizationOptions.all.rawValue & record.allowed == record.allowed
    else { throw .corrupt(path: path) }
    return NotificationSettings(
      status: record.status, allowed: AuthorizationOptions(rawValue: record.allowed))
  }

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
