import ScrollLayout
import ScrollPrimitives
import Testing

@Suite struct ColumnsTests {
  private func count(_ columns: Columns, _ available: Double, spacing: Double = 0) -> Int {
    columns.count(available: available, spacing: spacing, sizeClass: .compact)
  }

  @Test("a number of columns is that number, whatever the room")
  func fixed() {
    #expect(count(.count(3), 0) == 3)
    #expect(count(.count(0), 390) == 1)
  }

  @Test("adaptive columns are as many as fit with spaces between them, and at least one")
  func adaptive() {
    #expect(count(.adaptive(minimumLength: 100), 400) == 4)
    #expect(count(.adaptive(minimumLength: 100), 399.999) == 3)
    #expect(count(.adaptive(minimumLength: 100), 430, spacing: 10) == 4)
    #expect(count(.adaptive(minimumLength: 100), 429, spacing: 10) == 3)
    #expect(count(.adaptive(minimumLength: 100), 50) == 1)
    #expect(count(.adaptive(minimumLength: 100), -50) == 1)
  }

  @Test("no number makes counting trap")
  func extremes() {
    for value in [Double.nan, .infinity, -.infinity, 0, 1e-300, 1e300] {
      #expect(count(.adaptive(minimumLength: value), 390) >= 1)
      #expect(count(.adaptive(minimumLength: 1e-300), value) >= 1)
    }
  }

  @Test("a size class chooses between two numbers")
  func sizeClass() {
    let columns = Columns.sizeClass(compact: 2, regular: 5)
    #expect(columns.count(available: 1, spacing: 0, sizeClass: .compact) == 2)
    #expect(columns.count(available: 1, spacing: 0, sizeClass: .regular) == 5)
  }
}
