func writeNow() {}
