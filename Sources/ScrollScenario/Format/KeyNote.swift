/// What the documentation says of a key.
struct KeyNote: Sendable {
  let name: String
  /// What it is for.
  let note: String
  let isRequired: Bool
  /// What may stand there.
  let phrase: String
  let unit: ValueUnit?
  /// What holds where it is not written.
  let defaultText: String?
  /// The name under which its value is described.
  let definition: String?
  /// The keys of a mapping that may stand there.
  let parts: @Sendable () -> [KeyNote]
}
