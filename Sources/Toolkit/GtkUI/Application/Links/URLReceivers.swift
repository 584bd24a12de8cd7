import Foundation

/// The views of a window that receive the links with which the app is opened.
@MainActor
final class URLReceivers {
  private var receivers: [(id: ObjectIdentifier, action: @MainActor (URL) -> Void)] = []

  var isEmpty: Bool { receivers.isEmpty }

  func add(_ owner: AnyObject, _ action: @escaping @MainActor (URL) -> Void) {
    receivers.append((ObjectIdentifier(owner), action))
  }

  func remove(_ owner: AnyObject) {
    receivers.removeAll { $0.id == ObjectIdentifier(owner) }
  }

  func deliver(_ url: URL) {
    for receiver in receivers {
      receiver.action(url)
    }
  }
}

private enum URLReceiversKey: EnvironmentKey {
  static let defaultValue: URLReceivers? = nil
}

extension EnvironmentValues {
  var urlReceivers: URLReceivers? {
    get { self[URLReceiversKey.self] }
    set { self[URLReceiversKey.self] = newValue }
  }
}
