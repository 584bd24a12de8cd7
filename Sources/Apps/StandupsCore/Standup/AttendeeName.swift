import Foundation

/// The rules of the names of attendees.
public enum AttendeeName {
  /// The length of the longest name that can be saved, in Unicode scalars.
  public static let maximumLength = 100

  /// Returns the name as it is saved, without white space at its ends.
  public static func trimmed(_ name: String) -> String {
    name.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Returns a text that is equal for all names of one person: names that differ only in case,
  /// accents, the width of characters, or white space at their ends.
  public static func key(_ name: String) -> String {
    trimmed(name).folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive],
      locale: nil
    )
  }
}
