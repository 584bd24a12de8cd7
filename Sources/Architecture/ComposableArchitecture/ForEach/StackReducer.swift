import CasePaths
import Dependencies
import IssueLocations
import IssueReporting
import OrderedCollections

/// The reducer that `forEach` returns for a stack.
//
// The code that runs for each action is inlinable, so that the compiler can specialise the code in
// other modules. Specialised code is much faster.
@usableFromInline
struct _StackReducer<Base: Reducer, Destination: Reducer, ElementsAction: _ElementsAction>: Reducer
where
  ElementsAction.ElementID == StackElementID, ElementsAction.Pushed == Destination.State,
  ElementsAction.ElementAction == Destination.Action
{
  @usableFromInline typealias State = Base.State
  @usableFromInline typealias Action = Base.Action

  @usableFromInline let base: Base
  @usableFromInline let toStackState: WritableKeyPath<State, StackState<Destination.State>>
  @usableFromInline let toElementsAction: AnyCasePath<Action, ElementsAction>
  @usableFromInline let destination: Destination
  @usableFromInline let location: IssueLocation

  @inlinable
  init(
    base: Base,
    toStackState: WritableKeyPath<State, StackState<Destination.State>>,
    toElementsAction: AnyCasePath<Action, ElementsAction>,
    destination: Destination,
    location: IssueLocation
  ) {
    self.base = base
    self.toStackState = toStackState
    self.toElementsAction = toElementsAction
    self.destination = destination
    self.location = location
  }

  @inlinable
  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    let dependencies = DependencyValues._current
    let parent = dependencies.navigationIDPath
    let stackState = toStackState.inPlace
    // The elements of the initial state, and the elements that were added or removed since the last
    // action, are handled first, because this action may remove the added elements. While the
    // parent runs, `mounted` is stored outside the stack, because the parent may replace the stack.
    var (mountingEffect, mounted) = stackState.modify(&state, notifiesObservers: false) { stack in
      var mounted = stack.removeMountedElements(at: toStackState, of: parent)
      let isConfirmed = mounted.isConfirmed
      let isMounted = isConfirmed && stack.isMounted(mounted)
      let effect =
        isMounted
        ? .none
        : mount(stack: &stack, mounted: &mounted, isConfirmed: isConfirmed, isPresenting: false)
      return (effect, mounted)
    }
    let effect = run(
      into: &state,
      action: action,
      stackState: stackState,
      mounted: &mounted,
      dependencies: dependencies
    )
    let remountingEffect = stackState.modify(&state, notifiesObservers: false) { stack in
      // `mountingEffect` precedes this effect, so the registry agrees with the record.
      let remountingEffect =
        stack.isMounted(mounted)
        ? .none : mount(stack: &stack, mounted: &mounted, isConfirmed: true, isPresenting: true)
      stack.mounted = mounted
      return remountingEffect
    }
    return mountingEffect.merge(with: effect).merge(with: remountingEffect)
  }

  @inlinable
  func run(
    into state: inout State,
    action: Action,
    stackState: InPlaceAccess<State, StackState<Destination.State>>,
    mounted: inout MountedElements,
    dependencies: DependencyValues
  ) -> Effect<Action> {
    switch toElementsAction.extract(from: action)?._stack {
    case .element(let id, let elementAction):
      let presented = mounted.presented(id)
      let destination = destination
      // The observers of the stack are notified only if the element's reducer replaces the element.
      let effect = stackState.modify(&state) { stack in
        stack.change(id) { element in
          DependencyValues.withCurrent(dependencies.presenting(presented)) {
            destination.reduce(into: &element, action: elementAction)
          }
        }
      }
      if effect == nil {
        reportMissingElement(id, action: elementAction)
      }
      let elementEffect = self.effect(effect ?? .none, of: id, at: presented.path)
      return elementEffect.merge(with: base.reduce(into: &state, action: action))

    case .popFrom(let id):
      let ids = stackState.readValue(in: &state) { $0.contains(id) ? nil : $0.ids }
      if let ids {
        reportMissingPop(id, ids: ids)
      }
      let effect = base.reduce(into: &state, action: action)
      stackState.modify(&state) { $0.pop(from: id) }
      return effect

    case .push(let id, let element):
      stackState.modify(&state) {
        push(element, under: id, onto: &$0, dependencies: dependencies)
      }
      return base.reduce(into: &state, action: action)

    case nil:
      return base.reduce(into: &state, action: action)
    }
  }

  /// Returns an effect of the parent that runs an effect of an element.
  @inlinable
  func effect(
    _ effect: Effect<Destination.Action>,
    of id: StackElementID,
    at path: NavigationIDPath
  ) -> Effect<Action> {
    effect.isNone ? .none : embed(effect, of: id).bound(to: path)
  }

  @usableFromInline
  func embed(_ effect: Effect<Destination.Action>, of id: StackElementID) -> Effect<Action> {
    effect.embed { [toStackAction] in toStackAction.embed(.element(id: id, action: $0)) }
  }

  private var toStackAction: AnyCasePath<Action, StackAction<Destination.State, Destination.Action>>
  {
    ._$case(
      embed: { [toElementsAction] in Self.embed($0, in: toElementsAction) },
      extract: { [toElementsAction] in toElementsAction.extract(from: $0)?._stack }
    )
  }

  /// Returns the parent's action that embeds an action of the stack.
  @inlinable
  static func embed(
    _ action: StackAction<Destination.State, Destination.Action>,
    in toElementsAction: AnyCasePath<Action, ElementsAction>
  ) -> Action {
    guard let action = ElementsAction._stack(action) else {
      preconditionFailure("\(ElementsAction.self) has no actions of a stack.")
    }
    return toElementsAction.embed(action)
  }

  @inlinable
  func push(
    _ element: Destination.State,
    under id: StackElementID,
    onto stack: inout StackState<Destination.State>,
    dependencies: DependencyValues
  ) {
    guard !stack.contains(id) else {
      reportPushedTwice(id, ids: stack.ids)
      return
    }
    if dependencies.context == .test {
      let next = dependencies.stackElementID.peek()
      if id.generation > next.generation {
        reportGenerationTooHigh(id, expected: next)
      } else if id == next {
        _ = dependencies.stackElementID.next()
      }
    }
    stack.append(element, under: id)
  }

  /// Records the elements of the stack in `mounted`. Returns an effect that ends the removed
  /// elements and presents the added elements.
  @inlinable
  @inline(never)
  func mount(
    stack: inout StackState<Destination.State>,
    mounted: inout MountedElements,
    isConfirmed: Bool,
    isPresenting: Bool
  ) -> Effect<Action> {
    let change = stack.update(&mounted, isConfirmed: isConfirmed, isPresenting: isPresenting)
    guard let change else { return .none }
    let mounting = Effect.ElementsMounting(
      stack: mounted.stack,
      isAwaited: change.isAwaited,
      since: change.lastRevision,
      revision: mounted.lastRevision,
      unchanged: change.unchanged,
      elements: change.elements
    ) { [toElementsAction] id in
      Self.embed(.popFrom(id: id), in: toElementsAction)
    }
    return Effect(.mountElements(mounting))
  }
}
