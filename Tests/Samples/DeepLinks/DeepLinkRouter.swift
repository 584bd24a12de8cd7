var router: DeepLinkRouter<Path.State> { fatalError() }
