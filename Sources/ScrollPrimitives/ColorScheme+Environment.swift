extension TraitCollection.ColorScheme {
  /// The scheme that the environment asks programs for; `nil` where it says nothing.
  ///
  /// `GTK_THEME` is the name of a theme, with `:dark` behind it or `-dark` at its end for a dark one; any other name is a light
  /// theme. Without it, `QT_STYLE_OVERRIDE` is read in the same way.
  ///
  /// - Parameter environment: the process's environment, by name.
  public init?(environment: [String: String]) {
    let names = ["GTK_THEME", "QT_STYLE_OVERRIDE"].compactMap { environment[$0] }
    guard let name = names.first(where: { !$0.isEmpty })?.lowercased() else { return nil }
    self = name.hasSuffix(":dark") || name.hasSuffix("-dark") ? .dark : .light
  }
}
