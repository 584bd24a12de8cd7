@Shared(.inMemory("count")) var count = 0
let label = Label()
