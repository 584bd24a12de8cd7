import Foundation
import StandupsCore

extension Meeting {
  /// The date and time as a text for the user.
  var dateText: String { date.formatted(date: .abbreviated, time: .shortened) }
}
