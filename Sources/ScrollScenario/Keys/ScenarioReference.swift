/// The keys of scenario files, for people and for shells.
package enum ScenarioReference {
  /// The page of the documentation with all keys.
  static var page: String {
    var page = Page()
    page.text = """
      # Keys of scenario files

      Every key, where it may stand and what it is for.

      ## Overview

      Times and lengths are numbers without a unit; the table says which is meant. A number may have underscores
      between its digits. Where a file includes another, an empty value takes away what that file has.

      """
    page.add("The scenario", ScenarioKeys.table.notes, path: "")
    while let (title, notes) = page.waiting.popFirst() {
      guard title == "layout" else {
        page.add(title, notes, path: title)
        continue
      }
      for kind in LayoutKind.allCases {
        page.add("layout of kind \(kind.rawValue)", kind.table.notes, path: title)
      }
    }
    return page.text
  }

  /// The keys that a setting may name, with what they are for: `reuse.pool`. Keys inside of lists have
  /// numbers in their way and are not among them.
  package static var settings: [(key: String, note: String)] {
    var all: [(key: String, note: String)] = []
    func add(_ notes: [KeyNote], _ prefix: String) {
      var seen: Set<String> = []
      for note in notes where seen.insert(note.name).inserted {
        let key = prefix + note.name
        all.append((key, note.note))
        if note.definition != "section", note.definition != "entry" { add(note.parts(), key + ".") }
      }
    }
    let whole: Set<String> = ["scrollsim", "include", "variables", "matrix"]
    add(ScenarioKeys.table.notes.filter { !whole.contains($0.name) }, "")
    return all
  }
}

/// The page while it is written.
private struct Page {
  var text = ""
  /// Descriptions that are referred to and not yet written.
  var waiting: ArraySlice<(title: String, notes: [KeyNote])> = []
  private var known: Set<String> = []

  /// Adds a table of keys, and tables of the mappings in it.
  mutating func add(_ title: String, _ notes: [KeyNote], path: String) {
    text += "\n## \(title)\n\n| key | value | what it is for |\n|---|---|---|\n"
    var seen: Set<String> = []
    let notes = notes.filter { seen.insert($0.name).inserted }
    for note in notes { text += row(note) }
    for note in notes {
      let parts = note.parts()
      guard !parts.isEmpty else { continue }
      if let definition = note.definition {
        if known.insert(definition).inserted { waiting.append((definition, parts)) }
      } else {
        let way = path.isEmpty ? note.name : "\(path).\(note.name)"
        add(way, parts, path: way)
      }
    }
  }

  private func row(_ note: KeyNote) -> String {
    var value = note.phrase
    if let definition = note.definition { value += ": see *\(definition)*" }
    if let unit = note.unit { value += "; \(unit.rawValue)" }
    if note.isRequired { value += "; required" }
    if let text = note.defaultText { value += "; \(text) by default" }
    return "| `\(note.name)` | \(value) | \(note.note) |\n"
  }
}
