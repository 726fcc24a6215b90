import Scrollwork
import Stage

/// The page of a picture.
enum PhotoPage {
  /// - Throws: `UnknownItem` for a number that is no picture's.
  static func make(_ surroundings: Surroundings, _ number: Int) throws -> DetailPage {
    guard (0..<PhotosDemo.count).contains(number) else { throw UnknownItem(number: number) }
    let shape = PhotosDemo.shape(number)
    let width = 1200
    let height = Int((Double(width) * shape).rounded())
    return try DetailPage(
      surroundings, title: "Picture \(number.grouped)",
      [
        DetailPage.Part(
          nil,
          [.picture(shape) { area, canvas in Artwork.draw(number, in: area, radius: 12, &canvas) }]),
        DetailPage.Part(
          nil,
          [
            .fact("Number", number.grouped),
            .fact("Size", "\(width.grouped) × \(height.grouped)"),
            .fact("Orientation", shape == 1 ? "Square" : shape > 1 ? "Portrait" : "Landscape"),
          ]),
        DetailPage.Part(
          "Around it",
          [number - 1, number + 1].filter { (0..<PhotosDemo.count).contains($0) }.map {
            .link("Picture \($0.grouped)", $0 < number ? "before" : "after", number: $0)
          }),
      ])
  }
}
