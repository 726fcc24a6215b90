extension Form {
  /// A value that may be written in several ways, told apart by their shape.
  ///
  /// - Parameter expected: completes "'width' must be …" where none of them stands there.
  static func either(
    _ expected: String, number: Form? = nil, text: Form? = nil, list: Form? = nil,
    mapping: Form? = nil
  ) -> Form {
    let forms = [number, text, list, mapping].compactMap { $0 }
    return Form(
      expected, unit: forms.lazy.compactMap(\.unit).first,
      definition: forms.lazy.compactMap(\.definition).first,
      parts: { forms.flatMap { $0.parts() } },
      schema: { Schema.any(forms.map { $0.schema() }) },
      read: { value throws(ScenarioError) in
        let form: Form? =
          switch value.kind {
          case .number: number
          case .text: text
          case .list: list
          case .mapping: mapping
          case .empty, .boolean, .tagged: nil
          }
        guard let form else { throw value.wrongType(expected) }
        return try form.read(value)
      },
      write: { value in forms.lazy.compactMap { $0.write(value) }.first })
  }

  /// A list of any number of values, all of whose problems are noted.
  ///
  /// - Parameter least: how many there must be; 0 or 1.
  static func list<Element>(
    _ element: Form<Element>, least: Int = 0, phrase: String? = nil
  ) -> Form where Value == [Element] {
    Form(
      phrase ?? "a list", unit: element.unit, definition: element.definition, parts: element.parts,
      schema: { Schema.list(element.schema(), least: least) },
      read: { value throws(ScenarioError) in
        var read: [Element] = []
        let written = try value.list()
        read.reserveCapacity(written.count)
        var failure: ScenarioError?
        for inner in written {
          do throws(ScenarioError) {
            read.append(try element.read(inner))
          } catch {
            value.problems.note(error)
            failure = error
          }
        }
        if let failure { throw failure }
        guard read.count >= least else { throw value.error("\(value.label) must not be empty") }
        return read
      },
      write: { values in
        let written = values.compactMap(element.write)
        return written.count == values.count ? .list(written) : nil
      })
  }

  /// A list of numbers, one for each of `names`.
  static func numbers(_ names: [String], _ rule: NumberRule = .any, _ unit: ValueUnit? = nil)
    -> Form
  where Value == [Double] {
    Form(
      "[" + names.joined(separator: ", ") + "]", unit: unit,
      schema: { Schema.list(names.count, of: rule.schema) },
      read: { value throws(ScenarioError) in
        var numbers: [Double] = []
        for element in try value.list(of: names) { numbers.append(try element.number(rule)) }
        return numbers
      }, write: { .list($0.map(JSONValue.number)) })
  }
}

extension Form where Value == ClosedRange<Double> {
  /// Two numbers that are not negative, the second one not below the first.
  static func range(_ unit: ValueUnit) -> Form {
    Form(
      "[minimum, maximum], each 0 or more", unit: unit,
      schema: { Schema.list(2, of: NumberRule.notNegative.schema) },
      read: { value throws(ScenarioError) in try value.range() },
      write: { .list([.number($0.lowerBound), .number($0.upperBound)]) })
  }
}
