import Perception
