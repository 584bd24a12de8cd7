/// A test store with a `timeout` as a duration.
///
/// The property is declared in a protocol, because a type can't declare another property with the
/// same name, and earlier tests set a `timeout` in nanoseconds.
@MainActor
public protocol _DurationTimeout: AnyObject {
  /// The storage that both `timeout` properties share.
  var _timeout: Duration { get set }
}

extension _DurationTimeout {
  /// The maximum time that `receive` and `finish` wait by default. The initial value is one second.
  ///
  /// ```swift
  /// store.timeout = .seconds(5)
  /// ```
  public var timeout: Duration {
    get { _timeout }
    set { _timeout = newValue }
  }
}
