import ScrollPhysics
import ScrollScenario
import Scrollwork

extension Scenario.Physics {
  /// The profile with the values that replace parts of it.
  ///
  /// - Throws: for the first value out of its range.
  func scrollProfile() throws(CollectionError) -> ScrollProfile {
    do throws(PhysicsError) {
      return try checkedProfile()
    } catch {
      throw CollectionError(error)
    }
  }
}
