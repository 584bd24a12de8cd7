import Gtk

/// The default name and the default id of an app. Both are derived from the name of the app's type.
struct TypeName {
  private let parts: [String]

  init(_ type: Any.Type) {
    let isPart: (Character) -> Bool = { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    // Only identifiers are used. The name of a type that is local to a function or private to a
    // file contains a context that changes from build to build. The arguments of a generic type
    // aren't useful in a name.
    parts = String(reflecting: type)
      .prefix { $0 != "<" }
      .split(separator: ".")
      .filter { $0.allSatisfy(isPart) && $0.first?.isNumber == false }
      .map(String.init)
  }

  /// The id, such as `local.Notes.NotesApp` for the type `NotesApp` of the module `Notes`. There is
  /// no top-level domain `local`, so the id doesn't clash with an id that begins with a registered
  /// domain.
  var id: String {
    (["local"] + parts).count > 1 ? (["local"] + parts).joined(separator: ".") : "local.App"
  }

  /// The name, such as "Notes" for `NotesApp`.
  var displayName: String {
    let name = parts.last ?? "App"
    return name.hasSuffix("App") && name.count > 3 ? String(name.dropLast(3)) : name
  }
}
