/// A test store with a `timeout` as a duration.
///
/// For earlier tests, the library also declares a `timeout` in nanoseconds. One type can't declare
/// two properties with the same name, so this protocol declares the `timeout` as a duration.
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
