#if CLI
  import ScrollTools
  import Scrollwork

  extension Failure {
    /// What the engine refused, where the script requests it.
    static func engine(_ error: CollectionError, at place: SourcePlace) -> Failure {
      .engine("\(place): error: \(error.code): \(error)")
    }
  }
#endif
