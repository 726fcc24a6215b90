/// What the name of a peer tells: a family and, behind a dash, a version.
public enum Peer {
  /// Our own name.
  public static let ours = "scrollwork"

  public static func isOurs(_ name: String) -> Bool { belongs(name, to: ours) }

  /// Whether a peer is of a family: `qtquick-6.4.2` is of `qtquick`.
  public static func belongs(_ name: String, to family: String) -> Bool {
    name == family || name.hasPrefix(family + "-")
  }

  /// The name before the version: `prefix-array-c` for one that has none.
  public static func family(_ name: String) -> String {
    let parts = name.split(separator: "-")
    let words = parts.prefix { $0.first?.isNumber != true }
    return words.isEmpty ? name : words.joined(separator: "-")
  }

  /// What stands behind the family, if anything does: `6.4.2`.
  public static func version(_ name: String) -> String? {
    let rest = name.dropFirst(family(name).count)
    return rest.isEmpty ? nil : String(rest.dropFirst())
  }

  /// How the peer is called in tables and pictures.
  public static func title(_ name: String) -> String {
    let family = family(name)
    let known = titles[family] ?? family
    return version(name).map { "\(known) \($0)" } ?? known
  }

  private static let titles = [
    "scrollwork": "Scrollwork", "qtquick": "Qt Quick", "gtk": "GTK", "imgui": "Dear ImGui",
    "prefix-array-c": "Prefix array, C", "chunked-tree-c": "Chunked tree, C",
  ]
}
