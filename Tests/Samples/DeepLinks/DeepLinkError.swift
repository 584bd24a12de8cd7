struct Standup: Identifiable { var id: UUID }

var id: UUID { fatalError() }
var standups: IdentifiedArrayOf<Standup> { fatalError() }
