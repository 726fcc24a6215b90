import Foundation
import TestSupport
import Testing

/// Whatever a caller passes: a public function throws, or answers with a value that its documentation names. It does
/// not end the process.
@Suite struct HostileValueTests {
  @Test("every public function that takes numbers is called with hostile ones")
  func complete() throws {
    let declared = Set(try PublicFunction.all().map(\.key))
    #expect(declared.count > 250)
    let called = Set(HostileCall.all.map(\.name))
    #expect(declared.subtracting(called).sorted() == [], "without a call in \(Self.self)")
    #expect(called.subtracting(declared).sorted() == [], "calls of functions that are not there")
  }

  @Test("none of them traps", arguments: HostileCall.all.map(\.name))
  func calls(name: String) throws {
    let call = try #require(HostileCall.all.first { $0.name == name })
    let isTraced = ProcessInfo.processInfo.environment["TRACE"] != nil
    let seeds = TestRun.allSeeds(60)
    var (answered, refused) = (0, 0)
    for seed in seeds {
      if isTraced {
        FileHandle.standardError.write(Data("\(name) seed \(seed)\n".utf8))
      }
      var draws = Draws(seed: seed)
      do {
        try call.body(&draws)
        answered += 1
      } catch {
        refused += 1
      }
    }
    #expect(answered + refused == seeds.count)
  }
}
