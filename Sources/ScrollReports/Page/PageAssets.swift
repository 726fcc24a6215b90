/// The files of `Page/Assets`, which are a part of the program.
enum PageAssets {
  /// Draws what the element `data` holds into the element `charts`, and writes the values of the frame at the cursor
  /// into the element `readout`. `#frame=N` behind the page's address puts the cursor on a frame.
  static var script: String { text(PackageResources.report_js) }

  /// The look of a page: quiet, in light and in dark, and on paper.
  static var style: String { text(PackageResources.report_css) }

  /// The elements that the script fills.
  static var charts: String { text(PackageResources.charts_html) }

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
