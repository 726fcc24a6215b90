/// A type that stands for a place in a parcel, with the type of its value.
///
/// ```swift
/// enum Destination: ParcelKey { typealias Value = City }
/// ```
public protocol ParcelKey<Value> {
  /// The type of the value that the key stands for.
  associatedtype Value

  /// What the place is called in the bytes: the name of the key's type, with that of its module, unless
  /// stated. State it before a key is renamed whose parcels are to be read on.
  static var name: String { get }
}

extension ParcelKey {
  public static var name: String { String(reflecting: Self.self) }
}

/// The key of a value that needs none: its type is its key.
public enum ItselfKey<Value>: ParcelKey {}

/// Whether the name of a type is the same in every process. The name of a private or local type contains an
/// address.
package func isStable(_ name: String) -> Bool { !name.contains("(unknown context at ") }
