import ScrollTools

extension HostileCall {
  static let scrollTools1: [HostileCall] = [
    HostileCall("ScrollTools Failure.init(code:message:)") { h in
      _ = Failure(code: Int32(truncatingIfNeeded: try h() as Int), message: "\(try h() as String)")
    },
    HostileCall("ScrollTools Files.write(_:pictures:keeping:printing:)") { h in
      try Files.write(
        [(path: "/none/" + h(), text: h())], pictures: [(path: "/none/" + h(), bytes: [1])],
        keeping: [h()])
    },
    HostileCall(
      "ScrollTools SafeText.StringInterpolation.init(literalCapacity:interpolationCount:)"
    ) { h in
      _ = try SafeText.StringInterpolation(literalCapacity: h(), interpolationCount: h())
    },
  ]
}
