var data: Data { fatalError() }
