#if CLI
  package import ScrollScenario
  import ScrollTools

  extension ScenarioFile {
    /// Everything that is wrong with a scenario file and the data it names, in the order of the file.
    ///
    /// What hides behind a wrong entry (a row that would have come) is not looked at. Linear in the files and
    /// the number of cases; at most ``problemLimit`` problems are returned.
    ///
    /// - Parameters:
    ///   - path: relative to the working directory; also the name shown in problems and the
    ///     base of the paths inside the scenario.
    ///   - variables: as in ``read(path:variables:case:settings:)``.
    /// - Returns: nothing where the scenario, and every case of it, can be run.
    package static func problems(
      path: String, variables: [String: String] = [:]
    ) -> [ScenarioError] {
      do throws(ScenarioError) {
        let text = try SourceText.read(path: path, blame: SourcePlace(file: path))
        return problems(text: text, name: path, variables: variables)
      } catch {
        return [error]
      }
    }

    /// The most problems that are said of one file.
    package static let problemLimit = 100

    /// Everything that is wrong with a text and the data it names.
    ///
    /// - Parameters:
    ///   - text: the scenario in YAML.
    ///   - name: the path shown in problems; paths inside the scenario are relative to its folder.
    ///   - variables: as in ``read(path:variables:case:settings:)``.
    static func problems(
      text: String, name: String, variables: [String: String] = [:]
    ) -> [ScenarioError] {
      let tree: ScenarioTree
      do throws(ScenarioError) {
        tree = try ScenarioTree(text: text, name: name, overrides: variables)
      } catch {
        return [error]
      }
      var problems: [ScenarioError] = []
      var known: Set<ScenarioError> = []
      // Cases often have the same content, which is checked once.
      var checked: [LocatedScenario] = []
      for wanted in tree.cases {
        let (reading, wrong) = tree.read(wanted)
        var found = wrong
        if let reading, reading.isContentKnown,
          !wrong.isEmpty || !checked.contains(where: { $0.hasContent(of: reading.located) })
        {
          let (content, problems) = ContentLoader.look(at: reading.located)
          found += problems
          if let content, found.isEmpty {
            found += problem(with: reading.located, content)
            checked.append(reading.located)
          }
        }
        problems += found.filter { known.insert($0).inserted }
      }
      return Array(tree.sorted(problems).prefix(problemLimit))
    }

    /// What keeps a scenario from being run that could be read and has its rows.
    private static func problem(
      with located: LocatedScenario, _ content: ScenarioContent
    ) -> [ScenarioError] {
      do throws(ScenarioError) {
        _ = try Simulation(located, content: content)
        return []
      } catch {
        return [error]
      }
    }
  }

  extension LocatedScenario {
    /// Whether two cases have the same rows and ask for the same of them.
    fileprivate func hasContent(of other: LocatedScenario) -> Bool {
      scenario.data == other.scenario.data && scenario.layout == other.scenario.layout
        && scenario.script == other.scenario.script
    }
  }
#endif
