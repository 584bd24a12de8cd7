import CasePaths
import IssueLocations

/// A property wrapper that stores the state of a presented feature, or `nil` if nothing is
/// presented. In observable state, the macro ``Presents()`` adds the wrapper to a property:
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Presents var alert: AlertState<Action.Alert>?
/// }
/// ```
///
/// The key path `\.$alert` of the projected value is an argument of `ifLet`. The state is stored in
/// a box, so that a state can contain a presentation of its own type. In state that isn't
/// observable, declare the property with `@PresentationState`.
@propertyWrapper
@dynamicMemberLookup
public struct PresentationState<State> {
  @usableFromInline var box: Box<State?>

  /// The record of the child that the presenting reducer runs.
  @usableFromInline var mounted: _MountedChild?

  /// Creates a presentation of a state. If the state is `nil`, nothing is presented.
  @inlinable
  public init(wrappedValue: State?) {
    box = Box(wrappedValue)
  }

  /// The state of the presented feature, or `nil` if nothing is presented. A change copies the
  /// state only if another presentation shares the state.
  @inlinable
  public var wrappedValue: State? {
    _read { yield box.value }
    _modify {
      Box.makeUnique(&box)
      yield &box.value
    }
  }

  /// The presentation itself, for `ifLet` and for view modifiers.
  @inlinable
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
    _modify { yield &self }
  }

  /// A presentation of the payload of one case of an enum state. If the state is not in this case,
  /// nothing is presented.
  public subscript<Case>(
    dynamicMember keyPath: CaseKeyPath<State, Case>
  ) -> PresentationState<Case> where State: CasePathable {
    PresentationState<Case>(wrappedValue: wrappedValue.flatMap { $0[case: keyPath] })
  }

  /// A presentation of a member of the state.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<State, Member>
  ) -> PresentationState<Member> {
    PresentationState<Member>(wrappedValue: wrappedValue?[keyPath: keyPath])
  }

  /// The payload of the state, if the state is in the case of `path`.
  ///
  /// Setting `nil` dismisses the feature. If the state is in a different case, a change is ignored
  /// and an issue is reported. If nothing is presented, a new value is ignored and an issue is
  /// reported.
  public subscript<Case>(
    case path: CaseKeyPath<State, Case>,
    fileID fileID: _HashableStaticString = #fileID,
    filePath filePath: _HashableStaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Case? where State: CasePathable {
    _read { yield wrappedValue.flatMap { $0[case: path] } }
    _modify {
      yield &self[
        case: AnyCasePath(path),
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      ]
    }
  }

  /// The payload of the state, if the state is in the case of `path`. For enums that are not
  /// `CasePathable`.
  ///
  /// ```swift
  /// await store.send(.nameChanged("Blob")) {
  ///   $0.$destination[case: /Destination.State.edit]?.name = "Blob"
  /// }
  /// ```
  public subscript<Case>(
    case path: AnyCasePath<State, Case>,
    fileID fileID: _HashableStaticString = #fileID,
    filePath filePath: _HashableStaticString = #filePath,
    line line: UInt = #line,
    column column: UInt = #column
  ) -> Case? {
    _read { yield wrappedValue.flatMap(path.extract(from:)) }
    _modify {
      var payload = wrappedValue.flatMap(path.extract(from:))
      let wasMatch = payload != nil
      // The code after the `yield` is in a `defer`, because other code would not run if the caller
      // throws.
      defer {
        if wasMatch {
          wrappedValue = payload.map(path.embed)
        } else {
          reportCaseMismatch(
            of: wrappedValue,
            isRemoval: payload == nil,
            at: IssueLocation(
              fileID: fileID.rawValue,
              filePath: filePath.rawValue,
              line: line,
              column: column
            )
          )
        }
      }
      yield &payload
    }
  }
}

extension PresentationState {
  /// Whether both values are unchanged copies of the same presentation.
  func isIdentical(to other: Self) -> Bool {
    box === other.box
  }
}

extension PresentationState: Equatable where State: Equatable {
  /// Whether the presented states are equal, or both are `nil`. O(1) for copies of a presentation
  /// that have not changed.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.box == rhs.box
  }
}

extension PresentationState: Hashable where State: Hashable {
  /// Hashes the presented state, or `nil`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

// Sendability is unchecked, because a box is a mutable object. A shared box is copied before its
// value is changed.
extension PresentationState: @unchecked Sendable where State: Sendable {}

extension PresentationState: Decodable where State: Decodable {
  /// Decodes the presented state, or `nil`, without a container for the wrapper.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try State?(from: decoder))
  }
}

extension PresentationState: Encodable where State: Encodable {
  /// Encodes the presented state, or `nil`, without a container for the wrapper.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension PresentationState: CustomReflectable {
  /// The mirror of the presented state, or of `nil`, without the wrapper.
  public var customMirror: Mirror { Mirror(reflecting: wrappedValue as Any) }
}
