import ScrollPrimitives
import ScrollScenario
import ScrollTools

/// A number for all that a run is made of: two runs are worth comparing where it is the same.
///
/// It has the screen, the physics, the layout, the costs, the script and the rows in it, and what recorded
/// fingers and sessions do; not what anything is called, where files lie, nor gates. Of two versions of
/// the package, what only the newer one knows counts where a scenario uses it: settings that are off,
/// empty or not there are left out.
struct WorkloadHash: CustomStringConvertible {
  private var hash = FNVHash()

  private init() {}

  init(_ scenario: Scenario, _ content: ScenarioContent) {
    var named = scenario
    named.name = ""
    named.summary = ""
    named.expect = []
    named.defaults = .all
    named.budgets = Scenario.Budgets()
    add(named, as: "scenario")
    content.addRows(to: &hash)
    for path in content.recordings.keys.sorted() {
      for recording in content.recordings[path] ?? [] { add(recording.samples, as: "gesture") }
    }
    for entry in content.journal?.entries ?? [] { add(entry, as: "journal") }
  }

  var description: String { hash.description }

  /// Walks through the parts of a value, each by its path of names in the order of their declaration.
  private mutating func add(_ value: Any, as path: String) {
    let mirror = Mirror(reflecting: value)
    // Before the casts below, which see through optionals: an explicit zero differs from no value.
    if mirror.displayStyle == .optional {
      guard let child = mirror.children.first else { return }
      hash.add(path + "?")
      return add(child.value, as: path)
    }
    switch value {
    case let flag as Bool:
      if flag { hash.add(path) }
    case let number as Double:
      guard number != 0 else { return }
      hash.add(path)
      hash.add(number.bitPattern)
    case let number as Int: addBits(UInt64(bitPattern: Int64(number)), as: path)
    case let number as UInt64: addBits(number, as: path)
    case let text as String:
      guard !text.isEmpty else { return }
      hash.add(path)
      hash.add(text)
    case .constant(let cost) as Scenario.Cost:
      add(cost, as: path)
    case is Scenario.CSVSource, is Scenario.JSONLinesSource, is Scenario.RecordingSource:
      // What the files have in them is what counts.
      hash.add(path)
    case var gestures as Scenario.Gestures where !gestures.path.isEmpty:
      gestures.path = ""
      add(gestures, as: path)
    default:
      // Looking up a conformance is slow, so it is only done for values without parts.
      if mirror.displayStyle == nil, let number = value as? any FixedWidthInteger {
        addBits(UInt64(truncatingIfNeeded: number), as: path)
      } else {
        addParts(of: mirror, "\(value)", as: path)
      }
    }
  }

  private mutating func addBits(_ bits: UInt64, as path: String) {
    guard bits != 0 else { return }
    hash.add(path)
    hash.add(bits)
  }

  private mutating func addParts(
    of mirror: Mirror, _ name: @autoclosure () -> String, as path: String
  ) {
    switch mirror.displayStyle {
    case .enum:
      hash.add(path)
      guard let child = mirror.children.first else { return hash.add(name()) }
      hash.add(child.label ?? "")
      add(child.value, as: path + "." + (child.label ?? ""))
    case .collection where mirror.children.isEmpty: return
    case .collection:
      hash.add(path)
      hash.add(UInt64(mirror.children.count))
      for (index, child) in mirror.children.enumerated() {
        add(child.value, as: "\(path).\(index)")
      }
    case .set, .dictionary:
      // In an order of their own, which theirs is not.
      let parts = mirror.children.map { child in
        var part = WorkloadHash()
        part.add(child.value, as: path)
        return part.hash.value
      }
      for part in parts.sorted() { hash.add(part) }
    default:
      for child in mirror.children { add(child.value, as: path + "." + (child.label ?? "")) }
    }
  }
}
