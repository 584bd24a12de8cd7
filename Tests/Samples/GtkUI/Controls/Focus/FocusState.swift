enum Field: Hashable { case name }
