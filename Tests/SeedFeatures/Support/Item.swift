/// What the guides' features add, show and edit.
struct Item: Equatable, Identifiable {
  let id: Int
  var name = ""
}
