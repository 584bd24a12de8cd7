struct Statistics {
  @SharedReader var count: Int
}
