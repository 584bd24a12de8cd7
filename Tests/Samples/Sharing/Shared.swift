struct Statistics {
  @Shared var count: Int
}
