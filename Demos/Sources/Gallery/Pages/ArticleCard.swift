import Scrollwork
import Stage

/// An article, a placeholder for one, or what says that its page has failed.
final class ArticleCard: StageCell {
  static let height = 104.0
  private static let button = LayoutSize(width: 74, height: 32)

  var article: Article?
  /// The indices of the page, if it has failed.
  var failure: Range<Int>?
  var isFirstOfPage = false

  override func size(fitting proposal: LayoutSize) -> LayoutSize {
    LayoutSize(width: proposal.width, height: Self.height)
  }

  override func paint(in canvas: inout Canvas) {
    if let article {
      drawCard(in: &canvas)
      draw(article, in: &canvas)
    } else if let failure, isFirstOfPage {
      drawCard(in: &canvas)
      draw(failure, in: &canvas)
    } else {
      drawPlaceholder(in: &canvas)
    }
  }

  private func drawCard(in canvas: inout Canvas) {
    canvas.shadow(canvas.bounds.moved(y: 2), radius: 14, blur: 9, theme.shadow)
    canvas.roundedRect(canvas.bounds, radius: 14, theme.surface)
  }

  private var picture: LayoutRect { LayoutRect(x: 12, y: 12, width: 80, height: 80) }

  /// Next to the picture, or without a picture at the margin.
  private static func textStart(_ width: Double) -> Double { width < narrow ? 14 : 106 }

  private func draw(_ article: Article, in canvas: inout Canvas) {
    let number = article.id
    let x = Self.textStart(canvas.size.width)
    if x > picture.maxX { Artwork.draw(number, in: picture, radius: 10, &canvas) }
    let text = LayoutRect(x: x, y: 14, width: max(0, canvas.size.width - x - 14), height: 38)
    canvas.text(
      Prose.text(number, sentences: 1), in: text, style: Type.label.limited(to: 2), theme.ink)
    let writer = Prose.person(Prose.scatter(number, below: 1000))
    canvas.text(
      writer, in: LayoutRect(x: x, y: 56, width: text.size.width, height: 16),
      style: Type.caption.limited(to: 1), theme.quiet)
    canvas.text(
      "article \((number + 1).grouped)",
      in: LayoutRect(x: x, y: 75, width: text.size.width, height: 16), style: Type.figures,
      theme.faint)
  }

  /// The page that has failed, and a button.
  private func draw(_ failure: Range<Int>, in canvas: inout Canvas) {
    guard canvas.size.width >= Self.narrow else { return drawNarrow(failure, in: &canvas) }
    let sign = LayoutRect(x: 32, y: 32, width: 40, height: 40)
    canvas.roundedRect(sign, radius: 20, theme.danger.withAlpha(36))
    canvas.roundedRect(
      LayoutRect(x: sign.midX - 1.5, y: sign.minY + 10, width: 3, height: 12), radius: 1.5,
      theme.danger)
    canvas.roundedRect(
      LayoutRect(x: sign.midX - 2, y: sign.minY + 26, width: 4, height: 4), radius: 2,
      theme.danger)
    let button = LayoutRect(
      x: canvas.size.width - Self.button.width - 16, y: 36, width: Self.button.width,
      height: Self.button.height)
    let text = LayoutRect(x: 106, y: 32, width: max(0, button.minX - 116), height: 20)
    draw(failure, text, button, in: &canvas)
  }

  /// The button below the text, without a sign.
  private func drawNarrow(_ failure: Range<Int>, in canvas: inout Canvas) {
    let x = Self.textStart(canvas.size.width)
    draw(
      failure, LayoutRect(x: x, y: 10, width: max(0, canvas.size.width - 2 * x), height: 20),
      LayoutRect(origin: LayoutPoint(x: x, y: 60), size: Self.button), in: &canvas)
  }

  private func draw(
    _ failure: Range<Int>, _ text: LayoutRect, _ button: LayoutRect, in canvas: inout Canvas
  ) {
    canvas.text("No connection", in: text, style: Type.headline, theme.ink)
    canvas.text(
      "Rows \(failure.lowerBound + 1)–\(failure.upperBound)",
      in: text.moved(y: 23).with(height: 17),
      style: Type.caption.limited(to: 1), theme.quiet)
    canvas.roundedRect(button, radius: 9, theme.fill)
    canvas.text(
      "Retry", in: button.line(of: 16), style: Type.label.aligned(.center), theme.onAccent)
  }

  /// The shapes of an article that is not there yet.
  private func drawPlaceholder(in canvas: inout Canvas) {
    let isDim = failure != nil
    let ground = theme.surface.mixed(with: theme.ground, isDim ? 0.6 : 0.25)
    let shape = theme.raised.mixed(with: ground, isDim ? 0.35 : 0)
    canvas.roundedRect(canvas.bounds, radius: 14, ground)
    let x = Self.textStart(canvas.size.width)
    if x > picture.maxX { canvas.roundedRect(picture, radius: 10, shape) }
    let room = max(0, canvas.size.width - x - 14)
    for (y, share, height) in [(18.0, 1.0, 10.0), (36, 0.62, 10), (59, 0.38, 8), (78, 0.24, 8)] {
      canvas.roundedRect(
        LayoutRect(x: x, y: y, width: room * share, height: height), radius: height / 2, shape)
    }
  }
}

/// Says that there are no more articles.
enum EndOfList {
  static let height = 82.0

  /// - Parameter top: where the last article ends, in points from the canvas's top.
  static func draw(_ count: Int, at top: Double, _ canvas: inout Canvas, _ theme: Theme) {
    let (middle, line) = (canvas.size.width / 2, top + 30)
    for side in [-1.0, 1] {
      canvas.line(
        from: LayoutPoint(x: middle + side * 14, y: line),
        to: LayoutPoint(x: middle + side * 74, y: line), width: 1, theme.rule)
    }
    canvas.roundedRect(
      LayoutRect(x: middle - 3, y: line - 3, width: 6, height: 6), radius: 3, theme.accent)
    canvas.text(
      "All \(count.grouped) articles",
      in: LayoutRect(x: 0, y: line + 14, width: canvas.size.width, height: 18),
      style: Type.label.aligned(.center), theme.quiet)
  }
}
