extension Palette {
  /// The ground of pictures.
  package static let ground = "#ffffff"
  /// The ground for readers who prefer dark pictures.
  package static let darkGround = "#14181f"

  /// Pale fills, for areas with words on them.
  package static let pale = [
    "#dbe9f6", "#fbe3d0", "#d5efe4", "#eedcec", "#fcefcb", "#dff0fa", "#e6e1f5",
  ]

  /// Each color that looks different in a dark picture. Colors that are not listed can be seen on both grounds.
  package static let dark: [(light: String, dark: String)] =
    [
      (ink, "#e4e8ef"), (faint, "#98a3b5"), (grid, "#262d38"), (frame, "#566173"),
      (beyond, "#222a35"), (edge, "#8c97a9"), (blue, "#5b9bf0"), (vermilion, "#ff8b4a"),
      (green, "#3fbf95"), (purple, "#d795c0"), (sky, "#a5dcf7"), ("#8c6d31", "#c9a25e"),
    ]
    + zip(
      pale, ["#24405c", "#5a3a22", "#1f4f3d", "#503048", "#57471a", "#1d4657", "#3c3560"]
    ).map { (light: $0, dark: $1) }

  /// The rules of a style sheet that give a drawing its dark colors. Only those whose color the drawing has.
  ///
  /// - Parameter body: the elements of the drawing, with colors as attributes, which rules override.
  static func darkRules(for body: String) -> String {
    // White is the ground and the rim of dots; white words stand on dark areas in both.
    var rules =
      "rect[fill=\"\(ground)\"]{fill:\(darkGround)}[stroke=\"\(ground)\"]{stroke:\(darkGround)}\n"
    for (light, dark) in Palette.dark {
      if body.contains("fill=\"\(light)\"") { rules += "[fill=\"\(light)\"]{fill:\(dark)}\n" }
      if body.contains("stroke=\"\(light)\"") { rules += "[stroke=\"\(light)\"]{stroke:\(dark)}\n" }
    }
    return rules
  }
}
