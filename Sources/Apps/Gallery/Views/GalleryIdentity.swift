/// The identity of the app on the desktop.
package enum GalleryIdentity {
  package static let id = "org.composablegtk.Gallery"
}
