import IssueLocations

/// Runs an operation with the dependencies of a model and with further overrides.
///
/// Use the function in a model that creates a child model, so that the child uses the dependencies
/// with which the parent was created:
///
/// ```swift
/// func rowTapped() {
///   detail = withDependencies(from: self) {
///     $0.continuousClock = .immediate
///   } operation: {
///     DetailModel()
///   }
/// }
/// ```
///
/// Dependencies that are overridden at the time of the call have priority over the dependencies of
/// the model.
///
/// - Parameters:
///   - model: A model with at least one `@Dependency` property, or a model that the operation of
///     `withDependencies` returned. For any other model, the function reports an issue, and
///     `updateValuesForOperation` changes the current dependencies.
///   - updateValuesForOperation: A closure that changes the dependencies.
///   - operation: The operation to run with the changed dependencies.
///   - fileID: The ID of the file in which issues are reported.
///   - filePath: The path of the file in which issues are reported.
///   - line: The line at which issues are reported.
///   - column: The column at which issues are reported.
/// - Returns: The result of `operation`.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  let values = capturedValues(
    of: model,
    location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  return try withDependencies {
    $0 = values.merging($0)
    try updateValuesForOperation(&$0)
  } operation: {
    try operation()
  }
}

/// Runs an operation with the dependencies of a model.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  try withDependencies(
    from: model,
    { _ in },
    operation: operation,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Runs an asynchronous operation with the dependencies of a model and with further overrides.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  let values = capturedValues(
    of: model,
    location: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  )
  return try await withDependencies {
    $0 = values.merging($0)
    try await updateValuesForOperation(&$0)
  } operation: {
    try await operation()
  }
}

/// Runs an asynchronous operation with the dependencies of a model.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  try await withDependencies(
    from: model,
    isolation: isolation,
    { _ in },
    operation: operation,
    fileID: fileID,
    filePath: filePath,
    line: line,
    column: column
  )
}

/// Returns the values with which a model was created: the values that the model stores itself. If
/// the model or a superclass has a `@Dependency` property, the values are the values that the
/// property captured. Otherwise, the values are the values of the `withDependencies` call that
/// returned the model. If there is no such call, reports an issue and returns values without
/// overrides.
private func capturedValues(of model: AnyObject, location: IssueLocation) -> DependencyValues {
  if let values = (model as? any DependencyOwner)?.ownedDependencies { return values }
  var mirror: Mirror? = Mirror(reflecting: model)
  while let current = mirror {
    for child in current.children {
      if let dependency = child.value as? any DependencyCapturing {
        return dependency.initialValues
      }
    }
    mirror = current.superclassMirror
  }
  if let values = ModelDependencies.shared.values(of: model) { return values }
  location.report(
    """
    'withDependencies' was called with a model that has no dependencies: \(type(of: model)).

    The current dependencies are used instead. Only a model that has a '@Dependency' property, or \
    that 'withDependencies' returned, stores the dependencies with which the model was created. \
    Add a '@Dependency' property to the model, or call 'withDependencies' without a model.
    """
  )
  return .unset
}
