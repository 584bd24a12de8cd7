import ComposableArchitecture
import GtkUI

extension Binding where Value: CasePathable {
  /// A binding to the payload of a case, or `nil` while the enum has another case. Setting the
  /// binding while the enum has another case does nothing.
  ///
  /// ```swift
  /// @State private var status = Status.failed("")
  ///
  /// if let text = $status.failed {
  ///   TextField("Reason", text: text)
  /// }
  /// ```
  public subscript<Payload>(
    dynamicMember path: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Payload>>
  ) -> Binding<Payload>? {
    let path = Value.allCasePaths[keyPath: path]
    guard var last = path.extract(from: wrappedValue) else { return nil }
    return Binding<Payload>(
      get: {
        // A view may read the binding once more after the case has changed.
        last = path.extract(from: wrappedValue) ?? last
        return last
      },
      set: { new in
        guard path.extract(from: wrappedValue) != nil else { return }
        last = new
        wrappedValue = path.embed(new)
      }
    )
  }
}

extension Binding {
  /// A binding to the payload of a case of an optional enum. The value of the binding is `nil`
  /// while the enum is `nil` or has another case. Setting the binding to `nil` sets the enum to
  /// `nil`. While the enum has another case, setting the binding does nothing.
  ///
  /// ```swift
  /// @State private var destination: Destination?
  ///
  /// .sheet(item: $destination.edit) { ItemView(item: $0) }
  /// .alert(item: $destination.failure) { failure in Text(failure.title) } actions: { _ in }
  /// ```
  ///
  /// For a case whose payload is an enum, too, continue with the cases of the payload:
  /// `$destination.edit.details`.
  public subscript<Enum: CasePathable, Payload>(
    dynamicMember path: KeyPath<Enum.AllCasePaths, AnyCasePath<Enum, Payload>>
  ) -> Binding<Payload?> where Value == Enum? {
    let path = Enum.allCasePaths[keyPath: path]
    let payload: @MainActor () -> Payload? = { wrappedValue.flatMap { path.extract(from: $0) } }
    return Binding<Payload?>(
      get: payload,
      set: { new in
        // A binding of another case must neither replace nor remove this case. A view may write its
        // value late, when the case has already changed.
        guard payload() != nil || new != nil && wrappedValue == nil else { return }
        wrappedValue = new.map(path.embed)
      }
    )
  }
}
