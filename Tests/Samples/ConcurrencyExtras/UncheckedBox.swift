func observe(_ onChange: @escaping @Sendable () -> Void) {}
