@Variable var todo = Todo(id: 1)
@Variable var todos: IdentifiedArrayOf<Todo> = []
