import CGtk

/// A version of GTK.
///
/// The toolkit is compiled for GTK 4.8 and runs with every later GTK 4. The code for the
/// differences between versions is in this folder, except workarounds for defects.
public struct GtkVersion: Comparable, Sendable, CustomStringConvertible {
  /// The first number, which is 4 for all supported versions.
  public let major: Int
  /// The second number. Even numbers are stable releases of GTK.
  public let minor: Int
  /// The third number, which counts the corrections of a release.
  public let micro: Int

  /// Creates the version with these numbers, such as 4.8.0 for `GtkVersion(4, 8)`.
  public init(_ major: Int, _ minor: Int, _ micro: Int = 0) {
    self.major = major
    self.minor = minor
    self.micro = micro
  }

  /// The version of the library with which the program runs. The library may be newer than the
  /// headers with which the program was compiled.
  public static let current = GtkVersion(
    Int(gtk_get_major_version()),
    Int(gtk_get_minor_version()),
    Int(gtk_get_micro_version())
  )

  /// Returns whether `lhs` is older than `rhs`. The first different number decides.
  public static func < (lhs: GtkVersion, rhs: GtkVersion) -> Bool {
    (lhs.major, lhs.minor, lhs.micro) < (rhs.major, rhs.minor, rhs.micro)
  }

  /// The three numbers, separated by points, such as "4.8.3".
  public var description: String { "\(major).\(minor).\(micro)" }
}
