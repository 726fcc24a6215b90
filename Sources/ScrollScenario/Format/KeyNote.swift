/// The documentation of a key.
struct KeyNote: Sendable {
  let name: String
  /// The purpose of the key: a sentence without a full stop.
  let note: String
  var isRequired = false
  /// The values that it takes.
  let phrase: String
  var unit: ValueUnit?
  /// The value of a key that is not written.
  var defaultText: String?
  /// The name under which the value is described.
  var definition: String?
  /// The keys of a mapping that may be the value.
  var parts: @Sendable () -> [KeyNote] = { [] }
}
