#if Combine
  // The schedulers are those of queues and run loops, which the other module makes schedulers.
  @_exported import ComposableCombine
#endif
