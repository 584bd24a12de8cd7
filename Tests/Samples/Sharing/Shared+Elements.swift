struct Todo: Identifiable {
  let id: Int
  var isComplete = false
}
