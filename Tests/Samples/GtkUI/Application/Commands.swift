var base: some Scene { WindowGroup { EmptyView() } }
