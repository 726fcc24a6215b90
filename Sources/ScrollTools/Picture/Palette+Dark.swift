extension Palette {
  /// The ground of pictures.
  package static let ground = "#ffffff"
  /// The ground for readers who prefer dark pictures.
  package static let darkGround = "#14181f"

  /// Fills for areas with words on them: twelve hues of OKLCH, 30 degrees apart, alternately lighter and darker. Words in
  /// ``ink`` have a contrast of 7 or more on them.
  package static let fills = [
    "#ffbfb8", "#f6a56d", "#f5cb70", "#b8c465", "#9ee6a0", "#55d4b6",
    "#5de8f6", "#64c7fc", "#bcd1fd", "#c0acfd", "#f9b6fc", "#f799be",
  ]

  /// The same for dark pictures.
  private static let darkFills = [
    "#8a423d", "#6a3402", "#735603", "#444a00", "#326935", "#095143",
    "#016770", "#064b69", "#3f5893", "#4a3874", "#774579", "#6c2a48",
  ]

  /// Each color that looks different in a dark picture. Colors that are not listed can be seen on both grounds.
  package static let dark: [(light: String, dark: String)] =
    [
      (ink, "#e4e8ef"), (faint, "#98a3b5"), (grid, "#262d38"), (frame, "#566173"),
      (beyond, "#222a35"), (edge, "#8c97a9"), (blue, "#5b9bf0"), (vermilion, "#ff8b4a"),
      (green, "#3fbf95"), (purple, "#d795c0"), (sky, "#a5dcf7"), ("#8c6d31", "#c9a25e"),
    ]
    + zip(fills, darkFills).map { (light: $0, dark: $1) }

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
