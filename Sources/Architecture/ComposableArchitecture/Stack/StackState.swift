import IdentifiedCollections
import IssueReporting
import OrderedCollections

/// The features on a navigation stack, from the first above the root to the topmost.
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
/// Each element gets an id when it is added, by which its actions find it. Elements need not be
/// identifiable, nor hashable. Finding, changing and appending an element, and popping the last,
/// are O(1); inserting and removing elsewhere are O(n).
//
// The element's type is the app's, so that what is done often can be seen by the optimiser there.
public struct StackState<Element> {
  // Boxes keep a large element from being moved about, and let copies of a stack share elements.
  // One is empty only while its element is being changed through `[id:]`.
  @usableFromInline
  var elements: OrderedDictionary<StackElementID, Box<Element?>> = [:]

  /// Which elements are known to run, for the reducer that runs them.
  @usableFromInline
  var mounted: MountedElements?

  /// What happened to the ids since they were last mounted.
  @usableFromInline
  var changes = StackChanges()

  /// Tells observers whether the ids are still the same.
  @usableFromInline
  var location = ObservableStateID()

  /// When the elements were last about to change. Stacks of the same revision have the same elements.
  @usableFromInline
  var revision = Revision()

  /// When an element was last put in the place of the one with its id.
  @usableFromInline
  var replaced = Revision.first

  @inlinable
  public init() {}

  /// The ids of the elements, in their order.
  @inlinable
  public var ids: OrderedSet<StackElementID> { elements.keys }

  /// The element with the given id, or `nil` if there is none.
  ///
  /// Setting `nil` removes the element. Setting a value for an id that the stack doesn't have adds
  /// it to the end in a test; elsewhere that is a mistake, which is reported and ignored.
  @inlinable
  public subscript(id id: StackElementID) -> Element? {
    _read {
      yield elements[id]?.value
    }
    set {
      // Of what comes or leaves the ids tell.
      let isReplacement = newValue != nil && contains(id)
      self[id: id].become(newValue)
      if isReplacement { replaced = revision }
    }
    _modify {
      // What comes after a `yield` is put off by `defer`, or it would not run if the caller throws.
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
      revision = Revision()
      Box.makeUnique(&elements.values[index])
      defer {
        if elements.values[index].value == nil {
          removeSubrange(index..<(index + 1))
        }
      }
      yield &elements.values[index].value
    }
  }

  /// Removes the element with the given id and all that follow it. Without such an element nothing
  /// happens.
  @inlinable
  public mutating func pop(from id: StackElementID) {
    guard let index = elements.index(forKey: id) else { return }
    removeSubrange(index..<elements.count)
  }

  /// Removes all the elements that follow the one with the given id. Without such an element
  /// nothing happens.
  @inlinable
  public mutating func pop(to id: StackElementID) {
    guard let index = elements.index(forKey: id) else { return }
    removeSubrange((index + 1)..<elements.count)
  }

  /// Removes the last element, if there is one, and gives it back to whoever wants it.
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

  /// Adds an element to the end, under an id that has been handed out for it.
  @inlinable
  mutating func append(_ element: Element, under id: StackElementID) {
    willChangeIDs(from: elements.count)
    elements[id] = Box(element)
  }

  /// Notes that the ids change at a position and after it.
  @inlinable
  mutating func willChangeIDs(from position: Int) {
    location._$willModify()
    changes.add(from: position)
    revision = Revision()
  }

  /// Lets the reducer of the element with the given id change it in place; `nil` if there is none.
  @inlinable
  mutating func change<R>(_ id: StackElementID, _ change: (inout Element) -> R) -> R? {
    guard let index = elements.index(forKey: id) else { return nil }
    revision = Revision()
    Box.makeUnique(&elements.values[index])
    guard
      let (result, isReplaced) = elements.values[index].value.mutate({ reduceInPlace(&$0, change) })
    else { return nil }
    if isReplaced { replaced = revision }
    return result
  }

  @inlinable
  func contains(_ id: StackElementID) -> Bool {
    elements.index(forKey: id) != nil
  }

  /// Adds an element for which no id was handed out, as tests do.
  @usableFromInline
  mutating func insert(
    _ element: Element,
    under id: StackElementID,
    isTesting: Bool = IssueReporting.isTesting
  ) {
    guard isTesting else {
      reportIssue(
        """
        An element was set for the id \(id), which the stack doesn't have. The ids that it has are: \
        \(ids.map(\.debugDescription).joined(separator: ", ")).

        The element was not added. Use 'append', which hands out an id.
        """
      )
      return
    }
    append(element, under: id)
  }
}
