// With the trait, the names are those of OpenCombine. OpenCombineShim isn't used, because it would
// export the module of another target with the name `Combine`.
#if Combine
  @_exported import OpenCombine
  @_exported import OpenCombineDispatch
#else
  @_exported import ObservableObjects
#endif
