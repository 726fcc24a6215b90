import ArgumentParser
import Foundation
import ScrollApp
import ScrollCommands
import ScrollTools

/// Sends a push to a gallery that listens, as a push service would.
struct PushCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "push",
    abstract: "Sends a notification to an app on this machine that listens for pushes.",
    discussion: """
      EXAMPLES:
        Gallery push --title "New post" --sound chime --badge 3
        Gallery push --socket /tmp/gallery.sock --title "New post" --list feed --item 400

      Stands for the remote side of a push service. The app, 'Gallery --push SOCKET' for one, listens on \
      a Unix socket; its token lies beside it in SOCKET.token. Without --socket it is \
      scrollwork-push.sock in XDG_RUNTIME_DIR.

      Ends with 0 when the app took the push, with 1 when it did not: a bad token, notifications that are \
      not allowed, an app that is busy; with 2 for a payload of more than 4096 bytes, and when there is \
      no socket to send to, or no app listens, answers or stays; with 64 for wrong arguments.
      """)

  @Option(help: "The title.")
  var title = ""

  @Option(help: "A second line below the title.")
  var subtitle = ""

  @Option(help: "The text.")
  var body = ""

  @Option(help: ArgumentHelp("What the app's badge counts, 0 or more.", valueName: "count"))
  var badge: Int?

  @Option(help: "chime, knock or bell; silence by default.", transform: Sound.named)
  var sound: Sound?

  @Option(
    help: ArgumentHelp("The kind of notification: which actions it offers.", valueName: "name"))
  var category: String?

  @Option(help: ArgumentHelp("The conversation or topic it belongs to.", valueName: "name"))
  var thread: String?

  @Option(help: ArgumentHelp("The list that a tap opens, with --item.", valueName: "name"))
  var list: String?

  @Option(
    help: ArgumentHelp(
      "The number of the item that a tap shows, with --list.", valueName: "number"))
  var item: UInt64?

  @Option(
    help: ArgumentHelp("Takes the place of an earlier push of this name.", valueName: "name"))
  var id: String?

  @Option(help: ArgumentHelp("The app's token, 64 digits.", valueName: "hex"))
  var token: String?

  @Option(help: ArgumentHelp("The app's socket.", valueName: "path"), completion: .file())
  var socket: String?

  @Option(help: ArgumentHelp("Seconds to wait for the app, 0.1 to 600.", valueName: "seconds"))
  var timeout = 5.0

  @Flag(help: "Print what came of it as JSON with sorted keys.")
  var json = false

  @ParentCommand private var window: Gallery

  func validate() throws {
    guard window.push == nil else {
      throw ValidationError("--push is where a gallery listens; the app's socket is --socket here")
    }
    if let badge, badge < 0 { throw ValidationError("--badge is 0 or more") }
    guard timeout >= 0.1, timeout <= 600 else {
      throw ValidationError("--timeout is from 0.1 to 600")
    }
    guard (list == nil) == (item == nil) else {
      throw ValidationError("--list and --item go together")
    }
    if let token, DeviceToken(hex: token) == nil {
      throw ValidationError("--token is 64 hexadecimal digits")
    }
    guard payload.content.hasText || badge != nil || sound != nil else {
      throw ValidationError("there is nothing to show: give a --title, for one")
    }
  }

  func run() throws {
    guard
      let path = socket
        ?? PushEndpoint.path(environment: ProcessInfo.processInfo.environment)
    else {
      throw Failure.badInput(
        """
        push: error: XDG_RUNTIME_DIR is not set: give the app's --socket
        Start a gallery that listens: Scripts/gallery --push /tmp/gallery.sock
        Then, in another terminal:    Scripts/gallery push --socket /tmp/gallery.sock --title Hello
        """)
    }
    do throws(PushError) {
      guard
        let token = token.flatMap({ DeviceToken(hex: $0) })
          ?? DeviceToken(contentsOf: path + ".token")
      else { throw PushError.noServer(path: path) }
      try PushClient.send(payload, token: token, to: path, timeout: timeout)
    } catch {
      try tell(Outcome(delivered: false, socket: path, error: "\(error)"))
      guard case .noServer(let path) = error else {
        throw Failure(code: Self.code(of: error), message: "push: error: \(error)")
      }
      throw Failure.badInput(
        """
        push: error: \(error)
        Start a gallery that listens: Scripts/gallery --push \(path)
        Then, in another terminal:    Scripts/gallery push --socket \(path) --title Hello
        """)
    }
    try tell(Outcome(delivered: true, socket: path))
  }

  private func tell(_ outcome: Outcome) throws {
    if json {
      Terminal.write(try JSONOutput.text(outcome))
    } else if outcome.delivered {
      Terminal.write(PlainText.line("delivered to \(outcome.socket)") + "\n")
    }
  }

  private var payload: PushPayload {
    PushPayload(
      id: id.map { NotificationRequest.ID(rawValue: $0) },
      content: NotificationContent(
        title: title, subtitle: subtitle, body: body, badge: badge, sound: sound?.sound,
        thread: thread.map { NotificationContent.Thread(rawValue: $0) },
        category: category.map { NotificationCategory.ID(rawValue: $0) },
        target: target))
  }

  private var target: NotificationTarget? {
    guard let list, let item else { return nil }
    return NotificationTarget(list: NotificationTarget.List(rawValue: list), number: item)
  }

  /// 1 for what the app says, 2 for what keeps it from saying anything.
  private static func code(of error: PushError) -> Int32 {
    switch error {
    case .badToken, .busy, .refused: 1
    default: 2
    }
  }

  /// What came of a push.
  private struct Outcome: Encodable {
    var delivered: Bool
    var socket: String
    var error: String?
  }

  /// A sound by its name, as arguments have it.
  struct Sound: ExpressibleByArgument {
    var sound: NotificationSound

    init?(argument: String) {
      guard let sound = NotificationSound(rawValue: argument) else { return nil }
      self.sound = sound
    }

    static func named(_ word: String) throws -> Sound {
      if let sound = Sound(argument: word) { return sound }
      throw ValidationError(WordList.unknown(word, allValueStrings))
    }

    static var allValueStrings: [String] { NotificationSound.allCases.map(\.rawValue) }
  }
}
