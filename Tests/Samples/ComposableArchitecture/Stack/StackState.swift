var id: StackElementID { fatalError() }
