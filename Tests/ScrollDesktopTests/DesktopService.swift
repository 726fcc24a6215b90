#if DBus
  import Foundation
  import Glibc
  import Synchronization

  @testable import ScrollApp
  @testable import ScrollDesktop

  /// A notification service as a desktop has one: it answers calls and notes them.
  final class DesktopService: Sendable {
    struct Shown: Equatable {
      var number: UInt32
      var title: String
      var text: String
      var actions: [String]
      var isQuiet: Bool
    }

    private struct Notes {
      var shown: [Shown] = []
      var closed: [UInt32] = []
      var next: UInt32 = 1
      var wishes: [WireMessage] = []
      var isOver = false
      var isEnded = false
    }

    private let notes = Mutex(Notes())
    let capabilities: [String]

    init(capabilities: [String] = ["actions", "body", "body-markup"]) {
      self.capabilities = capabilities
    }

    var shown: [Shown] { notes.withLock { $0.shown } }
    var closed: [UInt32] { notes.withLock { $0.closed } }

    /// The unique name of the service where it plays the bus as well.
    static let name = ":1.1"

    /// Has the service signal something to everybody, or to one connection.
    ///
    /// - Parameter sender: what the bus says where the service plays it; a real bus writes its own.
    func signal(
      _ member: String, _ body: [WireValue], to destination: String? = nil,
      from sender: String? = DesktopService.name
    ) {
      var message = WireMessage.desktopSignal(member, body)
      (message.sender, message.destination) = (sender, destination)
      send(message)
    }

    func send(_ message: WireMessage) { notes.withLock { $0.wishes.append(message) } }

    func takeWishes() -> [WireMessage] {
      notes.withLock { notes in
        defer { notes.wishes = [] }
        return notes.wishes
      }
    }

    var isOver: Bool { notes.withLock { $0.isOver } }
    var isEnded: Bool { notes.withLock { $0.isEnded } }
    func end() { notes.withLock { $0.isEnded = true } }
    func stop() { notes.withLock { $0.isOver = true } }

    /// The answer to a call.
    func answer(_ call: WireMessage) -> WireMessage? {
      guard call.kind == .call else { return nil }
      var answer = WireMessage(.answer)
      answer.replySerial = call.serial
      answer.destination = call.sender
      switch call.member {
      case "Hello": answer.body = [.string(":1.7")]
      case "GetNameOwner": answer.body = [.string(Self.name)]
      case "GetCapabilities": answer.body = [.strings(capabilities)]
      case "Notify": answer.body = [.uint32(note(call))]
      case "CloseNotification":
        if case .uint32(let number)? = call.body.first {
          notes.withLock { $0.closed.append(number) }
        }
      default: break
      }
      return answer
    }

    private func note(_ call: WireMessage) -> UInt32 {
      guard call.body.count == 8, case .uint32(let old) = call.body[1],
        case .string(let title) = call.body[3], case .string(let text) = call.body[4],
        let actions = call.body[5].strings, case .array(_, let hints) = call.body[6]
      else { return 0 }
      return notes.withLock { notes in
        var number = old
        if old == 0 {
          number = notes.next
          notes.next += 1
        }
        notes.shown.append(
          Shown(
            number: number, title: title, text: text, actions: actions, isQuiet: !hints.isEmpty))
        return number
      }
    }

    /// The answer to a line of a client that wants in.
    private static func welcome(_ line: String) -> String? {
      if line.hasSuffix("AUTH EXTERNAL") { return "DATA" }
      if line.hasPrefix("DATA") || line.contains("AUTH EXTERNAL ") {
        return "OK 0123456789abcdef0123456789abcdef"
      }
      return line == "NEGOTIATE_UNIX_FD" ? "AGREE_UNIX_FD" : nil
    }

    /// Takes whole lines off the beginning, up to the one after which messages follow.
    private func lines(_ bytes: inout [UInt8]) -> [String] {
      var lines: [String] = []
      while lines.last != "BEGIN", let end = bytes.firstIndex(of: 0x0A) {
        lines.append(
          String(decoding: bytes[..<end].filter { $0 != 0x0D && $0 != 0 }, as: UTF8.self))
        bytes.removeFirst(end + 1)
      }
      return lines
    }

    /// Plays the bus at one end of a pair of sockets, on a thread of its own.
    func serveAsBus(_ descriptor: Int32) {
      Thread.detachNewThread { [self] in
        let socket = UnixSocket(adopting: descriptor)
        defer { end() }
        var bytes: [UInt8] = []
        var isIn = false
        var serial: UInt32 = 1
        try? socket.setTimeout(0.005)
        while !isOver {
          let transfer = try? socket.receive(into: &bytes, atMost: 4096)
          guard transfer != nil, transfer != .ended else { return }
          if !isIn {
            for line in lines(&bytes) {
              isIn = line == "BEGIN"
              if let answer = Self.welcome(line) {
                try? socket.sendAll(Array((answer + "\r\n").utf8))
              }
              if isIn { break }
            }
            guard isIn else { continue }
          }
          while let length = try? WireMessage.length(of: bytes), bytes.count >= length {
            let message = try? WireMessage.decode(Array(bytes[..<length]))
            bytes.removeFirst(length)
            guard let call = message, var answer = answer(call) else { continue }
            let isForBus = call.destination == DBusConnection.bus
            answer.sender = isForBus ? DBusConnection.bus : Self.name
            answer.serial = serial
            serial += 1
            try? socket.sendAll((try? answer.encode()) ?? [])
          }
          for var wish in takeWishes() {
            wish.serial = serial
            serial += 1
            try? socket.sendAll((try? wish.encode()) ?? [])
          }
        }
      }
    }
  }

  extension WireMessage {
    /// A signal of the notification service's interface.
    static func desktopSignal(_ member: String, _ body: [WireValue]) -> WireMessage {
      var message = WireMessage(.signal)
      (message.path, message.interface) = (DesktopPresenter.object, DesktopPresenter.service)
      (message.member, message.body) = (member, body)
      return message
    }
  }

  /// Two ends of a connection.
  func socketPair() throws -> (near: Int32, far: Int32) {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else {
      throw WireError.system(call: "socketpair", code: errno)
    }
    return (ends[0], ends[1])
  }

  /// Polls until something holds; half a minute is more than any machine needs.
  func poll(
    _ presenter: DesktopPresenter, until condition: ([NotificationResponse]) -> Bool
  ) -> [NotificationResponse] {
    var responses: [NotificationResponse] = []
    let end = ContinuousClock.now + .seconds(30)
    repeat {
      responses += presenter.poll()
      if condition(responses) || presenter.failure != nil { break }
      Thread.sleep(forTimeInterval: 0.001)
    } while ContinuousClock.now < end
    return responses
  }
#endif
