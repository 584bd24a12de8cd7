// What dependencies are written and tested with, as upstream's module brings it along.
@_exported import Clocks
@_exported import ConcurrencyExtras
@_exported import IssueReporting
