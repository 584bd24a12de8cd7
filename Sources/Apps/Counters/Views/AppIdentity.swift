/// The identity of the app on the desktop. The identifier is also the name of the icon.
package enum AppIdentity {
  package static let id = "org.composablegtk.Counters"
}
