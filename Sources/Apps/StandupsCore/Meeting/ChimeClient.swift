import ComposableArchitecture

/// A client that plays a chime at each change of the speaker.
@DependencyClient
public struct ChimeClient: Sendable {
  /// Plays the chime, without waiting until the sound ends.
  public var play: @Sendable () async -> Void
}

extension ChimeClient: DependencyKey {
  /// A client that plays nothing. The program overrides the client with a sound of the desktop.
  public static let liveValue = ChimeClient(play: {})

  /// A client that reports an issue, because a test must override the client.
  public static let testValue = ChimeClient()
}

extension DependencyValues {
  /// The client that plays a chime. A test must override the client.
  public var chime: ChimeClient {
    get { self[ChimeClient.self] }
    set { self[ChimeClient.self] = newValue }
  }
}
