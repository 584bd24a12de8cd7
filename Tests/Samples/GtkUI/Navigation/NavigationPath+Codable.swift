@State var path = NavigationPath()
