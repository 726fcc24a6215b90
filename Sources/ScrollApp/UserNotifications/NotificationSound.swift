/// What is heard when a notification comes.
///
/// A chime is made from numbers (`samples(rate:)`), so no file has to be found or read.
public enum NotificationSound: String, Hashable, Sendable, Codable, CaseIterable {
  /// Two rising tones.
  case chime
  /// One short low tone.
  case knock
  /// A bell that rings out.
  case bell
}
