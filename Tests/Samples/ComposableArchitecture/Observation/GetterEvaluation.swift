struct Child {
  struct State { var name = "" }
}

var _child: Child.State { Child.State() }
var name: String { "" }
