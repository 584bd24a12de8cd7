var window: TestWindow<ContactsView> { fatalError() }
