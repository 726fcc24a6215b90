/// The version of the package, as reports and the command line say it.
public enum ToolVersion {
  public static let current = "0.1.0"
}
