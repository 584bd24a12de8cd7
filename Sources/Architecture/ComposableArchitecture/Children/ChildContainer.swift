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

/// What a presenting reducer remembers of the child from one action to the next.
public struct _MountedChild {
  let id: NavigationID?
  let isEphemeral: Bool
  /// Where the feature is presented: a copy of the state that is held or run elsewhere presents
  /// nothing there yet.
  let path: NavigationIDPath
  let keyPath: AnyKeyPath
}

/// The kind of action of a child that is presented.
public enum _WrapsPresented {}

extension Optional: _ChildContainer {
  public typealias ActionWrapper = _WrapsNothing

  public static var _isPresentation: Bool { false }

  public var _child: Wrapped? {
    _read { yield self }
    _modify { yield &self }
  }

  public var _mounted: _MountedChild? {
    get { nil }
    set {}
  }
}

extension PresentationState: _ChildContainer {
  public typealias ActionWrapper = _WrapsPresented

  public static var _isPresentation: Bool { true }

  public var _child: State? {
    _read { yield wrappedValue }
    _modify { yield &wrappedValue }
  }

  public var _mounted: _MountedChild? {
    _read { yield mounted }
    _modify { yield &mounted }
  }
}

extension PresentationAction {
  public typealias _Wrapped = Action
  public typealias _Wrapper = _WrapsPresented

  public static func _wrapping(_ action: Action) -> Self { .presented(action) }

  public static var _empty: Self? { .dismiss }

  public var _wrapped: Action? {
    guard case .presented(let action) = self else { return nil }
    return action
  }
}
