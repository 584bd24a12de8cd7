/// A test store's ``timeout`` as a duration.
///
/// Properties of one type can't share a name, so this one and that in nanoseconds, which older
/// tests set, belong to a protocol each.
@MainActor
public protocol _DurationTimeout: AnyObject {
  var _timeout: Duration { get set }
}

extension _DurationTimeout {
  /// How long `receive` and `finish` wait if they aren't told otherwise: a second to begin with.
  ///
  /// ```swift
  /// store.timeout = .seconds(5)
  /// ```
  public var timeout: Duration {
    get { _timeout }
    set { _timeout = newValue }
  }
}

/// A test store's ``timeout`` in nanoseconds.
@MainActor
public protocol _NanosecondTimeout: AnyObject {
  var _timeout: Duration { get set }
}

extension _NanosecondTimeout {
  /// How many nanoseconds `receive` and `finish` wait if they aren't told otherwise.
  @_disfavoredOverload
  public var timeout: UInt64 {
    get { _timeout.inNanoseconds }
    set { _timeout = Duration(nanoseconds: newValue) }
  }
}

extension Duration {
  /// A number of nanoseconds. What is too much, some three hundred years, is cut off.
  init(nanoseconds: UInt64) {
    self = .nanoseconds(Int64(clamping: nanoseconds))
  }

  /// The whole nanoseconds in this duration; none if it is negative, and no more than fit.
  fileprivate var inNanoseconds: UInt64 {
    let (seconds, attoseconds) = components
    let (product, isTooLarge) = UInt64(clamping: seconds).multipliedReportingOverflow(
      by: 1_000_000_000
    )
    guard !isTooLarge else { return .max }
    let (sum, isTooMuch) = product.addingReportingOverflow(
      UInt64(clamping: attoseconds / 1_000_000_000)
    )
    return isTooMuch ? .max : sum
  }
}
