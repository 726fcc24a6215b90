/// The version of the package, as reports and the command line say it.
package enum ToolVersion {
  package static let current = "0.2.0"
}
