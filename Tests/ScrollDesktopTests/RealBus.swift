#if DBus
  import Foundation
  import Glibc
  import TestSupport
  import Testing

  @testable import ScrollApp
  @testable import ScrollDesktop

  /// A message bus of its own, gone with the test.
  final class RealBus {
    static let daemon: String? = ["/usr/bin/dbus-daemon", "/bin/dbus-daemon"].first {
      (path: String) in
      access(path, X_OK) == 0
    }

    let address: String
    /// Where its socket is.
    let path: String
    private let folder: TestFolder
    private let process = Process()

    init() throws {
      folder = try TestFolder()
      path = folder.path("bus")
      address = "unix:path=\(path)"
      let configuration = folder.path("bus.conf")
      try Data(
        """
        <busconfig><listen>\(address)</listen><auth>EXTERNAL</auth>
        <policy context="default"><allow send_destination="*" eavesdrop="true"/>
        <allow send_requested_reply="false" send_type="method_return"/>
        <allow receive_requested_reply="false"/><allow eavesdrop="true"/>
        <allow own="*"/></policy></busconfig>
        """.utf8
      ).write(to: URL(filePath: configuration))
      process.executableURL = URL(filePath: try #require(Self.daemon))
      process.arguments = ["--nofork", "--nopidfile", "--config-file=\(configuration)"]
      process.standardError = FileHandle.nullDevice
      try process.run()
    }

    deinit {
      // Its signals may be blocked, as they are on the thread that starts it.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }

    /// Connects as soon as the bus listens.
    func connect<Result>(_ body: (String) throws -> Result) throws -> Result {
      let end = ContinuousClock.now + .seconds(30)
      while true {
        do { return try body(address) } catch  where ContinuousClock.now < end {
          Thread.sleep(forTimeInterval: 0.002)
        }
      }
    }
  }

  /// A connection to a real bus that does what a test says: it may own the service's name, and it may lie.
  final class BusPeer {
    private var connection: WireConnection
    let service = DesktopService()
    /// Whether calls are answered with their own bodies.
    var echoes = false
    /// All that came for it, calls of the service apart.
    private(set) var received: [WireMessage] = []
    /// The connection that called last.
    private(set) var caller: String?

    init(_ bus: RealBus) throws {
      connection = try bus.connect { [path = bus.path] _ in try WireConnection(path: path) }
    }

    /// Does what came in, and sends what is to be sent.
    func serve() throws {
      for message in try connection.poll() {
        if var answer = service.answer(message) {
          caller = message.sender
          if echoes, message.member == "Echo" { answer.body = message.body }
          _ = try connection.send(answer)
        } else {
          received.append(message)
        }
      }
      for wish in service.takeWishes() { _ = try connection.send(wish) }
    }

    func send(_ message: WireMessage) throws { _ = try connection.send(message) }

    /// Asks the bus and waits for its answer: earlier messages are delivered by then.
    @discardableResult
    func askBus(_ member: String, _ body: [WireValue] = []) throws -> WireMessage? {
      let serial = try connection.send(
        .call(
          member, of: DBusConnection.bus, at: "/org/freedesktop/DBus", on: DBusConnection.bus,
          body))
      let end = ContinuousClock.now + .seconds(30)
      while ContinuousClock.now < end {
        try serve()
        if let answer = received.last(where: { $0.replySerial == serial }) { return answer }
        Thread.sleep(forTimeInterval: 0.001)
      }
      return nil
    }

    /// Has it own the service's name, taking it from an owner that allows it.
    func takeName() throws {
      let replaceable = 1 as UInt32
      let replacing = 2 as UInt32
      try askBus(
        "RequestName", [.string(DesktopPresenter.service), .uint32(replaceable | replacing)])
    }
  }
#endif
