import Foundation

extension CuratedFacts {
  /// The curated facts that come with the app.
  public static func installed() throws(Unreadable) -> CuratedFacts {
    try load(from: ResourceFolder.url(of: "NumberFacts/number-facts.tsv"))
  }
}
