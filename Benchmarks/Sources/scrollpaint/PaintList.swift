#if Paint
  import ScrollSDL
  import Scrollwork
  import SideWork

  /// A row as the peers paint it: a ground that tells even rows from odd ones, and "Row i" in 15 points.
  final class PaintCell: ReusableCell {
    var text = ""
    var isOdd = false

    static let grounds = (
      even: Color(red: 0xD0, green: 0xD0, blue: 0xD0), odd: Color(red: 255, green: 255, blue: 255)
    )

    func draw(in canvas: inout Canvas) {
      let size = canvas.size
      canvas.fill(
        LayoutRect(origin: .zero, size: size), isOdd ? Self.grounds.odd : Self.grounds.even)
      // Centered in the row, as the peers have it: a line of 15 points is some 18 high.
      canvas.text(
        text,
        in: LayoutRect(
          x: 16, y: (size.height - 18) / 2, width: size.width - 32, height: 18), size: 15,
        Color(red: 0, green: 0, blue: 0))
    }
  }

  /// A list of uniform rows and the surface that it is painted on.
  struct PaintList {
    let view: CollectionView
    let surface: SurfaceRenderer
    private var time = Timestamp.zero

    init(rows: Int) throws {
      var configuration = ListLayout.Configuration()
      configuration.estimatedItemExtent = SideData.uniformExtent
      configuration.fixedItemExtent = SideData.uniformExtent
      view = CollectionView(layout: try ListLayout(configuration))
      view.register(PaintCell.self)
      view.cellProvider = { view, path in
        let cell: PaintCell = view.dequeueCell(at: path)
        cell.text = "Row \(path.item)"
        cell.isOdd = path.item % 2 != 0
        return cell
      }
      let size = LayoutSize(width: SideData.width, height: SideData.height)
      try view.setViewport(size: size)
      try view.reloadData(sectionCounts: [rows])
      surface = try SurfaceRenderer(size: size, fonts: try FontBook())
      try scroll(to: 0)
    }

    /// Scrolls to an offset in points and makes the frame.
    @discardableResult
    mutating func scroll(to offset: Double) throws(CollectionError) -> Frame {
      try view.setContentOffset(LayoutPoint(x: 0, y: offset), animated: false)
      time.nanoseconds += 1_000_000_000 / 120
      return try view.step(to: time)
    }

    func paint(_ frame: Frame) { surface.draw(frame.displayList) }
  }
#endif
