import Gtk

/// What an app is called that doesn't say so itself.
struct TypeName {
  private let parts: [String]

  init(_ type: Any.Type) {
    let isPart: (Character) -> Bool = { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
    // A type within a function or a file has a context in its name that changes from build to build.
    // What a generic type is made of says nothing.
    parts = String(reflecting: type)
      .prefix { $0 != "<" }
      .split(separator: ".")
      .filter { $0.allSatisfy(isPart) && $0.first?.isNumber == false }
      .map(String.init)
  }

  /// `local.Notes.NotesApp` for the type `NotesApp` of the module `Notes`: an id that is nobody
  /// else's in the world of registered names.
  var id: String {
    (["local"] + parts).count > 1 ? (["local"] + parts).joined(separator: ".") : "local.App"
  }

  /// "Notes" for `NotesApp`.
  var displayName: String {
    let name = parts.last ?? "App"
    return name.hasSuffix("App") && name.count > 3 ? String(name.dropLast(3)) : name
  }
}
