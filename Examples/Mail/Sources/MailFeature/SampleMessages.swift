import ComposableArchitecture

extension IdentifiedArrayOf<Message> {
  /// Messages for trying the app.
  public static var samples: Self {
    Self(uniqueElements: (1...60).map(Message.sample))
  }
}

extension Message {
  private static let senders = ["Ada", "Grace", "Edsger", "Barbara", "Donald"]
  private static let subjects = [
    "Lunch on Friday", "Minutes", "A question", "Photos", "The new printer",
  ]

  fileprivate static func sample(_ number: Int) -> Message {
    let replies = (0..<number % 4).map { index in
      Reply(id: index + 1, sender: senders[index], text: "Reply \(index + 1) to message \(number).")
    }
    return Message(
      id: number,
      folder: number % 6 == 0 ? .archive : number % 5 == 0 ? .sent : .inbox,
      sender: senders[number % senders.count],
      subject: "\(subjects[(number / 2) % subjects.count]) \(number)",
      text: "Hello,\n\nthis is message \(number). It has \(replies.count) replies.",
      replies: IdentifiedArray(uniqueElements: replies)
    )
  }
}
