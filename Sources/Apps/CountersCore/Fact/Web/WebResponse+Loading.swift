import ComposableArchitecture
import Foundation
import FoundationNetworking

extension WebResponse {
  /// Returns the response for a URL. Throws an error if the request fails, if the response is not
  /// received within the time limit, if the response is too large, or if the task is cancelled.
  static func load(
    _ url: URL,
    _ configuration: URLSessionConfiguration,
    clock: any Clock<Duration>
  ) async throws -> WebResponse {
    let download = Download(url, configuration)
    return try await withThrowingTaskGroup(of: WebResponse.self) { group in
      group.addTask { try await download.response() }
      group.addTask {
        try await clock.sleep(for: NumberFactClient.timeLimit)
        throw FactError(
          reason: """
            The response of the web service took longer than \
            \(NumberFactClient.timeLimit.formatted(.units(width: .wide))).
            """
        )
      }
      defer { group.cancelAll() }
      guard let response = try await group.next() else { throw CancellationError() }
      return response
    }
  }
}

/// A request that receives its response in parts. The request is cancelled as soon as the received
/// parts are too large.
private final class Download: NSObject, URLSessionDataDelegate, Sendable {
  private struct Progress {
    var response = WebResponse(status: 0, mediaType: nil, body: Data())
    var continuation: CheckedContinuation<WebResponse, any Error>?
  }

  private let request: URLRequest
  private let progress = LockIsolated(Progress())
  private let configuration: URLSessionConfiguration

  init(_ url: URL, _ configuration: URLSessionConfiguration) {
    var request = URLRequest(url: url)
    request.setValue("text/plain", forHTTPHeaderField: "Accept")
    self.request = request
    self.configuration = configuration
  }

  func response() async throws -> WebResponse {
    let session = URLSession(configuration: configuration, delegate: self, delegateQueue: nil)
    let task = session.dataTask(with: request)
    defer { session.finishTasksAndInvalidate() }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        progress.withValue { $0.continuation = continuation }
        task.resume()
      }
    } onCancel: {
      task.cancel()
    }
  }

  private func finish(_ result: Result<WebResponse, any Error>) {
    let continuation = progress.withValue { progress in
      defer { progress.continuation = nil }
      return progress.continuation
    }
    continuation?.resume(with: result)
  }

  func urlSession(
    _ session: URLSession,
    dataTask: URLSessionDataTask,
    didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    let mediaType = response.mimeType?.lowercased()
    progress.withValue {
      $0.response.status = status
      $0.response.mediaType = mediaType
    }
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    let size = progress.withValue {
      $0.response.body.append(data)
      return $0.response.body.count
    }
    guard size > NumberFactClient.maximumSize else { return }
    dataTask.cancel()
    finish(
      .failure(
        FactError(
          reason: """
            The response of the web service is not a fact, because it has more than \
            \(NumberFactClient.maximumSize / 1024) KiB.
            """
        )
      )
    )
  }

  func urlSession(
    _ session: URLSession,
    task: URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    if let error {
      let reason = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
      finish(
        .failure(
          FactError(reason: "The web service can't be reached: \(reason.localizedDescription).")
        )
      )
    } else {
      finish(.success(progress.value.response))
    }
  }
}
