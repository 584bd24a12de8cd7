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
