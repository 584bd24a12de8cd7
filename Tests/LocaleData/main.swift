// Prints formatted values in several languages. Scripts/test-locale-data compares the lines of a
// program with the whole data of Foundation and of a program without the parts that can be left out.

import Foundation

/// Prints a line for a value that does not depend on the parts.
func kept(_ value: String?, _ language: String = "") {
  print("kept \(language): \(value ?? "nil")")
}

/// Prints a line for a value that depends on a part.
func part(_ name: String, _ value: String?, _ language: String = "") {
  print("\(name) \(language): \(value ?? "nil")")
}

let languages = ["en_US", "de_DE", "sv_SE", "ja_JP", "zh_CN", "ar_EG", "fa_IR", "hi_IN", "th_TH"]
let date = Date(timeIntervalSince1970: 1_800_000_000)

for language in languages {
  let locale = Locale(identifier: language)
  let zone = TimeZone(identifier: "Europe/Berlin")
  var dateStyle = Date.FormatStyle(date: .complete, time: .complete).locale(locale)
  dateStyle.timeZone = zone ?? .gmt
  kept(date.formatted(dateStyle), language)
  kept(date.formatted(.dateTime.month().day().weekday().locale(locale)), language)
  let tomorrow = Date().addingTimeInterval(90_000)
  kept(tomorrow.formatted(.relative(presentation: .named).locale(locale)), language)
  kept(1_234_567.891.formatted(.number.locale(locale)), language)
  kept(1_234_567.formatted(.number.notation(.compactName).locale(locale)), language)
  kept(0.5.formatted(.percent.locale(locale)), language)
  let price = FloatingPointFormatStyle<Double>.Currency(code: "EUR", locale: locale)
  kept(12.5.formatted(price), language)
  kept(12.5.formatted(price.presentation(.fullName)), language)
  kept(5_000_000.formatted(.byteCount(style: .file).locale(locale)), language)
  kept(Duration.seconds(3_700).formatted(.units(width: .wide).locale(locale)), language)
  kept(["a", "b", "c"].formatted(.list(type: .and).locale(locale)), language)
  for style in [TimeZone.NameStyle.standard, .shortDaylightSaving, .generic, .shortGeneric] {
    kept(zone?.localizedName(for: style, locale: locale), language)
  }
  kept(locale.localizedString(forCurrencyCode: "EUR"), language)
  kept("istanbul i".capitalized(with: locale) + "i".uppercased(with: locale), language)
  kept("\(locale.firstDayOfWeek) \(locale.measurementSystem) \(locale.hourCycle)", language)
  let inWords = NumberFormatter()
  inWords.locale = locale
  inWords.numberStyle = .spellOut
  kept(inWords.string(from: 42), language)

  part("languages", locale.localizedString(forLanguageCode: "de"), language)
  kept(locale.localizedString(forRegionCode: "DE"), language)
}

let resume = "résumé".range(of: "RESUME", options: [.caseInsensitive, .diacriticInsensitive])
kept(resume?.isEmpty.description)
kept(["a10", "a9"].min { $0.localizedStandardCompare($1) == .orderedAscending })
kept(URL(string: "http://müller.example/ä")?.absoluteString)
kept(String(data: Data([0xe4]), encoding: .isoLatin1))
kept(String(data: Data([0x80]), encoding: .windowsCP1252))
kept(String(data: Data([0xe4, 0x00]), encoding: .utf16LittleEndian))

part("encodings", String(data: Data([0x93, 0xfa, 0x96, 0x7b]), encoding: .shiftJIS))
part("encodings", String(data: Data([0xb1]), encoding: .isoLatin2))
let swedish = Locale(identifier: "sv_SE")
kept(["Äpfel", "STRASSE", "İzmir"].filter { $0.localizedStandardContains("a") }.joined())
kept("Crème Brûlée".localizedStandardRange(of: "brulee").map { String("Crème Brûlée"[$0]) })
kept("Straße".localizedCaseInsensitiveContains("STRA") ? "contains" : nil)
part("sorting", ["z", "ä"].min { $0.compare($1, locale: swedish) == .orderedAscending })
part("transliteration", "日本語".applyingTransform(.toLatin, reverse: false))
part("characters", try? NSRegularExpression(pattern: "\\N{EURO SIGN}").pattern)
let boundary = try? NSRegularExpression(pattern: "\\b", options: .useUnicodeWordBoundaries)
let thai = "สวัสดีชาวโลก"
let boundaries = boundary?.numberOfMatches(in: thai, range: NSRange(thai.startIndex..., in: thai))
part("dictionaries", boundaries?.description)
