import CGtk

/// A version of GTK.
///
/// The toolkit is compiled for GTK 4.8 and runs with every later GTK 4. The code for the
/// differences between versions is in this folder. Each file states the version that introduces or
/// removes a difference.
public struct GtkVersion: Comparable, Sendable, CustomStringConvertible {
  public let major: Int
  public let minor: Int
  public let micro: Int

  public init(_ major: Int, _ minor: Int, _ micro: Int = 0) {
    self.major = major
    self.minor = minor
    self.micro = micro
  }

  /// The version of the library with which the program runs. It may be newer than the headers with
  /// which the program was compiled.
  public static let current = GtkVersion(
    Int(gtk_get_major_version()),
    Int(gtk_get_minor_version()),
    Int(gtk_get_micro_version())
  )

  public static func < (lhs: GtkVersion, rhs: GtkVersion) -> Bool {
    (lhs.major, lhs.minor, lhs.micro) < (rhs.major, rhs.minor, rhs.micro)
  }

  public var description: String { "\(major).\(minor).\(micro)" }
}
