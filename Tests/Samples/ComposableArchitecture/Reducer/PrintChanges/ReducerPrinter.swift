import Logging

let logger = Logger(label: "org.example.App")
