struct Response { var contacts: [Contact] }

@Variable var contacts: IdentifiedArrayOf<Contact> = []
var response: Response { fatalError() }
