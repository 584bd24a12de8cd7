/// A node with the value that identifies its view in a selection.
@MainActor
protocol IdentifiedRow {
  var rowID: AnyHashable { get }
}
