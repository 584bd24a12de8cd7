// The original's module `Dependencies` re-exports the same modules.
@_exported import Clocks
@_exported import ConcurrencyExtras
@_exported import IssueReporting
