struct Failure: Error, Equatable {}
