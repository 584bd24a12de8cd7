extension Int {
  /// The seconds as minutes and seconds, such as “1:05”.
  var minutesAndSeconds: String {
    let seconds = self % 60
    return "\(self / 60):\(seconds < 10 ? "0" : "")\(seconds)"
  }
}
