#if !CLI
  // Without the trait scenarios are made in Swift only; the name is here so that the compiler says what is missing.

  @available(*, unavailable, message: "ScenarioFile needs the package trait CLI")
  public enum ScenarioFile {}
#endif
