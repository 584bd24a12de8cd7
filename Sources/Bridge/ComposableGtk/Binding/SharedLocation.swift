import Dependencies

/// The shared reference of a view. A new value of the view has a location without a reference, and
/// then adopts the reference of the previous value, so that no reference is created and loaded for
/// nothing.
@MainActor
final class SharedLocation<Reference> {
  private let make: () -> Reference
  private let dependencies = DependencyValues._current
  private var adopted: Reference?

  init(_ make: @escaping () -> Reference) {
    self.make = make
  }

  var reference: Reference {
    if let adopted { return adopted }
    // The body of the view runs later, maybe without the dependencies of the view's creation.
    let reference = DependencyValues.withCurrent(dependencies, operation: make)
    adopted = reference
    return reference
  }

  func adopt(_ other: SharedLocation) {
    adopted = other.reference
  }
}
