typealias Search = Item
