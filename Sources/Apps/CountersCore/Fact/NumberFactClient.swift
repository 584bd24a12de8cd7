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

  /// The curated facts that come with the app, as far as they are found, and those that follow from
  /// the number itself. They are read when the first is asked for.
  ///
  /// - Parameter onProblem: Told, in words for the person who uses the app, that the curated facts
  ///   aren't found, or that a line of them can't be read. There are facts all the same.
  public static func installed(
    in files: ResourceFiles = ResourceFiles(),
    onProblem: @escaping @Sendable (String) -> Void
  ) -> Self {
    let read = LockIsolated<NumberFactBook?>(nil)
    return Self { number, previous in
      let book = read.withValue { book in
        let known = book ?? NumberFactBook(installedIn: files, onProblem: onProblem)
        book = known
        return known
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
        onProblem("In the number facts: \(problem)")
      }
      self.init(curated: curated)
    } catch {
      onProblem("\(error) The facts are those that follow from the number.")
      self.init()
    }
  }
}

extension NumberFactClient: DependencyKey {
  /// The facts that come with the app. If they are not found, that is reported.
  public static var liveValue: Self {
    installed { reportIssue($0) }
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
