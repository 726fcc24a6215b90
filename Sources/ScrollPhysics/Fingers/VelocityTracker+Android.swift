extension VelocityTracker {
  /// Android's fit in numbers of either precision: `solveUnweightedLeastSquaresDeg2`, and a line
  /// where there are only two samples.
  ///
  /// The sums go from the oldest sample to the newest, in seconds before the newest, and nothing
  /// is rearranged: in single precision every other order has other rounding errors.
  func androidParabola<Number: BinaryFloatingPoint>(_: Number.Type) -> Number? {
    let count = history.window
    guard count >= 2 else { return nil }
    if count == 2 { return androidLine() }
    var (t1, t2, t3, t4) = (Number(0), Number(0), Number(0), Number(0))
    var (y, ty, t2y) = (Number(0), Number(0), Number(0))
    for index in (0..<count).reversed() {
      let (time, place): (Number, Number) = androidSample(index)
      let square = time * time
      t1 += time
      t2 += square
      t3 += square * time
      t4 += square * time * time
      y += place
      ty += time * place
      t2y += square * place
    }
    let number = Number(count)
    let stt = t2 - t1 * t1 / number
    let sty = ty - t1 * y / number
    let stt2 = t3 - t1 * t2 / number
    let st2y = t2y - t2 * y / number
    let st2t2 = t4 - t2 * t2 / number
    let denominator = stt * st2t2 - stt2 * stt2
    guard denominator != 0 else { return nil }
    return (sty * st2t2 - st2y * stt2) / denominator
  }

  private func androidLine<Number: BinaryFloatingPoint>() -> Number? {
    let (time, _): (Number, Number) = androidSample(1)
    let way = Number(history.position(0) - history.position(1))
    return time == 0 ? nil : way / -time
  }

  /// Seconds before the newest sample, counted in whole nanoseconds as Android does, and points.
  private func androidSample<Number: BinaryFloatingPoint>(_ index: Int) -> (Number, Number) {
    let nanoseconds = ((history.time(index) - history.time(0)) * 1e9).rounded()
    return (Number(nanoseconds * 1e-9), Number(history.position(index)))
  }
}
