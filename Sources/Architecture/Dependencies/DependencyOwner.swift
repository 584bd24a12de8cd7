/// A model that stores the dependencies with which the model was created, so that
/// ``ModelDependencies`` need not retain the dependencies after the model is deallocated.
package protocol DependencyOwner: AnyObject {
  /// The dependencies with which the model was created, or `nil` if the model stores none.
  nonisolated var ownedDependencies: DependencyValues? { get }
}
