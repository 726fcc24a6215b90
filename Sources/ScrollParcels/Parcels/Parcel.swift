/// Values by typed keys, to be handed to another screen, kept in a file or sent to another process.
///
/// A value is encoded when it is set and decoded when it is read, so a parcel is a value itself:
/// nothing in it is shared. Values with unknown keys are kept and passed on.
public struct Parcel: Sendable, Equatable {
  /// What is in one place.
  struct Entry: Sendable, Equatable {
    var form: Form
    /// The name of the value's type.
    var type: String
    /// The value, behind the names that it refers to.
    var bytes: ArraySlice<UInt8>
  }

  /// By what means a value was written.
  @usableFromInline
  enum Form: UInt8, Sendable {
    /// By ``Parcelable/write(to:)``.
    case own = 0
    /// By its `Encodable` conformance.
    case coded = 1
  }

  /// By the names of the keys.
  var entries: [String: Entry] = [:]

  /// Makes an empty parcel.
  public init() {}

  /// Whether there is nothing in it.
  public var isEmpty: Bool { entries.isEmpty }

  /// How many values there are.
  public var count: Int { entries.count }

  /// Whether there is a value in a place, of whichever type.
  public func contains<Key: ParcelKey>(_ key: Key.Type) -> Bool { entries[Key.name] != nil }

  /// Takes what is in a place out of the parcel.
  public mutating func remove<Key: ParcelKey>(_ key: Key.Type) {
    entries[Key.name] = nil
  }
}
