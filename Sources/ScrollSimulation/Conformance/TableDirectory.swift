#if CLI
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
        throw TableError(file: path, message: "the directory is missing or cannot be read")
      }
    }

    func table(_ file: String) throws(TableError) -> NumberTable {
      guard let data = FileManager.default.contents(atPath: path + "/" + file) else {
        throw TableError(file: file, message: "the file cannot be read")
      }
      guard var text = String(validating: data, as: UTF8.self) else {
        throw TableError(file: file, message: "the file is not UTF-8")
      }
      // A byte order mark would become part of the first column's name.
      if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
      return try NumberTable(file: file, text: text)
    }

    /// Writes tables under their own names, making the directory where it is missing. Throws, before
    /// writing, when `output` is this directory.
    func write(_ tables: [NumberTable], to output: String) throws(TableError) {
      guard Self.resolved(output) != Self.resolved(path) else {
        throw TableError(file: output, message: "the output would replace the tables themselves")
      }
      do {
        try FileManager.default.createDirectory(
          atPath: output, withIntermediateDirectories: true)
      } catch {
        throw TableError(file: output, message: "the directory cannot be made")
      }
      for table in tables {
        do {
          try Data(table.text.utf8).write(to: URL(fileURLWithPath: output + "/" + table.file))
        } catch {
          throw TableError(file: output + "/" + table.file, message: "the file cannot be written")
        }
      }
    }

    private static func resolved(_ path: String) -> String {
      URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
    }
  }
#endif
