struct Item { var name: String }

var item: Item { fatalError() }
