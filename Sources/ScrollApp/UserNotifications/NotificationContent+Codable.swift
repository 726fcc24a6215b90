/// Encoded as an object whose keys are the properties' names; missing keys are empty.
extension NotificationContent: Codable {
  private enum CodingKeys: String, CodingKey {
    case title, subtitle, body, badge, sound, thread, category, target
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      title: try values.decodeIfPresent(String.self, forKey: .title) ?? "",
      subtitle: try values.decodeIfPresent(String.self, forKey: .subtitle) ?? "",
      body: try values.decodeIfPresent(String.self, forKey: .body) ?? "",
      badge: try values.decodeIfPresent(Int.self, forKey: .badge),
      sound: try values.decodeIfPresent(NotificationSound.self, forKey: .sound),
      thread: try values.decodeIfPresent(Thread.self, forKey: .thread),
      category: try values.decodeIfPresent(NotificationCategory.ID.self, forKey: .category),
      target: try values.decodeIfPresent(NotificationTarget.self, forKey: .target))
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    if !title.isEmpty { try values.encode(title, forKey: .title) }
    if !subtitle.isEmpty { try values.encode(subtitle, forKey: .subtitle) }
    if !body.isEmpty { try values.encode(body, forKey: .body) }
    try values.encodeIfPresent(badge, forKey: .badge)
    try values.encodeIfPresent(sound, forKey: .sound)
    try values.encodeIfPresent(thread, forKey: .thread)
    try values.encodeIfPresent(category, forKey: .category)
    try values.encodeIfPresent(target, forKey: .target)
  }
}
