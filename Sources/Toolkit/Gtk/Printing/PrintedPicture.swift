import CGtk
import Foundation

/// A picture as a surface of cairo.
@MainActor
final class PrintedPicture {
  let surface: OpaquePointer
  let width: Double
  let height: Double

  /// Creates a picture from the content of a file, or `nil` if the content can't be read.
  init?(_ data: Data) {
    guard let texture = try? PictureDecoder.texture(of: data) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    let (width, height) = (gdk_texture_get_width(texture), gdk_texture_get_height(texture))
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height),
      let pixels = cairo_image_surface_get_data(surface)
    else { return nil }
    // The pixels of the texture are in the format of the surface.
    gdk_texture_download(texture, pixels, gsize(cairo_image_surface_get_stride(surface)))
    cairo_surface_mark_dirty(surface)
    self.surface = surface
    self.width = Double(width)
    self.height = Double(height)
  }

  isolated deinit {
    cairo_surface_destroy(surface)
  }
}
