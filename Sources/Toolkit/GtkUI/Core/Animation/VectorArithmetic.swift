/// A value that can be animated: the sum of two values and the product of a value and a number are
/// values.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by a number.
  mutating func scale(by factor: Double)

  /// The sum of the squares of the components.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by another number.
  public mutating func scale(by factor: Double) { self *= factor }

  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by another number.
  public mutating func scale(by factor: Double) { self *= Float(factor) }

  /// The square of the number.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Two values that are animated together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// A pair of zeros.
  public static var zero: Self { Self(.zero, .zero) }

  /// Returns the pair of the sums.
  public static func + (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first + rhs.first, lhs.second + rhs.second)
  }

  /// Returns the pair of the differences.
  public static func - (lhs: Self, rhs: Self) -> Self {
    Self(lhs.first - rhs.first, lhs.second - rhs.second)
  }

  /// Multiplies both values by a number.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }

  /// The sum of the squares of all components.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension VectorArithmetic {
  /// Returns the value times a number.
  func scaled(by factor: Double) -> Self {
    var value = self
    value.scale(by: factor)
    return value
  }
}
