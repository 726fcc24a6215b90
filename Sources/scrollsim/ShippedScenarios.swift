#if CLI
  import FoundationEssentials
  import ScrollTools

  /// The scenarios that come with the package.
  enum ShippedScenarios {
    /// The nearest `Demos/Scenarios` from the working directory upward, then from the executable.
    static func folder() throws(Failure) -> String {
      let manager = FileManager.default
      let executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().path
      for start in [manager.currentDirectoryPath, executable] {
        var place = URL(filePath: start)
        while true {
          let folder = place.appending(path: "Demos/Scenarios").path
          if !names(in: folder).isEmpty { return folder }
          guard place.path != "/", !place.path.isEmpty else { break }
          place.deleteLastPathComponent()
        }
      }
      throw .badInput("there is no folder Demos/Scenarios here, next to scrollsim, or above")
    }

    /// The names of the scenarios in a folder, sorted.
    static func names(in folder: String) -> [String] {
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      return files.filter { $0.hasSuffix(".yaml") }.map { String($0.dropLast(5)) }.sorted()
    }
  }
#endif
