#if !DBus
  // Without the trait the module has the name of its type only, so that the compiler says what is missing.

  @available(*, unavailable, message: "DesktopPresenter needs the package trait DBus")
  public enum DesktopPresenter {}
#endif
