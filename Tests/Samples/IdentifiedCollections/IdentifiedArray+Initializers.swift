struct Reading { var sensor: Int }

var readings: [Reading] { fatalError() }
