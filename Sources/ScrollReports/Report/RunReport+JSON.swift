public import ScrollSimulation
import ScrollTools

#if canImport(FoundationEssentials)
  private import FoundationEssentials
#else
  private import Foundation
#endif

extension RunReport {
  /// The report as JSON with sorted keys in snake case, ending in a newline. The same report gives
  /// the same bytes. Control characters in names are escaped.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.keyEncodingStrategy = .convertToSnakeCase
    return JSONText.escaped(String(decoding: try encoder.encode(self), as: UTF8.self)) + "\n"
  }
}
