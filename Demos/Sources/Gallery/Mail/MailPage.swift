import Scrollwork
import Stage

/// The page with the open mail in a wide window: it scrolls where the mail is longer than the window.
final class MailPage: Demo {
  let view: CollectionView
  private let surroundings: Surroundings
  private var shown: (mail: Mail, date: String)?
  /// The number of the mail that is shown.
  var number: Int? { shown?.mail.number }
  /// Points above the mail that the buttons cover.
  static let top = 56.0

  init(_ surroundings: Surroundings) throws {
    self.surroundings = surroundings
    var layout = ListLayout.Configuration()
    layout.estimatedItemExtent = 600
    view = CollectionView(layout: try ListLayout(layout))
    view.alwaysBounces = true
    view.register(MailText.self)
    try view.setContentInset(LayoutInsets(top: Self.top))
    view.cellProvider = { [unowned self] view, path in
      let text: MailText = view.dequeueCell(at: path)
      text.surroundings = surroundings
      if let shown { (text.mail, text.date) = shown }
      return text
    }
    try view.reloadData(sectionCounts: [0])
  }

  func drawBehind(in canvas: inout Canvas, after frame: Frame) {
    canvas.fill(canvas.bounds, surroundings.theme.surface)
  }

  /// Shows a mail from its beginning, or none.
  func show(_ mail: Mail?, date: String) throws {
    shown = mail.map { ($0, date) }
    try view.reloadData(sectionCounts: [mail == nil ? 0 : 1])
    try view.setContentOffset(LayoutPoint(x: 0, y: -Self.top), animated: false)
  }
}

/// The whole text of a mail in a column of readable width.
final class MailText: StageCell {
  var mail = Mail(0)
  var date = ""

  private static let readableWidth = 640.0
  private static let subject = TextStyle(size: 24, weight: .semibold)
  private static let body = TextStyle(size: 16, lineHeight: 1.25)
  private static let margin = 12.0
  /// Points between the subject and the text, for the sender and a line.
  private static let head = 20.0 + 44 + 16 + 20
  private static let gap = 16.0

  private func textWidth(_ width: Double) -> Double {
    max(0, min(Self.readableWidth, width - 64))
  }

  override func size(fitting proposal: LayoutSize) -> LayoutSize {
    guard let surroundings else { return proposal }
    let width = textWidth(proposal.width)
    let text = mail.paragraphs.reduce(0) {
      $0 + surroundings.height(of: $1, Self.body, width: width) + Self.gap
    }
    let subject = surroundings.height(of: mail.subject, Self.subject, width: width)
    return LayoutSize(
      width: proposal.width, height: Self.margin + subject + Self.head + text + Self.margin)
  }

  override func paint(in canvas: inout Canvas) {
    guard let surroundings else { return }
    let width = textWidth(canvas.size.width)
    let x = max(32, (canvas.size.width - width) / 2)
    let height = surroundings.height(of: mail.subject, Self.subject, width: width)
    canvas.text(
      mail.subject, in: LayoutRect(x: x, y: Self.margin, width: width, height: height + 2),
      style: Self.subject, theme.ink)
    var y = Self.margin + height + 20
    Avatar.draw(mail.sender, in: LayoutRect(x: x, y: y, width: 44, height: 44), &canvas)
    let dateWidth = surroundings.width(of: date, Type.label) + 2
    let line = LayoutRect(x: x + 58, y: y + 2, width: max(0, width - 58), height: 20)
    canvas.text(
      mail.sender, in: line.narrowed(by: dateWidth + 12), style: Type.headline, theme.ink)
    canvas.text(
      date, in: line.moved(y: 2).with(height: 17), style: Type.label.aligned(.trailing),
      theme.quiet)
    canvas.text("to you", in: line.moved(y: 22), style: Type.caption, theme.quiet)
    y += 44 + 16
    canvas.fill(LayoutRect(x: x, y: y, width: width, height: 1), theme.rule)
    y += 20
    for paragraph in mail.paragraphs {
      let height = surroundings.height(of: paragraph, Self.body, width: width)
      canvas.text(
        paragraph, in: LayoutRect(x: x, y: y, width: width, height: height + 2), style: Self.body,
        theme.ink)
      y += height + Self.gap
    }
  }
}
