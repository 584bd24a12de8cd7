import IdentifiedCollections
import IssueReporting
import OrderedCollections

/// The states of the features on a navigation stack, in the order of the pages above the root page.
///
/// ```swift
/// struct State {
///   var path = StackState<Path.State>()
/// }
///
/// state.path.append(.detail(Detail.State(item: item)))
/// state.path.pop(to: id)
/// ```
///
/// Each element has an identifier, which is generated when the element is added. Actions refer to
/// the element by the identifier. Elements need not be identifiable or hashable. Finding an element
/// by identifier, changing an element in place, appending an element and popping the last element
/// are amortized O(1). Inserting and removing elements at other positions are O(*n*).
public struct StackState<Element> {
  // Frequent operations are inlinable, so that the compiler can specialise the operations in the
  // module that declares the element type.

  // Elements are stored in boxes, so that large elements are not moved, and copies of a stack share
  // unchanged elements. The value of a box is `nil` only during an access through `[id:]`.
  @usableFromInline
  var elements: OrderedDictionary<StackElementID, Box<Element?>> = [:]

  /// The record of the elements that the stack reducer runs.
  @usableFromInline
  var mounted: MountedElements?

  /// The changes of the identifiers since the last update of the record of the running elements.
  @usableFromInline
  var changes = StackChanges()

  /// The identity of the elements. The origin is renewed when an element is added, removed or
  /// replaced. The revision is renewed when an element is changed.
  @usableFromInline
  var identity = StateIdentity()

  /// Creates a stack without elements, for which a navigation stack shows its root page.
  @inlinable
  public init() {}

  /// The identifiers of the elements, in order.
  @inlinable
  public var ids: OrderedSet<StackElementID> { elements.keys }

  /// The element with the given identifier, or `nil` if there is no such element.
  ///
  /// Setting `nil` removes the element. In a test, setting a value for an unknown identifier
  /// appends the value. Outside a test, an issue is reported and the value is ignored.
  @inlinable
  public subscript(id id: StackElementID) -> Element? {
    _read {
      yield elements[id]?.value
    }
    set {
      self[id: id].assign(newValue)
    }
    _modify {
      // The code after a `yield` is in a `defer`, because other code would not run if the caller
      // throws.
      guard let index = elements.index(forKey: id) else {
        var new: Element?
        defer {
          if let new {
            insert(new, under: id)
          }
        }
        yield &new
        return
      }
      identity.renew()
      Box.makeUnique(&elements.values[index])
      let before = elementID(at: index)
      defer {
        if elements.values[index].value == nil {
          removeSubrange(index..<(index + 1))
        } else if !elementID(at: index).isContinuation(of: before) {
          identity.separate()
        }
      }
      yield &elements.values[index].value
    }
  }

  /// Removes the element with the given identifier and all later elements. Does nothing if there is
  /// no such element.
  @inlinable
  public mutating func pop(from id: StackElementID) {
    guard let index = elements.index(forKey: id) else { return }
    removeSubrange(index..<elements.count)
  }

  /// Removes all elements after the element with the given identifier. Does nothing if there is no
  /// such element.
  @inlinable
  public mutating func pop(to id: StackElementID) {
    guard let index = elements.index(forKey: id) else { return }
    removeSubrange((index + 1)..<elements.count)
  }

  /// Removes and returns the last element. Returns `nil` if the stack is empty.
  ///
  /// ```swift
  /// case .closeButtonTapped:
  ///   state.path.popLast()
  ///   return .none
  /// ```
  @discardableResult
  @inlinable
  public mutating func popLast() -> Element? {
    isEmpty ? nil : removeLast()
  }

  /// Appends an element with the given identifier, which the stack must not contain.
  @inlinable
  mutating func append(_ element: Element, under id: StackElementID) {
    willChangeIDs(from: elements.count)
    elements[id] = Box(element)
  }

  /// Records a change of the identifiers at `position` and after `position`. Called before the
  /// change.
  @inlinable
  mutating func willChangeIDs(from position: Int) {
    identity.renewOrigin()
    changes.add(from: position)
  }

  /// Changes the element with the given identifier in place and returns the result of `change`.
  /// Returns `nil` if there is no such element. Called to run the reducer of the element.
  @inlinable
  mutating func change<R>(_ id: StackElementID, _ change: (inout Element) -> R) -> R? {
    guard let index = elements.index(forKey: id) else { return nil }
    identity.renew()
    Box.makeUnique(&elements.values[index])
    guard
      let (result, isReplaced) = elements.values[index].value.mutate({ reduceInPlace(&$0, change) })
    else { return nil }
    if isReplaced { identity.separate() }
    return result
  }

  /// Returns the identity of the element at a position, or the constant identity if the element
  /// isn't observable.
  @inlinable
  func elementID(at index: Int) -> ObservableStateID {
    let provider = cachedIdentityProvider(of: Element.self)
    return elements.values[index].value.map { element in
      provider.withUncountedReference { $0.id(of: element) }
    } ?? ._$constant
  }

  @inlinable
  func contains(_ id: StackElementID) -> Bool {
    elements.index(forKey: id) != nil
  }

  /// Appends an element with the given identifier if `isTesting` is `true`. Otherwise reports an
  /// issue.
  @usableFromInline
  mutating func insert(
    _ element: Element,
    under id: StackElementID,
    isTesting: Bool = IssueReporting.isTesting
  ) {
    guard isTesting else {
      reportIssue(
        """
        An element was set for the id \(id), which is not on the stack. The ids on the stack are: \
        \(ids.map(\.debugDescription).joined(separator: ", ")).

        The element was not inserted. Use 'append', which creates an id.
        """
      )
      return
    }
    append(element, under: id)
  }
}
