struct WeatherClient: DependencyKey, Sendable {
  static let liveValue = WeatherClient(forecast: { "Rain" })
  var forecast: @Sendable () async throws -> String
}
