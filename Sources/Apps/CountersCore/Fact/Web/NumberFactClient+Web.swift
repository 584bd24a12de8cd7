import ComposableArchitecture
import Foundation
import FoundationNetworking

extension NumberFactClient {
  /// Facts that a web service answers with.
  ///
  /// A fact is the plain text of an answer with a status of 200 to 299, of at most ``maximumSize``
  /// bytes, that is whole within ``timeLimit``. Whatever else comes of it, or doesn't, is a
  /// ``FactError``.
  ///
  /// - Parameters:
  ///   - template: The address to ask.
  ///   - configuration: How the network is used.
  public static func web(
    _ template: FactURLTemplate,
    configuration: URLSessionConfiguration = .ephemeral,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> Self {
    Self { number, _ in
      guard let url = template.url(for: number) else {
        throw FactError(reason: "There is no address for \(number).")
      }
      let answer = try await WebAnswer.load(url, configuration, clock: clock)
      return NumberFact(text: try answer.fact(), kind: .web)
    }
  }

  /// How long a web service has for a whole answer.
  static let timeLimit = Duration.seconds(5)

  /// How many bytes a web service may answer.
  static let maximumSize = 64 * 1024
}
