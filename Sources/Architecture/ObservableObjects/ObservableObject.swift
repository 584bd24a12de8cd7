/// A class whose instances notify their observers before they change.
///
/// ```swift
/// final class Profile: ObservableObject {
///   @Published var name = ""
/// }
/// ```
///
/// A view with a `@StateObject`, an `@ObservedObject` or an `@EnvironmentObject` is evaluated again
/// after ``objectWillChange`` has notified it. New code needs neither this protocol nor
/// ``Published``: prefer the macro `@Observable`, with which a view observes only the properties
/// that it reads.
public protocol ObservableObject: AnyObject {
  /// The publisher that notifies the observers before the object changes. By default, each object
  /// has a publisher of its own, which notifies before each change of a ``Published`` property.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The object's own publisher, which remains the same as long as the object exists.
  public var objectWillChange: ObservableObjectPublisher {
    ObservableObjectPublishers.shared.publisher(of: self)
  }
}
