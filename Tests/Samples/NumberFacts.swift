import Foundation

@testable import NumberFacts
