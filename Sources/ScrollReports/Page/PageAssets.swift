/// The files of `Page/Assets`, which are a part of the program.
enum PageAssets {
  /// Draws what the element `data` holds into the element `charts`, and writes the values of the frame at the cursor
  /// into the element `readout`. `#frame-N` behind the page's address puts the cursor on a frame.
  ///
  /// One function around all files, in the order in which they need each other.
  static var script: String {
    let files = [
      PackageResources.data_js, PackageResources.values_js, PackageResources.axes_js,
      PackageResources.panels_js, PackageResources.marks_js, PackageResources.drawing_js,
      PackageResources.screen_js, PackageResources.cursor_js, PackageResources.range_js,
      PackageResources.input_js, PackageResources.start_js,
    ]
    return "(() => {\n\"use strict\";\n" + files.map(text).joined() + "})();\n"
  }

  /// The look of a page: quiet, in light and in dark, and on paper.
  static var style: String { text(PackageResources.page_css) + text(PackageResources.charts_css) }

  /// The elements that the script fills.
  static var charts: String { text(PackageResources.charts_html) }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
