import ComposableArchitecture

extension IdentifiedArrayOf<Message> {
  /// Messages for trying the app.
  public static var samples: Self {
    let senders = ["Ada", "Grace", "Edsger", "Barbara", "Donald"]
    let subjects = ["Lunch on Friday", "Minutes", "A question", "Photos", "The new printer"]
    return Self(
      uniqueElements: (1...60).map { number in
        Message(
          id: number,
          folder: number % 6 == 0 ? .archive : number % 5 == 0 ? .sent : .inbox,
          sender: senders[number % senders.count],
          subject: "\(subjects[(number / 2) % subjects.count]) \(number)",
          text: "Hello,\n\nthis is message \(number). It has \(number % 4) replies.",
          replies: IdentifiedArray(
            uniqueElements: (0..<number % 4).map {
              Reply(id: $0 + 1, sender: senders[$0], text: "Reply \($0 + 1) to message \(number).")
            }
          )
        )
      }
    )
  }
}
