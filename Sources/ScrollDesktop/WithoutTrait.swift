#if !DBus
  // Without the trait the module has the names of its types only, so that the compiler says what is missing.

  @available(*, unavailable, message: "DesktopPresenter needs the package trait DBus")
  public enum DesktopPresenter {}

  @available(*, unavailable, message: "DesktopAppearance needs the package trait DBus")
  public enum DesktopAppearance {}
#endif
