/// Where the rows of a CSV text begin and how many cells each has.
///
/// A check before parsing: parsers tend to pad short rows in silence.
struct TableShape: Equatable {
  struct Row: Equatable {
    /// The line the row starts on, from 1.
    let line: Int
    let cells: Int
  }

  private(set) var rows: [Row] = []
  /// "\r\n" when the first line ends so, else "\n".
  private(set) var newline = "\n"

  /// Throws when the text ends within quotes.
  init(text: String, file: String) throws(TableError) {
    var line = 1
    var start = 1
    var cells = 1
    var quoteLine: Int?
    var isEmpty = true
    var last: UInt8 = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""):
        quoteLine = quoteLine == nil ? line : nil
        isEmpty = false
      case UInt8(ascii: ",") where quoteLine == nil:
        cells += 1
        isEmpty = false
      case UInt8(ascii: "\n"):
        if quoteLine == nil {
          if rows.isEmpty, last == UInt8(ascii: "\r") { newline = "\r\n" }
          rows.append(Row(line: start, cells: cells))
          start = line + 1
          cells = 1
          isEmpty = true
        }
        line += 1
      case UInt8(ascii: "\r"):
        break
      default:
        isEmpty = false
      }
      last = byte
    }
    if let quoteLine {
      throw TableError(file: file, line: quoteLine, message: "a quotation that never ends")
    }
    if !isEmpty { rows.append(Row(line: start, cells: cells)) }
  }
}
