#if !SDL
  // Without the trait the module has the names of its types only, so that the compiler says what is missing.

  @available(*, unavailable, message: "Window needs the package trait SDL")
  public enum Window {}

  @available(*, unavailable, message: "WindowEvent needs the package trait SDL")
  public enum WindowEvent {}

  @available(*, unavailable, message: "WindowClock needs the package trait SDL")
  public enum WindowClock {}

  @available(*, unavailable, message: "CursorShape needs the package trait SDL")
  public enum CursorShape {}

  @available(*, unavailable, message: "SurfaceRenderer needs the package trait SDL")
  public enum SurfaceRenderer {}

  @available(*, unavailable, message: "FontBook needs the package trait SDL")
  public enum FontBook {}

  @available(*, unavailable, message: "Speaker needs the package trait SDL")
  public enum Speaker {}
#endif
