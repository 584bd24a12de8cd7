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
  ///
  /// If the curated ones are not found, or some of their lines can't be read, that is reported.
  public static var liveValue: Self {
    do {
      let curated = try CuratedFacts.installed()
      for problem in curated.problems {
        reportIssue("In the number facts: \(problem)")
      }
      return builtIn(NumberFactBook(curated: curated))
    } catch {
      reportIssue("\(error) The app goes on with facts that follow from the number.")
      return builtIn(NumberFactBook())
    }
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
