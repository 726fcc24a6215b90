internal import FoundationEssentials

/// What a push carries: a notification, as a JSON object whose keys are the properties' names.
public struct PushPayload: Hashable, Sendable {
  /// The most bytes of its JSON: as many as Apple's push service takes.
  public static let byteLimit = 4096

  /// A later push of the same name takes the place of an earlier one; `nil` for one of its own.
  public var id: NotificationRequest.ID?
  /// What the notification says.
  public var content: NotificationContent

  /// Creates a payload; without an identifier the receiver makes one.
  public init(id: NotificationRequest.ID? = nil, content: NotificationContent) {
    self.id = id
    self.content = content
  }

  /// Reads the JSON of a push. Unknown keys are ignored.
  ///
  /// Reads no more of the sequence than needed to see that it is too large: the error has the number of bytes known
  /// until then.
  ///
  /// - Throws: `tooLarge`, `malformed` for anything but such an object, or for one with nothing to present.
  public init(json: some Sequence<UInt8>) throws(PushError) {
    let known = json.underestimatedCount
    let data = Data(json.prefix(Self.byteLimit + 1))
    guard data.count <= Self.byteLimit else {
      throw .tooLarge(bytes: max(data.count, known), limit: Self.byteLimit)
    }
    do {
      self = try JSONDecoder().decode(PushPayload.self, from: data)
      try content.check()
    } catch {
      throw .malformed
    }
  }

  /// The JSON, with sorted keys.
  ///
  /// - Throws: `tooLarge`, `malformed` when there is nothing to present.
  public func json() throws(PushError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data: Data
    do {
      try content.check()
      data = try encoder.encode(self)
    } catch {
      throw .malformed
    }
    guard data.count <= Self.byteLimit else {
      throw .tooLarge(bytes: data.count, limit: Self.byteLimit)
    }
    return Array(data)
  }
}

extension PushPayload: Codable {
  private enum CodingKeys: String, CodingKey {
    case id
  }

  public init(from decoder: any Decoder) throws {
    id = try decoder.container(keyedBy: CodingKeys.self)
      .decodeIfPresent(NotificationRequest.ID.self, forKey: .id)
    content = try NotificationContent(from: decoder)
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encodeIfPresent(id, forKey: .id)
    try content.encode(to: encoder)
  }
}
