import Foundation

/// The seeds of the series of a random test.
///
/// `Seeds` reads the environment variable `SEED`: `SEED=<seed>` runs the series of that seed only,
/// and `SEED=random` starts at a random seed.
package enum Seeds {
  /// Calls `series` with consecutive seeds, or only with the seed in `SEED`.
  ///
  /// Each seed is printed before its series as the value of `SEED` that repeats the series, because
  /// a test that crashes reports no failure.
  ///
  /// - Parameters:
  ///   - count: The number of seeds.
  ///   - first: The first seed, so that each run of the test is the same. If `nil`, each run starts
  ///     at a random seed.
  package static func forEach(
    _ count: Int = 1,
    from first: UInt64? = nil,
    _ series: (UInt64) throws -> Void
  ) rethrows {
    for seed in seeds(count, from: first) {
      print(seed)
      try series(seed)
    }
  }

  /// Calls an asynchronous `series`, as ``forEach(_:from:_:)`` does for a synchronous one.
  package static func forEach(
    _ count: Int = 1,
    from first: UInt64? = nil,
    isolation: isolated (any Actor)? = #isolation,
    _ series: (UInt64) async throws -> Void
  ) async rethrows {
    for seed in seeds(count, from: first) {
      print(seed)
      try await series(seed)
    }
  }

  private static func seeds(_ count: Int, from first: UInt64?) -> [UInt64] {
    seeds(count, from: first, variable: ProcessInfo.processInfo.environment["SEED"])
  }

  private static func print(_ seed: UInt64) {
    FileHandle.standardError.write(Data("SEED=\(seed)\n".utf8))
  }

  package static func seeds(_ count: Int, from first: UInt64?, variable: String?) -> [UInt64] {
    // The Makefile may pass an empty variable.
    let text = variable.flatMap { $0.isEmpty ? nil : $0 }
    if let text, text != "random" {
      guard let seed = UInt64(text) else {
        preconditionFailure("SEED must be a number or 'random', not '\(text)'.")
      }
      return [seed]
    }
    let start = text == nil ? first : nil
    let seed = start ?? .random(in: 0...UInt64.max / 2)
    return (0..<UInt64(count)).map { seed + $0 }
  }
}
