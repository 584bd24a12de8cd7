var local: [Contact] { fatalError() }
var remote: [Contact] { fatalError() }
