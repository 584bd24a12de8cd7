/// The item that the features of the guides add, show and edit.
struct Item: Equatable, Identifiable {
  let id: Int
  var name = ""
}
