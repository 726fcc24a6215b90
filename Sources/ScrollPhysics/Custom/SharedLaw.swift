/// A law of a program, which copies of a motion or an edge share: profiles with built-in parts pay one word for it.
final class SharedLaw<Law: Sendable>: Sendable {
  let law: Law

  init(_ law: Law) { self.law = law }

  /// Whether two laws are of one type, and equal.
  static func areEqual<Some: Equatable>(_ a: Some, _ b: any Equatable) -> Bool { a == b as? Some }
}
