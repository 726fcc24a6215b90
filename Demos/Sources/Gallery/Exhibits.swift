import Scrollwork
import Stage

/// What the gallery shows, in order.
enum Exhibits {
  static func all(_ cities: @escaping () throws -> Cities) -> [Exhibit] {
    [
      Exhibit(
        title: "Cities",
        summary: "34,006 rows with pinned headers. Search as you type; pull it over its ends."
      ) { try CitiesDemo($0, cities()) },
      Exhibit(
        title: "Feed", summary: "Posts come in at the top. What you read does not move."
      ) { try FeedDemo($0) },
      Exhibit(
        title: "Chat",
        summary:
          "Read from its end; older messages load as you reach the top, the last is being written."
      ) { try ChatDemo($0) },
      Exhibit(
        title: "Photos",
        summary: "100,000 pictures in a grid, in lanes or in lines: the one you look at stays."
      ) { try PhotosDemo($0) },
      Exhibit(
        title: "Store", summary: "Carousels within a page, each with a bounce of its own."
      ) { try StoreDemo($0) },
      Exhibit(
        title: "Table", summary: "100,000 rows and as many columns, scrolled both ways."
      ) { try TableDemo($0) },
      Exhibit(
        title: "A billion rows",
        summary: "Each of a height of its own, with a slider over all of them."
      ) { try BillionDemo($0) },
      Exhibit(
        title: "Physics",
        summary: "Every constant on a slider, every platform a tap away, in motion."
      ) { try PhysicsDemo($0) },
    ]
  }
}
