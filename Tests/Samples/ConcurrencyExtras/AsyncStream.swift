struct Location: Sendable {}
