/// What the state of a child that comes and goes is held in: an optional, or a presentation.
///
/// It lets one `ifLet` serve both. Were there two, a dozen of them in a chain would keep the type
/// checker busy for minutes.
public protocol _ChildContainer<ChildState> {
  associatedtype ChildState

  /// The kind of action that goes with the container.
  associatedtype ActionWrapper

  /// Whether the container presents the child, so that it can be dismissed.
  static var _isPresentation: Bool { get }

  /// The state of the child, while it is there.
  var _child: ChildState? { get set }

  /// Who is known to run, if the container remembers.
  var _mounted: _MountedChild? { get set }
}

/// The kind of action of a child that is presented.
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
