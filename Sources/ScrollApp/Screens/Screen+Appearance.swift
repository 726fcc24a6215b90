/// What containers do with screens.
extension Screen {
  /// Tells a screen that it is about to come or to go. Its view is made.
  func begin(_ appearance: Appearance, animated: Bool) {
    _ = view
    self.appearance = appearance
    if appearance == .appearing {
      viewWillAppear(animated: animated)
    } else {
      viewWillDisappear(animated: animated)
    }
  }

  /// Gives a coming screen its size and traits.
  func appear(in cycle: UpdateCycle, animated: Bool) {
    fit(cycle)
    setNeedsLayout()
    viewIsAppearing(animated: animated)
  }

  /// Tells a screen that it has come or gone.
  func end(_ appearance: Appearance, animated: Bool) {
    self.appearance = appearance
    if appearance == .appeared {
      viewDidAppear(animated: animated)
    } else {
      viewDidDisappear(animated: animated)
    }
  }
}
