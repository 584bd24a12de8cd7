import XCTest

var store: TestStoreOf<Feature> { fatalError() }
