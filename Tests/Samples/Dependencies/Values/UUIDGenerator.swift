struct Contact: Identifiable {
  var id: UUID
}
