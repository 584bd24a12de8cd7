import ConcurrencyExtras
import Foundation

extension DependencyValues {
  /// What makes UUIDs. By default they are random; a test has to say what they shall be.
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

/// Makes UUIDs.
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// Asks a closure, each time that a UUID is wanted.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// Always the same UUID.
  public static func constant(_ uuid: UUID) -> Self {
    Self { uuid }
  }

  /// `UUID(0)`, `UUID(1)`, and so on. Each generator that this returns starts over; its copies
  /// count on together.
  public static var incrementing: Self {
    let next = LockIsolated(0)
    return Self {
      next.withValue { next in
        defer { next += 1 }
        return UUID(next)
      }
    }
  }

  public func callAsFunction() -> UUID {
    generate()
  }
}

extension UUID {
  /// The UUID that ends with a number in hexadecimal digits and is zero before that.
  ///
  /// ```swift
  /// UUID(10)  // 00000000-0000-0000-0000-00000000000A
  /// ```
  ///
  /// - Parameter number: A number that is not negative. Of a negative one its bits are used, as of
  ///   an unsigned number of 64 bits.
  public init(_ number: Int) {
    var bytes = [UInt8](repeating: 0, count: 8)
    withUnsafeBytes(of: UInt64(bitPattern: Int64(number)).bigEndian) {
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
