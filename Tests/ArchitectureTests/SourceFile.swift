import Foundation

/// A source file of the package, read as tokens.
struct SourceFile {
  let module: String
  /// The folder of the module it stands in; empty directly in the module.
  let folder: String
  /// From the package's root, for messages.
  let path: String
  let lineCount: Int
  let tokens: [Token]

  /// - Parameter path: from the package's root: `Sources/Module/Folder/File.swift`.
  init(path: String, text: String) {
    let parts = path.split(separator: "/").map(String.init)
    module = parts.count > 2 ? parts[1] : ""
    folder = parts.count > 3 ? parts[2] : ""
    self.path = path
    let breaks = text.utf8.count { $0 == UInt8(ascii: "\n") }
    lineCount = breaks + (text.isEmpty || text.utf8.last == UInt8(ascii: "\n") ? 0 : 1)
    tokens = Tokenizer.tokens(of: text)
  }
}

/// All sources of the package, read once.
struct SourceTree: Sendable {
  struct Unreadable: Error, CustomStringConvertible {
    let description: String
  }

  let root: URL
  let files: [SourceFile]

  /// The tree around this file. Throws if it does not exist: a check that saw no files proves nothing.
  static func load() throws -> SourceTree { try tree.get() }

  private static let tree = Result { try SourceTree(around: #filePath) }

  private init(around file: String) throws {
    var root = URL(filePath: file).deletingLastPathComponent()
    while !FileManager.default.fileExists(atPath: root.appending(path: "Package.swift").path) {
      guard root.pathComponents.count > 1 else {
        throw Unreadable(description: "no Package.swift above the tests")
      }
      root.deleteLastPathComponent()
    }
    self.root = root
    let sources = root.appending(path: "Sources").path
    let names = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    files = try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
      let text = try String(contentsOfFile: sources + "/" + name, encoding: .utf8)
      return SourceFile(path: "Sources/" + name, text: text)
    }
    guard !files.isEmpty else { throw Unreadable(description: "no sources in Sources") }
  }

  /// The names of the folders in `Sources`.
  var modules: [String] { Set(files.map(\.module)).sorted() }

  /// The files of a module. Throws when there are fewer than the module is known to have.
  func files(of rule: ModuleRule) throws -> [SourceFile] {
    let found = files.filter { $0.module == rule.name }
    guard found.count >= rule.minimumFiles else {
      throw Unreadable(description: "saw \(found.count) files of \(rule.name) only")
    }
    return found
  }

  /// The files that no executable owns.
  func libraryFiles() throws -> [SourceFile] {
    try ModuleRule.all.filter(\.isLibrary).flatMap { try files(of: $0) }
  }
}
