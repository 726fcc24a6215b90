extension Row {
  /// What is wrong with the row; empty for a good one. For tests. O(handles).
  func brokenInvariants() -> [String] {
    var broken: [String] = []
    func require(_ condition: Bool, _ text: @autoclosure () -> String) {
      if !condition { broken.append(text()) }
    }
    var (total, weight) = (0, 0)
    for branch in branches {
      let leaves = branch.branch.leaves
      require(!leaves.isEmpty, "a branch is empty")
      require(leaves.count <= limits.branch, "a branch holds \(leaves.count) leaves")
      require(
        branch.count == leaves.reduce(0) { $0 + $1.count }, "a branch counts \(branch.count)")
      require(branch.weight == leaves.reduce(0) { $0 + $1.weight }, "a branch's weight is wrong")
      for entry in leaves {
        require((1...limits.leaf).contains(entry.count), "a leaf holds \(entry.count)")
        require(homes[entry.id] == branch.id, "leaf \(entry.id) is not at home")
        var sum = 0
        for place in 0..<entry.count {
          let handle = entry.leaf.handles[place]
          require(places[handle] == entry.id, "handle \(handle) is not in its place")
          if isWeighted { sum += Int(entry.leaf.weights[place]) }
        }
        require(entry.weight == sum, "the weight of leaf \(entry.id) is wrong")
      }
      total += branch.count
      weight += branch.weight
    }
    require(count == total, "the row counts \(count), not \(total)")
    require(self.weight == weight, "the weight of the row is wrong")
    return broken
  }
}
