/// A type that stores the optional state of a child. The conforming types are `Optional` and
/// `PresentationState`.
///
/// With this protocol, one `ifLet` supports both types. With two overloads, the compiler would take
/// minutes to check the types of a chain of a dozen calls.
public protocol _ChildContainer<ChildState> {
  /// The state of the child while the child exists.
  associatedtype ChildState

  /// A marker of the kind of action that the container requires.
  associatedtype ActionWrapper

  /// Whether the container presents the child, so that the child can be dismissed.
  static var _isPresentation: Bool { get }

  /// The state of the child, or `nil`.
  var _child: ChildState? { get set }

  /// The record of the child that currently runs, or `nil` if the container stores no record.
  var _mounted: _MountedChild? { get set }
}

/// A marker of the actions of a presented child.
public enum _WrapsPresented {}

extension Optional: _ChildContainer {
  /// The marker of the actions of an optional child, which are not wrapped.
  public typealias ActionWrapper = _WrapsNothing

  /// Always `false`, because an optional does not present the child.
  @inlinable
  public static var _isPresentation: Bool { false }

  /// The optional itself, which is changed in place.
  @inlinable
  public var _child: Wrapped? {
    _read { yield self }
    _modify { yield &self }
  }

  /// Always `nil`, because an optional stores no record. Setting the property does nothing.
  @inlinable
  public var _mounted: _MountedChild? {
    get { nil }
    set {}
  }
}

extension PresentationState: _ChildContainer {
  /// The marker of the actions of a presented child, which are wrapped in a `PresentationAction`.
  public typealias ActionWrapper = _WrapsPresented

  /// Always `true`, because a presentation presents the child.
  @inlinable
  public static var _isPresentation: Bool { true }

  /// The presented state, which is changed in place. `nil` if nothing is presented.
  @inlinable
  public var _child: State? {
    _read { yield wrappedValue }
    _modify { yield &wrappedValue }
  }

  /// The record of the child that currently runs, or `nil` if no child is recorded.
  @inlinable
  public var _mounted: _MountedChild? {
    _read { yield mounted }
    _modify { yield &mounted }
  }
}

extension PresentationAction {
  /// The type of the actions of the presented child.
  public typealias _Wrapped = Action

  /// The marker of a presentation action, which distinguishes the action from the child's action.
  public typealias _Wrapper = _WrapsPresented

  /// Returns the action of the presented child as the payload of `presented`.
  @inlinable
  public static func _wrapping(_ action: Action) -> Self { .presented(action) }

  /// The action that dismisses the child.
  @inlinable
  public static var _empty: Self? { .dismiss }

  /// The action of the presented child, or `nil` for `dismiss`.
  @inlinable
  public var _wrapped: Action? {
    guard case .presented(let action) = self else { return nil }
    return action
  }
}
