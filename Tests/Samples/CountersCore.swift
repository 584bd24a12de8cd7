import ComposableArchitecture
import Foundation

@testable import CountersCore
