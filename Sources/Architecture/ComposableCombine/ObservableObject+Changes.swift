#if !Combine
  import ObservableObjects
#endif

extension ObservableObject {
  /// Observes the changes of the object, whichever module the protocol is from.
  ///
  /// - Parameter notify: Called before each change, on the thread of the change.
  /// - Returns: A closure that ends the observation. The observation otherwise continues as long as
  ///   the object's publisher exists.
  package func observeChanges(_ notify: @escaping @Sendable () -> Void) -> () -> Void {
    #if Combine
      let subscription = objectWillChange.sink { _ in notify() }
      return { subscription.cancel() }
    #else
      return objectWillChange.observe(notify)
    #endif
  }
}
