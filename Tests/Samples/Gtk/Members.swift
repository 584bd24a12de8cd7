var paned: Widget { fatalError() }
var titles: [String] { fatalError() }
var view: Widget { fatalError() }

func flush() {}
