import CGtk
import Glibc

/// A function that GTK introduced after 4.8. The headers of GTK 4.8 don't declare the function.
///
/// `Signature` is the type of the C function, such as `@convention(c) (OpaquePointer) -> Void`.
/// ``NewerFunctions`` contains the functions that the toolkit uses.
@MainActor
struct NewerFunction<Signature> {
  /// The C name.
  let name: String
  /// The first version that contains the function.
  let since: GtkVersion
  /// The function; `nil` before ``since``.
  let call: Signature?

  init(_ name: String, since version: GtkVersion) {
    self.name = name
    since = version
    guard GtkVersion.current >= version else {
      call = nil
      return
    }
    guard let symbol = Self.symbol(name) else {
      preconditionFailure("GTK \(GtkVersion.current) has no function '\(name)'.")
    }
    // Sound because `Signature` is the documented signature, and GTK never changes the signature of
    // a public function.
    call = unsafeBitCast(symbol, to: Signature.self)
  }

  /// Whether the library contains the function. The version of the library is not checked.
  var isInLibrary: Bool { Self.symbol(name) != nil }

  private static func symbol(_ name: String) -> UnsafeMutableRawPointer? { dlsym(nil, name) }
}
