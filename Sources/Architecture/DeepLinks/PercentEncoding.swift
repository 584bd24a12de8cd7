import Foundation

extension Substring {
  /// The percent-decoded part of a link. A part with an invalid encoding is returned unchanged.
  var percentDecoded: String { removingPercentEncoding ?? String(self) }
}

extension String {
  /// The percent-encoded text, as a part of a link. Slashes and colons are encoded.
  var percentEncoded: String {
    addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(["/", ":"])) ?? self
  }
}
