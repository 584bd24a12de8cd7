import CGtk

/// Functions for the types of files, in the database of MIME types of the desktop.
public enum ContentType {
  /// Returns the MIME type of a file with a name, or `nil` if the database has no type for the end
  /// of the name.
  public static func guess(fileName: String) -> String? {
    // The guess is also uncertain if the database has several types for the end of the name.
    let type = string(freeing: g_content_type_guess(fileName, nil, 0, nil))
    return type == "application/octet-stream" ? nil : type
  }

  /// Returns whether each file of a type is also a file of another type.
  public static func conforms(_ type: String, to other: String) -> Bool {
    g_content_type_is_a(type, other).isTrue
  }

  /// Returns the name of a type in the language of the user, such as “CSV document”.
  public static func description(of type: String) -> String {
    string(freeing: g_content_type_get_description(type)) ?? type
  }
}
