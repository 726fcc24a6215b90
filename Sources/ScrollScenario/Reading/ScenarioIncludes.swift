#if CLI
  import Foundation

  /// Puts scenario files together with those they include.
  struct ScenarioIncludes {
    /// How deep files may include one another; the scenario file is the first.
    static let depthLimit = 16
    /// How many files one scenario may be put together of.
    static let fileLimit = 256

    /// The names of all files that were read, the scenario's first.
    private(set) var files: [String] = []
    private let main: YAMLFile

    init(_ main: YAMLFile) {
      self.main = main
      files = [main.path]
    }

    /// The tree of the scenario file with what it includes under it.
    mutating func expand(_ root: YAMLNode) throws(ScenarioError) -> YAMLNode {
      try expand(root, [main.path])
    }

    /// - Parameter chain: the files that led here, this one last.
    private mutating func expand(
      _ root: YAMLNode, _ chain: [String]
    ) throws(ScenarioError) -> YAMLNode {
      guard let include = root["include"] else { return root }
      let value = YAMLValue(node: include, label: "'include'")
      var names = [value]
      if case .list = value.kind { names = try value.list() }
      var base: YAMLNode?
      for name in names {
        let next = try read(name, chain)
        base = base?.merged(with: next) ?? next
      }
      let own = root.without(keys: ["include"])
      return base?.merged(with: own) ?? own
    }

    private mutating func read(
      _ name: YAMLValue, _ chain: [String]
    ) throws(ScenarioError) -> YAMLNode {
      let relative = try name.filePath()
      let path = SourceText.path(relative, besides: main.path)
      if let first = chain.firstIndex(where: { Self.plain($0) == Self.plain(path) }) {
        let circle = (chain[first...] + [path]).map { "'\($0)'" }.joined(
          separator: ", which includes ")
        throw name.error("a file cannot include itself: \(circle)")
      }
      guard chain.count < Self.depthLimit else {
        throw name.error("files include one another \(Self.depthLimit) deep at most")
      }
      guard files.count < Self.fileLimit else {
        throw name.error("a scenario is put together of at most \(Self.fileLimit) files")
      }
      var isDirectory: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      let kind = (try? FileManager.default.attributesOfItem(atPath: path))?[.type]
      let isFile = [.typeRegular, .typeSymbolicLink].contains(kind as? FileAttributeType)
      guard !exists || (isFile && !isDirectory.boolValue) else {
        throw name.error("'\(path)' is not a file")
      }
      let text = try SourceText.read(path: path, blame: name.place)
      files.append(path)
      let slash = relative.lastIndex(of: "/")
      let file = YAMLFile(path: path, folder: slash.map { String(relative[...$0]) } ?? "")
      let root = try YAMLDocument.root(text: text, file: file)
      let tree = YAMLValue(node: root, label: "an included file")
      guard case .mapping = tree.kind else { throw tree.wrongType("a mapping") }
      try LocatedScenario.checkVersion(tree)
      return try expand(root, chain + [path])
    }

    /// A path without `.` and `..`, to see that two are the same.
    private static func plain(_ path: String) -> String {
      var parts: [Substring] = []
      for part in path.split(separator: "/") where part != "." {
        if part == "..", let last = parts.last, last != ".." {
          parts.removeLast()
        } else {
          parts.append(part)
        }
      }
      return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
  }
#endif
