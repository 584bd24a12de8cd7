import ComposableArchitecture

@DependencyClient
struct FactClient: Sendable {
  var fact: @Sendable (_ number: Int) async throws -> String
}

struct NoFactError: Error {}

extension FactClient: DependencyKey {
  static let liveValue = FactClient { number in
    guard number > 1 else { throw NoFactError() }
    var factors: [Int] = []
    var rest = number
    var divisor = 2
    while rest > 1 {
      if rest.isMultiple(of: divisor) {
        factors.append(divisor)
        rest /= divisor
      } else {
        divisor += 1
      }
    }
    guard factors.count > 1 else { return "\(number) is a prime number." }
    return "\(number) is \(factors.map(String.init).joined(separator: " × "))."
  }

  static let testValue = FactClient()
}

extension DependencyValues {
  var facts: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }
}
