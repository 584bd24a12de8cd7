import ComposableArchitecture
import DeepLinks
import Foundation

typealias CounterFeature = Item
typealias FactFeature = Item
typealias Path = Feature.Path

enum Colour: String { case blue, red }
