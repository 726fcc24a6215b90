import Scrollwork
import Stage

/// What is drawn around the list of mails.
extension MailDemo {
  func drawControls(in canvas: inout Canvas, after frame: Frame) {
    let area = LayoutRect(x: 16, y: 6, width: canvas.size.width - 32, height: 32)
    let (title, buttons) = stripContent
    strip.draw(buttons, trailingIn: area, title: title, &canvas, surroundings)
  }

  private var stripContent: (title: String, buttons: [Buttons<Command>.Button]) {
    if isSelecting {
      let count = view.selectedItems.count
      return (
        "\(count.grouped) selected",
        [.init("All", .selectAll), .init("None", .selectNone), .init("Done", .endSelecting)]
      )
    }
    let unread = numbers.count { !read.contains($0) }
    return (
      "\(unread.grouped) unread",
      [.init("New mail", .compose), .init("Refresh", .refresh), .init("Select", .select)]
    )
  }

  func drawBehind(in canvas: inout Canvas, after frame: Frame) {
    Spinner.draw(view, in: &canvas, surroundings.theme, at: frame.time)
    guard frame.visible.isEmpty, numbers.isEmpty else { return }
    canvas.text(
      "No mails", in: LayoutRect(x: 0, y: 80, width: canvas.size.width, height: 20),
      style: Type.headline.aligned(.center), surroundings.theme.quiet)
  }

  func drawAbove(in canvas: inout Canvas, after frame: Frame) {
    if let first = frame.visible.first, let path = first.element.itemPath {
      unseen = min(unseen, first.start < .zero ? path.item + 1 : path.item)
    }
    if unseen > 0 {
      pill.draw("\(unseen) new", .up, y: 12, in: &canvas, surroundings)
    } else {
      pill.hide()
    }
    drawBar(in: &canvas)
    if let removal {
      notice.draw(
        removal.message, action: "Undo", bottom: (bar.area?.size.height ?? 0) + 12,
        in: &canvas, surroundings.theme)
    } else {
      notice.hide()
    }
  }

  private func drawBar(in canvas: inout Canvas) {
    guard isSelecting else { return bar.hide() }
    let hasTargets = !view.selectedItems.isEmpty
    bar.draw(
      [
        .init("Archive", .archive, isEnabled: hasTargets),
        .init("Flag", .flag, isEnabled: hasTargets),
        .init("Mark read", .markRead, isEnabled: hasTargets),
        .init("Delete", .delete, kind: .destructive, isEnabled: hasTargets),
      ], in: &canvas, surroundings)
  }

  /// The mail's own list lies behind: what it scrolls goes below the buttons.
  func drawPage(in canvas: inout Canvas, after frame: Frame) {
    let theme = surroundings.theme
    let size = canvas.size
    canvas.fill(LayoutRect(x: 0, y: 0, width: size.width, height: MailPage.top), theme.surface)
    canvas.fill(LayoutRect(x: 0, y: 0, width: 1, height: size.height), theme.rule)
    guard let opened else {
      drawEmptyPage("No mail is open", in: &canvas, theme)
      return pageButtons.clear()
    }
    if page.view.contentOffset.y > -MailPage.top {
      canvas.fill(LayoutRect(x: 0, y: MailPage.top, width: size.width, height: 1), theme.rule)
    }
    pageButtons.draw(
      [
        .init("Mark unread", .markRead, isEnabled: read.contains(opened)),
        .init(flagged.contains(opened) ? "Unflag" : "Flag", .flag), .init("Archive", .archive),
        .init("Delete", .delete, kind: .destructive),
      ], trailingIn: LayoutRect(x: 16, y: 12, width: size.width - 32, height: 32), &canvas,
      surroundings)
  }
}
