/// A test store with a `timeout` in nanoseconds.
@MainActor
public protocol _NanosecondTimeout: AnyObject {
  /// The storage that both `timeout` properties share.
  var _timeout: Duration { get set }
}

extension _NanosecondTimeout {
  /// The maximum number of nanoseconds that `receive` and `finish` wait by default.
  @_disfavoredOverload
  public var timeout: UInt64 {
    get { _timeout.inNanoseconds }
    set { _timeout = Duration(nanoseconds: newValue) }
  }
}

extension TestStore: _NanosecondTimeout {}

extension Duration {
  /// Creates a duration of a number of nanoseconds, clamped to about 292 years.
  init(nanoseconds: UInt64) {
    self = .nanoseconds(Int64(clamping: nanoseconds))
  }

  /// The whole nanoseconds in this duration, clamped to the range of `UInt64`.
  fileprivate var inNanoseconds: UInt64 {
    let (seconds, attoseconds) = components
    let (product, productOverflows) = UInt64(clamping: seconds).multipliedReportingOverflow(
      by: 1_000_000_000
    )
    guard !productOverflows else { return .max }
    let (sum, sumOverflows) = product.addingReportingOverflow(
      UInt64(clamping: attoseconds / 1_000_000_000)
    )
    return sumOverflows ? .max : sum
  }
}
