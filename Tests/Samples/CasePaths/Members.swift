@Variable var action = Action.saveButtonTapped
@Variable var destination = Destination.alert
@Variable var destinations: [Destination] = []
