/// By what the desktop knows the app: its id, and the name of its icon.
package enum AppIdentity {
  package static let id = "org.composablegtk.Counters"
}
