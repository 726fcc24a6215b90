import ScrollTools
import Testing

@testable import ScrollSimulation

@Suite struct SuggestionTests {
  @Test("the distance counts insertions, deletions, replacements and swaps of neighbors")
  func distance() {
    let pairs = [
      ("", "", 0), ("", "abc", 3), ("width", "width", 0), ("widht", "width", 1),
      ("wdth", "width", 1), ("kitten", "sitting", 3), ("ab", "ba", 1),
    ]
    for (a, b, edits) in pairs {
      #expect(Suggestion.distance(Array(a), Array(b)) == edits, "\(a) \(b)")
      #expect(Suggestion.distance(Array(b), Array(a)) == edits, "\(b) \(a)")
    }
  }

  @Test("the nearest word is offered, and none when all are far")
  func nearest() {
    let words = ["at", "fling", "drag", "wheel", "scroll_to", "wait"]
    #expect(Suggestion.nearest(to: "scrollTo", among: words) == "scroll_to")
    #expect(Suggestion.nearest(to: "scroll-to", among: words) == "scroll_to")
    #expect(Suggestion.nearest(to: "WAIT", among: words) == "wait")
    #expect(Suggestion.nearest(to: "wat", among: words) == "wait")
    #expect(Suggestion.nearest(to: "hover", among: words) == nil)
    #expect(Suggestion.nearest(to: "", among: words) == nil)
    #expect(Suggestion.nearest(to: "x", among: ["y"]) == nil)
  }
}
