import ConcurrencyExtras
import Foundation

extension DependencyValues {
  /// The generator of UUIDs. By default, the UUIDs are random. A test must override the generator.
  ///
  /// ```swift
  /// @Dependency(\.uuid) var uuid
  /// let contact = Contact(id: uuid())
  /// ```
  public var uuid: UUIDGenerator {
    get { self[UUIDGeneratorKey.self] }
    set { self[UUIDGeneratorKey.self] = newValue }
  }
}

private enum UUIDGeneratorKey: DependencyKey {
  static let liveValue = UUIDGenerator { UUID() }
}

/// A generator of UUIDs.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// Creates a generator that calls a closure for each UUID.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// Returns a generator that always returns the same UUID.
  public static func constant(_ uuid: UUID) -> Self {
    Self { uuid }
  }

  /// A generator that returns `UUID(0)`, `UUID(1)`, and so on. Each access returns a generator that
  /// starts at 0. The copies of a generator share one count.
  public static var incrementing: Self {
    let next = Lock(0)
    return Self {
      next.withLock { next in
        defer { next += 1 }
        return UUID(next)
      }
    }
  }

  /// Returns the result of the closure of the generator.
  public func callAsFunction() -> UUID {
    generate()
  }
}

extension UUID {
  /// Creates a UUID whose last digits are the hexadecimal digits of a number. The other digits are
  /// zero.
  ///
  /// ```swift
  /// UUID(10)   // 00000000-0000-0000-0000-00000000000A
  /// UUID(-10)  // FFFFFFFF-0000-0000-0000-00000000000A
  /// ```
  ///
  /// - Parameter number: The number. The first eight digits are the sign.
  public init(_ number: Int) {
    let sign: UInt8 = number < 0 ? 0xFF : 0
    var bytes: [UInt8] = [sign, sign, sign, sign, 0, 0, 0, 0]
    withUnsafeBytes(of: UInt64(number.magnitude).bigEndian) {
      bytes.append(contentsOf: $0)
    }
    self.init(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7],
        bytes[8], bytes[9], bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      )
    )
  }
}
