#if CLI
  import ScrollTools

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// A directory of CSV files.
  struct TableDirectory {
    let path: String
    /// The names of the CSV files, sorted.
    let files: [String]

    /// Throws when the directory is missing or cannot be listed.
    init(_ path: String) throws(TableError) {
      self.path = path
      do {
        files = try FileManager.default.contentsOfDirectory(atPath: path)
          .filter { $0.hasSuffix(".csv") && !$0.hasPrefix(".") }
          .sorted()
      } catch {
        let problem = FileProblem.listing(path)
        throw TableError(
          file: path, message: "the directory is missing or cannot be read: \(problem)")
      }
    }

    func table(_ file: String) throws(TableError) -> NumberTable {
      let bytes: [UInt8]
      do throws(FileProblem) { bytes = try FileProblem.bytes(of: path + "/" + file) } catch {
        throw TableError(file: file, message: "the file cannot be read: \(error)")
      }
      guard var text = String(validating: bytes, as: UTF8.self) else {
        throw TableError(file: file, message: "the file is not UTF-8")
      }
      // A byte order mark would become part of the first column's name.
      if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
      return try NumberTable(file: file, text: text)
    }

    /// What is to be written: the path and the text of each table. Throws when `output` is this directory.
    func files(
      _ tables: [NumberTable], in output: String
    ) throws(TableError) -> [(path: String, text: String)] {
      guard Self.resolved(output) != Self.resolved(path) else {
        throw TableError(file: output, message: "the output would replace the tables themselves")
      }
      return tables.map { (output + "/" + $0.file, $0.text) }
    }

    private static func resolved(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
  }
#endif
