/// A type that stores the state of a child that may be `nil`: an optional, or a presentation.
///
/// With this protocol, one `ifLet` serves both types. With two overloads, a chain of a dozen calls
/// would occupy the type checker for minutes.
public protocol _ChildContainer<ChildState> {
  associatedtype ChildState

  /// The kind of action that belongs to the container.
  associatedtype ActionWrapper

  /// Whether the container presents the child, so that the child can be dismissed.
  static var _isPresentation: Bool { get }

  /// The state of the child, or `nil`.
  var _child: ChildState? { get set }

  /// The record of the child that currently runs, if the container stores a record.
  var _mounted: _MountedChild? { get set }
}

/// The kind of action of a presented child.
public enum _WrapsPresented {}

extension Optional: _ChildContainer {
  public typealias ActionWrapper = _WrapsNothing

  @inlinable
  public static var _isPresentation: Bool { false }

  @inlinable
  public var _child: Wrapped? {
    _read { yield self }
    _modify { yield &self }
  }

  @inlinable
  public var _mounted: _MountedChild? {
    get { nil }
    set {}
  }
}

extension PresentationState: _ChildContainer {
  public typealias ActionWrapper = _WrapsPresented

  @inlinable
  public static var _isPresentation: Bool { true }

  @inlinable
  public var _child: State? {
    _read { yield wrappedValue }
    _modify { yield &wrappedValue }
  }

  @inlinable
  public var _mounted: _MountedChild? {
    _read { yield mounted }
    _modify { yield &mounted }
  }
}

extension PresentationAction {
  public typealias _Wrapped = Action
  public typealias _Wrapper = _WrapsPresented

  @inlinable
  public static func _wrapping(_ action: Action) -> Self { .presented(action) }

  @inlinable
  public static var _empty: Self? { .dismiss }

  @inlinable
  public var _wrapped: Action? {
    guard case .presented(let action) = self else { return nil }
    return action
  }
}
