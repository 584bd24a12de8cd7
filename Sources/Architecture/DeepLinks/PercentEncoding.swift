import Foundation

extension Substring {
  /// What a part of a link says. One that isn't encoded properly says what it is.
  var decoded: String { removingPercentEncoding ?? String(self) }
}

extension String {
  /// As a part of a link: with the signs encoded that mean something there.
  var encoded: String {
    addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(["/", ":"])) ?? self
  }
}
