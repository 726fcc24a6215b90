import Foundation
import ScrollApp
import ScrollParcels
import ScrollReports
import ScrollScenario
import ScrollSimulation

/// A server at a socket of its own.
final class HostileServer {
  let server: PushServer
  private let path = NSTemporaryDirectory() + "hostile-" + UUID().uuidString.prefix(8)

  init() throws {
    var random = SystemRandomNumberGenerator()
    server = try PushServer(path: path, token: DeviceToken(using: &random))
  }

  deinit {
    server.close()
    for file in [path, path + ".lock"] { try? FileManager.default.removeItem(atPath: file) }
  }
}

/// Runs a few frames of a scenario: it is refused, or runs. Long ones are left unfinished.
func run(_ scenario: Scenario) throws {
  let run = try Simulation(scenario).begin()
  for _ in 0..<20 { guard try run.next() != nil else { break } }
  _ = run.report().text()
}

/// A reactor with a number that nothing changes.
final class HostileReactor: Reactor {
  enum Action: Sendable { case none }
  let initialState = 0
  func mutate(action: Action) -> Flow<Int> { .just(1) }
  func reduce(state: Int, mutation: Int) -> Int { state &+ mutation }
}

/// Something that writes one number.
struct HostileParcel: Parcelable {
  var body: (inout ParcelWriter) throws(ParcelError) -> Void

  init(_ body: @escaping (inout ParcelWriter) throws(ParcelError) -> Void) { self.body = body }
  init(from reader: inout ParcelReader) throws(ParcelError) { body = { _ in } }
  func write(to writer: inout ParcelWriter) throws(ParcelError) { try body(&writer) }
}
