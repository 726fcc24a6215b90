/// A public function, and a call of it with values that no caller should pass.
struct HostileCall: Sendable {
  /// The module, the type, the name and the labels, as ``PublicFunction/key`` has them.
  let name: String
  /// Throws what the function throws, or `NothingDrawn` where there is nothing to call it with.
  let body: @Sendable (inout Draws) throws -> Void

  init(_ name: String, _ body: @escaping @Sendable (inout Draws) throws -> Void) {
    self.name = name
    self.body = body
  }
}

extension HostileCall {
  /// All calls, by module.
  static let all: [HostileCall] = [
    scrollApp1,
    scrollApp2,
    scrollData1,
    pagedLists,
    scrollParcels1,
    scrollPhysics1,
    scrollPhysics2,
    scrollPhysics3,
    scrollPrimitives1,
    scrollPrimitives2,
    scrollSimulation1,
    scrollSimulation2,
    scrollSimulation3,
    scrollTools1,
    scrollwork1,
    scrollwork2, scrollers,
  ].flatMap { $0 }
}
