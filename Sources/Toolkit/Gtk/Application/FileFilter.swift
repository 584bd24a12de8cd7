import CGtk

/// A set of files that a ``FileChooser`` shows, by their types and by the ends of their names.
@MainActor
public final class FileFilter: Object {
  /// Creates a filter.
  ///
  /// - Parameters:
  ///   - name: The name, which the user sees in the list of filters.
  ///   - mimeTypes: The MIME types of the files. The subtype can be `*`, as in `image/*`.
  ///   - suffixes: The ends of the names of the files, without a full stop and without regard to
  ///     case, such as `csv`.
  public init(name: String, mimeTypes: [String], suffixes: [String] = []) {
    super.init(gtk_file_filter_new())
    gtk_file_filter_set_name(opaque, name)
    for type in mimeTypes { gtk_file_filter_add_mime_type(opaque, type) }
    for suffix in suffixes { gtk_file_filter_add_suffix(opaque, suffix) }
  }
}
