// One import provides all modules that a feature requires, as in the original.
@_exported import CasePaths
@_exported import Clocks
@_exported import CollectionOffsets
@_exported import ConcurrencyExtras
@_exported import CustomDump
@_exported import Dependencies
@_exported import DependenciesMacros
@_exported import IdentifiedCollections
@_exported import IssueReporting
@_exported import Observation
@_exported import Perception
@_exported import Sharing

#if Combine
  // The schedulers that the features of the original use without another import. The publishers
  // need `import ComposableCombine`.
  @_exported import class CombineSchedulers.TestScheduler
  @_exported import struct CombineSchedulers.AnyScheduler
  @_exported import typealias CombineSchedulers.AnySchedulerOf
  @_exported import typealias CombineSchedulers.TestSchedulerOf
#endif
