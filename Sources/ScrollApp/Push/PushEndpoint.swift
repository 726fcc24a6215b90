/// Where an app's push service is found.
public enum PushEndpoint {
  /// The usual socket: `scrollwork-push.sock` in the folder that the session has for such things.
  ///
  /// - Parameter environment: the process's variables, of which `XDG_RUNTIME_DIR` names the folder.
  /// - Returns: `nil` without it; then a path has to be given.
  public static func path(environment: [String: String]) -> String? {
    guard let folder = environment["XDG_RUNTIME_DIR"], folder.hasPrefix("/") else { return nil }
    return folder + "/scrollwork-push.sock"
  }
}
