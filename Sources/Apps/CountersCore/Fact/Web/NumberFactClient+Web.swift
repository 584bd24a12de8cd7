import ComposableArchitecture
import Foundation
import FoundationNetworking
import NumberFacts

extension NumberFactClient {
  /// Returns a client that fetches facts from a web service.
  ///
  /// A fact is the plain text of a response with a status from 200 to 299 and at most
  /// ``maximumSize`` bytes, received completely within ``timeLimit``. For any other response, and
  /// if the request fails, the client throws a ``FactError``.
  ///
  /// - Parameters:
  ///   - template: The URL of the web service.
  ///   - configuration: The configuration of the URL session.
  ///   - clock: The clock that measures the time limit.
  /// - Returns: A client that sends a request for each fetched fact.
  public static func web(
    _ template: FactURLTemplate,
    configuration: URLSessionConfiguration = .ephemeral,
    clock: any Clock<Duration> = ContinuousClock()
  ) -> Self {
    Self { number, _ in
      guard let url = template.url(for: number) else {
        throw FactError(reason: "There is no URL for the number \(number).")
      }
      let response = try await WebResponse.load(url, configuration, clock: clock)
      return NumberFact(text: try response.fact(), kind: .web)
    }
  }

  /// The time limit for a complete response.
  static let timeLimit = Duration.seconds(5)

  /// The maximum size of a response in bytes.
  static let maximumSize = 64 * 1024
}
