import ComposableArchitecture
import ConcurrencyExtras
import Foundation
import XCTest

@MainActor
final class Model {
  var isLoading = false

  func load() async {}
}

@MainActor var model: Model { fatalError() }

func download() async throws -> Data { fatalError() }
