import Clocks
import ComposableArchitecture
import Foundation
import XCTest

typealias Welcome = Item

@MainActor
final class TimerModel {
  var count = 0

  init(clock: some Clock<Duration>) {}

  func startButtonTapped() {}
  func stopButtonTapped() {}
}
