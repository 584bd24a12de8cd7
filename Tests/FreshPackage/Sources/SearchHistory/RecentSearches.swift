import Combine

/// The terms that the user has searched for, the last one first. The file was written for Combine,
/// and the target has an alias for the name of the module.
public final class RecentSearches: Combine.ObservableObject {
  @Published public private(set) var terms: [String] = []

  public init() {}

  public func add(_ term: String) {
    terms = [term] + terms.filter { $0 != term }
  }
}

/// Whether this target finds a module that is called Combine.
public var historyFindsCombine: Bool {
  #if canImport(Combine)
    true
  #else
    false
  #endif
}
