import ComposableArchitecture
import Foundation
import FoundationNetworking
import NumberFacts

extension NumberFactClient {
  /// Returns a client that fetches facts from a web service.
  ///
  /// A fact is the text of a response that has a status from 200 to 299 and at most ``maximumSize``
  /// bytes, and that is received completely within ``timeLimit``. The client throws a ``FactError``
  /// if the request fails, or if the response is not such a text. If the task is cancelled, the
  /// client can also throw a `CancellationError`.
  ///
  /// - Parameters:
  ///   - template: The URL of the web service.
  ///   - configuration: The configuration of the URL session.
  ///   - clock: The clock that measures the time limit.
  /// - Returns: A client that sends a request for each fetch.
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
