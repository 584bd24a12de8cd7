var blob: Contact { fatalError() }
