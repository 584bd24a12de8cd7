import ComposableArchitecture
import NumberFacts

/// A client that fetches facts about numbers.
public struct NumberFactClient: Sendable {
  /// The function that returns a fact about `number`. If a client of built-in facts has several
  /// facts about `number`, the result differs from `previous`. A client of a web service ignores
  /// `previous`.
  public var fetch: @Sendable (_ number: Int, _ previous: NumberFact?) async throws -> NumberFact

  /// Creates a client that calls `fetch` for each fact.
  public init(
    fetch:
      @escaping @Sendable (_ number: Int, _ previous: NumberFact?) async throws -> NumberFact
  ) {
    self.fetch = fetch
  }
}

/// The error of a failed fetch, with a reason that can be shown to the user.
public struct FactError: Error, Equatable {
  /// The reason, which is the message of the alert that the app presents.
  public let reason: String

  /// Creates an error whose reason is shown to the user.
  public init(reason: String) {
    self.reason = reason
  }
}

extension NumberFactClient {
  /// Returns a client that returns the facts of `book`.
  public static func builtIn(_ book: NumberFactBook) -> Self {
    Self { number, previous in book.fact(about: number, after: previous) }
  }

  /// Returns a client that returns the installed curated facts, and facts that are computed from
  /// the number. The file of curated facts is read at the first fetch.
  ///
  /// - Parameters:
  ///   - files: The locations of the resource files of the app.
  ///   - onProblem: Called with a message for the user if the file of curated facts can't be read,
  ///     and for each invalid line of the file. In both cases, the client returns the other facts.
  /// - Returns: A client that does not use the network.
  public static func installed(
    in files: ResourceFiles = ResourceFiles(),
    onProblem: @escaping @Sendable (String) -> Void
  ) -> Self {
    let read = LockIsolated<NumberFactBook?>(nil)
    return Self { number, previous in
      let book = read.withValue { book in
        let loaded = book ?? NumberFactBook(installedIn: files, onProblem: onProblem)
        book = loaded
        return loaded
      }
      return book.fact(about: number, after: previous)
    }
  }
}

extension NumberFactBook {
  fileprivate init(installedIn files: ResourceFiles, onProblem: (String) -> Void) {
    do {
      let curated = try CuratedFacts.load(from: files.numberFacts)
      for problem in curated.problems {
        onProblem("The file of the number facts has an error. \(problem)")
      }
      self.init(curated: curated)
    } catch {
      onProblem("\(error) Only computed facts are shown.")
      self.init()
    }
  }
}

extension NumberFactClient: DependencyKey {
  /// The client of ``installed(in:onProblem:)``. Each problem with the file of curated facts is
  /// reported as an issue.
  public static var liveValue: Self {
    installed { reportIssue($0) }
  }

  /// A client whose `fetch` reports an issue and throws an error, because a test must override the
  /// client.
  public static var testValue: Self {
    Self { _, _ in
      reportIssue(
        """
        'numberFact.fetch' was called in a test that does not override the dependency. Override \
        the dependency: 'withDependencies { $0.numberFact.fetch = … }'.
        """
      )
      throw FactError(reason: "Unimplemented.")
    }
  }
}

extension DependencyValues {
  /// The client that fetches facts about numbers. A test must override the client.
  public var numberFact: NumberFactClient {
    get { self[NumberFactClient.self] }
    set { self[NumberFactClient.self] = newValue }
  }
}
