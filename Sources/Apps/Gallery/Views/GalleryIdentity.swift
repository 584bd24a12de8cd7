/// By what the desktop knows the app.
package enum GalleryIdentity {
  package static let id = "org.composablegtk.Gallery"
}
