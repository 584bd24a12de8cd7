import CountersCore
import CurlOnDemand

extension NumberFactClient {
  /// Returns a client that fetches facts from a web service. If libcurl is not installed, each
  /// fetch throws a `FactError`.
  static func webIfAvailable(_ template: FactURLTemplate) -> Self {
    let web = Self.web(template)
    return Self { number, previous in
      if let problem = curl_on_demand_problem() {
        let reason = String(cString: problem)
        throw FactError(reason: "Facts can't be fetched from the web without libcurl: \(reason).")
      }
      return try await web.fetch(number, previous)
    }
  }
}
