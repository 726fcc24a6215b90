import ScrollPhysics

/// The tables of a directory, for families whose parameters stand in another file.
struct TableSet {
  private let tables: [String: NumberTable]

  init(_ tables: [NumberTable]) {
    self.tables = Dictionary(uniqueKeysWithValues: tables.map { ($0.file, $0) })
  }

  subscript(file: String) -> NumberTable? { tables[file] }

  /// A value for every case of a file of samples, made from the row of its file of cases.
  ///
  /// Throws when the file of cases is missing, a case stands there twice or is not usable, or a
  /// sample names a case that is not there.
  func cases<Value>(
    of samples: NumberTable,
    _ make: (TableRow) throws(TableError) -> Value
  ) throws(TableError) -> [Value] {
    let file = String(samples.file.dropLast("_samples.csv".count)) + "_cases.csv"
    guard let table = tables[file] else {
      throw TableError(file: samples.file, message: "\(file) with its parameters is missing")
    }
    var values: [String: Value] = [:]
    for index in table.rows.indices {
      let row = table[index]
      let id = try row.text("case_id")
      guard values.updateValue(try make(row), forKey: id) == nil else {
        throw row.error("case_id", "a second case \"\(id)\"")
      }
    }
    var result: [Value] = []
    result.reserveCapacity(samples.rows.count)
    for index in samples.rows.indices {
      let row = samples[index]
      let id = try row.text("case_id")
      guard let value = values[id] else {
        throw row.error("case_id", "\(file) has no case \"\(id)\"")
      }
      result.append(value)
    }
    return result
  }
}

extension TableRow {
  /// Makes a value of the physics from the row; its errors become errors in the cell of `column`.
  func make<Value>(
    _ column: String, _ body: () throws(PhysicsError) -> Value
  ) throws(TableError) -> Value {
    do {
      return try body()
    } catch {
      throw self.error(column, error.description)
    }
  }
}
