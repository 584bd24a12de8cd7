// The modules for declaring and testing dependencies, which the original's module re-exports too.
@_exported import Clocks
@_exported import ConcurrencyExtras
@_exported import IssueReporting
