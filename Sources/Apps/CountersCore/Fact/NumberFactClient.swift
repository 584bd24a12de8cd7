import ComposableArchitecture

/// Where facts about numbers come from.
public struct NumberFactClient: Sendable {
  /// A fact about a number, and another one than the fact that is shown already, if there are more.
  public var fetch: @Sendable (_ number: Int, _ previous: NumberFact?) async throws -> NumberFact

  public init(
    fetch:
      @escaping @Sendable (_ number: Int, _ previous: NumberFact?) async throws -> NumberFact
  ) {
    self.fetch = fetch
  }
}

/// Why there is no fact, in words for the person who asked.
public struct FactError: Error, Equatable {
  public let reason: String

  public init(reason: String) {
    self.reason = reason
  }
}

extension NumberFactClient {
  /// Facts that are built in: those of `book`.
  public static func builtIn(_ book: NumberFactBook) -> Self {
    Self { number, previous in book.fact(about: number, after: previous) }
  }
}

extension NumberFactClient: DependencyKey {
  /// The curated facts, as far as they are found, and those that follow from the number itself.
  public static var liveValue: Self {
    builtIn(NumberFactBook(curated: (try? CuratedFacts.installed()) ?? CuratedFacts()))
  }

  public static var testValue: Self {
    Self { _, _ in
      reportIssue(
        """
        'numberFact.fetch' was used in a test that doesn't say what it gives. Override it: \
        'withDependencies { $0.numberFact.fetch = … }'.
        """
      )
      throw FactError(reason: "Unimplemented.")
    }
  }
}

extension DependencyValues {
  public var numberFact: NumberFactClient {
    get { self[NumberFactClient.self] }
    set { self[NumberFactClient.self] = newValue }
  }
}
