import SwiftSyntaxMacrosTestSupport
import XCTest

final class ObservableStateMacroTests: XCTestCase {
  func testStoredVariablesAreTracked() {
    assertObservableState(
      """
      @ObservableState
      struct State {
        var count = 0
        var text: String
      }
      """,
      """

      struct State {
        @ComposableArchitecture.ObservationStateTracked
        var count = 0
        @ComposableArchitecture.ObservationStateTracked
        var text: String

        @ComposableArchitecture.ObservationStateIgnored
        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        mutating func _$willModify() {
          _$observationRegistrar._$willModify()
        }

        static func _$storage(of property: Swift.PartialKeyPath<Self>) -> Swift.PartialKeyPath<Self>? {
          if property == \\Self.count {
            return \\Self._count
          }
          if property == \\Self.text {
            return \\Self._text
          }
          return nil
        }

        func _$notify<Member>(_ property: Swift.KeyPath<Self, Member>) {
          _$observationRegistrar.notify(self, keyPath: property)
        }
      }

      extension State: nonisolated Observation.Observable, nonisolated ComposableArchitecture.ObservableState {
      }
      """
    )
  }

  func testConstantStaticLazyComputedAndIgnoredPropertiesAreUnchanged() {
    assertObservableState(
      """
      @ObservableState
      public struct State {
        let constant = 0
        lazy var lazy = 0
        static var shared = 0
        var computed: Int { 0 }
        var accessors: Int {
          get { 0 }
          set {}
        }
        @ObservationStateIgnored var ignored = 0
      }
      """,
      """

      public struct State {
        let constant = 0
        lazy var lazy = 0
        static var shared = 0
        var computed: Int { 0 }
        var accessors: Int {
          get { 0 }
          set {}
        }
        @ObservationStateIgnored var ignored = 0

        @ComposableArchitecture.ObservationStateIgnored
        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        public var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        public mutating func _$willModify() {
          _$observationRegistrar._$willModify()
        }
      }

      extension State: nonisolated Observation.Observable, nonisolated ComposableArchitecture.ObservableState {
      }
      """
    )
  }

  func testPresentedStateOfObservableStateIsModifiedInItsStorage() {
    assertObservableState(
      """
      @ObservableState
      struct State {
        @Presents var edit: Edit.State?
      }
      """,
      """

      struct State {
        @ComposableArchitecture.ObservationStateIgnored var edit: Edit.State? {
          @storageRestrictions(initializes: _edit)
          init(initialValue) {
            _edit = ComposableArchitecture.PresentationState(wrappedValue: initialValue)
          }
          get {
            _$observationRegistrar.access(self, keyPath: \\.$edit)
            return _edit.wrappedValue
          }
          set {
            _$observationRegistrar._$willModify()
            _$observationRegistrar.mutate(self, keyPath: \\.$edit, &_edit.wrappedValue, newValue, ComposableArchitecture._$isIdentityEqual)
          }
          _modify {
            _$observationRegistrar._$willModify()
            let identity = ComposableArchitecture._$identity(of: _edit.wrappedValue)
            defer {
              _$observationRegistrar.didModify(self, keyPath: \\.$edit, from: identity, to: ComposableArchitecture._$identity(of: _edit.wrappedValue))
            }
            yield &_edit.wrappedValue
          }
        }

        var $edit: ComposableArchitecture.PresentationState<Edit.State> {
          get {
            _$observationRegistrar.access(self, keyPath: \\.$edit)
            return _edit
          }
          set {
            _$observationRegistrar._$willModify()
            _$observationRegistrar.mutate(self, keyPath: \\.$edit, &_edit, newValue, ComposableArchitecture._$isIdentityEqual)
          }
          _modify {
            _$observationRegistrar._$willModify()
            let identity = ComposableArchitecture._$identity(of: _edit)
            defer {
              _$observationRegistrar.didModify(self, keyPath: \\.$edit, from: identity, to: ComposableArchitecture._$identity(of: _edit))
            }
            yield &_edit
          }
        }

        @ComposableArchitecture.ObservationStateIgnored
        private var _edit = ComposableArchitecture.PresentationState<Edit.State>(wrappedValue: nil)

        @ComposableArchitecture.ObservationStateIgnored
        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        mutating func _$willModify() {
          _$observationRegistrar._$willModify()
        }

        static func _$storage(of property: Swift.PartialKeyPath<Self>) -> Swift.PartialKeyPath<Self>? {
          if property == \\Self.$edit {
            return \\Self._edit
          }
          return nil
        }

        func _$notify<Member>(_ property: Swift.KeyPath<Self, Member>) {
          _$observationRegistrar.notify(self, keyPath: property)
        }
      }

      extension State: nonisolated Observation.Observable, nonisolated ComposableArchitecture.ObservableState {
      }
      """
    )
  }

  func testSharedVariableIsNotTracked() {
    assertObservableState(
      """
      @ObservableState
      struct State {
        @Shared(.count) var count
      }
      """,
      """

      struct State {
        @Shared(.count)
        @ComposableArchitecture.ObservationStateIgnored var count

        @ComposableArchitecture.ObservationStateIgnored
        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        mutating func _$willModify() {
          _$observationRegistrar._$willModify()
        }
      }

      extension State: nonisolated Observation.Observable, nonisolated ComposableArchitecture.ObservableState {
      }
      """
    )
  }

  func testDeclaredConformancesAreNotAddedAgain() {
    assertObservableState(
      """
      @ObservableState
      struct State: ObservableState, Observable {
      }
      """,
      """

      struct State: ObservableState, Observable {

        @ComposableArchitecture.ObservationStateIgnored
        var _$observationRegistrar = ComposableArchitecture.ObservationStateRegistrar()

        var _$id: ComposableArchitecture.ObservableStateID {
          _$observationRegistrar.id
        }

        mutating func _$willModify() {
          _$observationRegistrar._$willModify()
        }
      }
      """
    )
  }

  func testEnumHasTheIDOfItsPayloadAndCase() {
    assertObservableState(
      """
      @ObservableState
      package enum State {
        case child(Child.State)
        case labelled(child: Child.State)
        case none
        case several(Int, Int)
        #if DEBUG
        case debug
        #endif
      }
      """,
      """

      package enum State {
        case child(Child.State)
        case labelled(child: Child.State)
        case none
        case several(Int, Int)
        #if DEBUG
        case debug
        #endif

        package var _$id: ComposableArchitecture.ObservableStateID {
          switch self {
          case let .child(state):
            return ComposableArchitecture.ObservableStateID._$id(for: state, in: self, ComposableArchitecture._$isIdentityEqual)._$tag(0)
          case let .labelled(state):
            return ComposableArchitecture.ObservableStateID._$id(for: state, in: self, ComposableArchitecture._$isIdentityEqual)._$tag(1)
          case .none:
            return ComposableArchitecture.ObservableStateID._$constant._$tag(2)
          case let .several(value0, value1):
            return ComposableArchitecture.ObservableStateID._$id(for: (value0, value1), in: self, {
                ComposableArchitecture._$isIdentityEqual($0.0, $1.0) && ComposableArchitecture._$isIdentityEqual($0.1, $1.1)
              })._$tag(3)
          #if DEBUG
          case .debug:
            return ComposableArchitecture.ObservableStateID._$constant._$tag(4)
          #endif
          }
        }
      }

      extension State: nonisolated Observation.Observable, nonisolated ComposableArchitecture.ObservableState {
      }
      """
    )
  }

  func testTrackedVariableExpandsToAccessorsAndStorage() {
    assertObservableState(
      """
      struct State {
        @Tracked var count: Int = 0
      }
      """,
      """
      struct State {
        var count: Int {
          @storageRestrictions(initializes: _count)
          init(initialValue) {
            _count = initialValue
          }
          get {
            _$observationRegistrar.access(self, keyPath: \\.count)
            return _count
          }
          set {
            _$observationRegistrar._$willModify()
            _$observationRegistrar.mutate(self, keyPath: \\.count, &_count, newValue, ComposableArchitecture._$isIdentityEqual)
          }
          _modify {
            _$observationRegistrar._$willModify()
            let identity = ComposableArchitecture._$identity(of: _count)
            defer {
              _$observationRegistrar.didModify(self, keyPath: \\.count, from: identity, to: ComposableArchitecture._$identity(of: _count))
            }
            yield &_count
          }
        }

        @ComposableArchitecture.ObservationStateIgnored
        private var _count: Int = 0
      }
      """
    )
  }

  func testObserversOfATrackedVariableAreAddedToItsStorage() {
    assertObservableState(
      """
      struct State {
        @Tracked var count = 0 {
          didSet { print(count) }
        }
      }
      """,
      """
      struct State {
        var count {
          didSet { print(count) }
          @storageRestrictions(initializes: _count)
          init(initialValue) {
            _count = initialValue
          }

          get {
            _$observationRegistrar.access(self, keyPath: \\.count)
            return _count
          }

          set {
            _$observationRegistrar._$willModify()
            _$observationRegistrar.mutate(self, keyPath: \\.count, &_count, newValue, ComposableArchitecture._$isIdentityEqual)
          }

          _modify {
            _$observationRegistrar._$willModify()
            let identity = ComposableArchitecture._$identity(of: _count)
            defer {
              _$observationRegistrar.didModify(self, keyPath: \\.count, from: identity, to: ComposableArchitecture._$identity(of: _count))
            }
            yield &_count
          }
        }

        @ComposableArchitecture.ObservationStateIgnored
        private var _count = 0 {
            didSet {
              print(count)
            }
          }
      }
      """
    )
  }

  func testTrackedVariableWithANameInBackticksIsExpanded() {
    assertObservableState(
      """
      struct State {
        @Tracked var `default` = 0
      }
      """,
      """
      struct State {
        var `default` {
          @storageRestrictions(initializes: _default)
          init(initialValue) {
            _default = initialValue
          }
          get {
            _$observationRegistrar.access(self, keyPath: \\.`default`)
            return _default
          }
          set {
            _$observationRegistrar._$willModify()
            _$observationRegistrar.mutate(self, keyPath: \\.`default`, &_default, newValue, ComposableArchitecture._$isIdentityEqual)
          }
          _modify {
            _$observationRegistrar._$willModify()
            let identity = ComposableArchitecture._$identity(of: _default)
            defer {
              _$observationRegistrar.didModify(self, keyPath: \\.`default`, from: identity, to: ComposableArchitecture._$identity(of: _default))
            }
            yield &_default
          }
        }

        @ComposableArchitecture.ObservationStateIgnored
        private var _default = 0
      }
      """
    )
  }

  func testAConstantIsNotTracked() {
    assertObservableState(
      """
      struct State {
        @Tracked let count = 0
      }
      """,
      """
      struct State {
        let count = 0
      }
      """
    )
  }

  func testPresentsExpandsToAccessorsAProjectionAndStorage() {
    assertObservableState(
      """
      struct State {
        @Presents public var edit: Edit.State?
      }
      """,
      """
      struct State {
        public var edit: Edit.State? {
          @storageRestrictions(initializes: _edit)
          init(initialValue) {
            _edit = ComposableArchitecture.PresentationState(wrappedValue: initialValue)
          }
          get {
            _$observationRegistrar.access(self, keyPath: \\.$edit)
            return _edit.wrappedValue
          }
          set {
            _$observationRegistrar._$willModify()
            _$observationRegistrar.mutate(self, keyPath: \\.$edit, &_edit.wrappedValue, newValue, ComposableArchitecture._$isIdentityEqual)
          }
          _modify {
            _$observationRegistrar._$willModify()
            let identity = ComposableArchitecture._$identity(of: _edit.wrappedValue)
            defer {
              _$observationRegistrar.didModify(self, keyPath: \\.$edit, from: identity, to: ComposableArchitecture._$identity(of: _edit.wrappedValue))
            }
            yield &_edit.wrappedValue
          }
        }

        public var $edit: ComposableArchitecture.PresentationState<Edit.State> {
          get {
            _$observationRegistrar.access(self, keyPath: \\.$edit)
            return _edit
          }
          set {
            _$observationRegistrar._$willModify()
            _$observationRegistrar.mutate(self, keyPath: \\.$edit, &_edit, newValue, ComposableArchitecture._$isIdentityEqual)
          }
          _modify {
            _$observationRegistrar._$willModify()
            let identity = ComposableArchitecture._$identity(of: _edit)
            defer {
              _$observationRegistrar.didModify(self, keyPath: \\.$edit, from: identity, to: ComposableArchitecture._$identity(of: _edit))
            }
            yield &_edit
          }
        }

        @ComposableArchitecture.ObservationStateIgnored
        private var _edit = ComposableArchitecture.PresentationState<Edit.State>(wrappedValue: nil)
      }
      """
    )
  }

  func testPresentsWithAValueInitializesItsStorage() {
    assertObservableState(
      """
      struct State {
        @Presents var edit: Optional<Edit.State> = Edit.State()
      }
      """,
      """
      struct State {
        var edit: Optional<Edit.State> {
          @storageRestrictions(initializes: _edit)
          init(initialValue) {
            _edit = ComposableArchitecture.PresentationState(wrappedValue: initialValue)
          }
          get {
            _$observationRegistrar.access(self, keyPath: \\.$edit)
            return _edit.wrappedValue
          }
          set {
            _$observationRegistrar._$willModify()
            _$observationRegistrar.mutate(self, keyPath: \\.$edit, &_edit.wrappedValue, newValue, ComposableArchitecture._$isIdentityEqual)
          }
          _modify {
            _$observationRegistrar._$willModify()
            let identity = ComposableArchitecture._$identity(of: _edit.wrappedValue)
            defer {
              _$observationRegistrar.didModify(self, keyPath: \\.$edit, from: identity, to: ComposableArchitecture._$identity(of: _edit.wrappedValue))
            }
            yield &_edit.wrappedValue
          }
        }

        var $edit: ComposableArchitecture.PresentationState<Edit.State> {
          get {
            _$observationRegistrar.access(self, keyPath: \\.$edit)
            return _edit
          }
          set {
            _$observationRegistrar._$willModify()
            _$observationRegistrar.mutate(self, keyPath: \\.$edit, &_edit, newValue, ComposableArchitecture._$isIdentityEqual)
          }
          _modify {
            _$observationRegistrar._$willModify()
            let identity = ComposableArchitecture._$identity(of: _edit)
            defer {
              _$observationRegistrar.didModify(self, keyPath: \\.$edit, from: identity, to: ComposableArchitecture._$identity(of: _edit))
            }
            yield &_edit
          }
        }

        @ComposableArchitecture.ObservationStateIgnored
        private var _edit = ComposableArchitecture.PresentationState<Edit.State>(wrappedValue: Edit.State())
      }
      """
    )
  }
}
