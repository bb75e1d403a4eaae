import SpeechTypes
import TestSupport
import Testing
import TextAnalysis

@Suite("A say-as is read as what it says", .tags(.ssml))
struct SayAsTests {
  static func document(_ body: String) -> String {
    "<speak version='1.1' xmlns='http://www.w3.org/2001/10/synthesis' xml:lang='en-US'>"
      + "\(body)</speak>"
  }

  /// - Parameter attributes: `interpret-as`, `format` and `detail`, with spaces between; `-` for none.
  private func analysis(
    _ attributes: String, _ text: String, options: SpeechOptions = SpeechOptions()
  ) -> Analysis {
    let values = attributes.split(separator: " ")
    let names = ["interpret-as", "format", "detail"]
    let written = zip(names, values).filter { $1 != "-" }.map { " \($0)='\($1)'" }.joined()
    let body = "<say-as\(written)>\(text)</say-as>"
    return Analysis(Self.document(body), options: options)
  }

  private func expect(_ attributes: String, _ text: String, _ words: String) {
    let analysis = analysis(attributes, text)
    #expect(analysis.words.map(\.spoken).joined(separator: " ") == words)
    #expect(analysis.diagnostics == [], "\(attributes) \(text)")
  }

  @Test(
    "Dates in every format",
    arguments: [
      ("date mdy", "12/25/2024", "december twenty fifth twenty twenty four"),
      ("date mdy", "1-2-99", "january second ninety nine"),
      ("date mdy", "12 25 2024", "december twenty fifth twenty twenty four"),
      ("date mdy", "12252024", "december twenty fifth twenty twenty four"),
      ("date mdy", "122599", "december twenty fifth ninety nine"),
      ("date dmy", "1.2.1999", "the first of february nineteen ninety nine"),
      ("date dmy", "25-Dec-2024", "the twenty fifth of december twenty twenty four"),
      ("date ymd", "2016/11/03", "november third twenty sixteen"),
      ("date ymd", "99-1-2", "january second ninety nine"),
      ("date md", "04-01", "april first"), ("date md", "0922", "september twenty second"),
      ("date dm", "4.1.", "the fourth of january"),
      ("date ym", "1999-04", "april nineteen ninety nine"),
      ("date my", "04/99", "april ninety nine"),
      ("date my", "Apr 1999", "april nineteen ninety nine"),
      ("date d", "5", "fifth"), ("date d", "31st", "thirty first"), ("date m", "12", "december"),
      ("date y", "1905", "nineteen oh five"),
      ("date y", "05", "oh five"),
      ("date yyyymmdd", "20240922", "september twenty second twenty twenty four"),
      ("date yyyymmdd", "????0922", "september twenty second"),
      ("date yyyymmdd", "202409??", "september twenty twenty four"),
      ("date yyyymmdd 1", "1960-09-10", "the tenth of september nineteen sixty"),
      ("date dmy 2", "10-09-1960", "september tenth nineteen sixty"),
      ("date MDY", "1/2/1999", "january second nineteen ninety nine"),
      ("date:mdy", "1/2/1999", "january second nineteen ninety nine"),
      ("date_dmy", "1/2/1999", "the first of february nineteen ninety nine"),
      ("vxml:date", "20000101", "january first two thousand"),
      ("vxml:date", "????0101", "january first"),
      ("date", "2/1/1999", "february first nineteen ninety nine"),
      ("date", "25/1/1999", "the twenty fifth of january nineteen ninety nine"),
      ("date", "1999-02-01", "february first nineteen ninety nine"),
      ("date", "4/1", "april first"), ("date", "31/12", "the thirty first of december"),
      ("date", "12/1999", "december nineteen ninety nine"),
      ("date", "1984", "nineteen eighty four"),
      ("date", "Dec. 25, 2024", "december twenty fifth twenty twenty four"),
      ("date", "25 Dec 2024", "the twenty fifth of december twenty twenty four"),
      ("date", "Monday", "monday"), ("date", "May", "may"),
      ("date mdy", "on 1/2/1999, early", "on january second nineteen ninety nine early"),
    ])
  func dates(attributes: String, text: String, words: String) { expect(attributes, text, words) }

  @Test(
    "Times of day, and times that pass",
    arguments: [
      ("time hms12", "2:30pm", "two thirty p m"),
      ("time hms12", "2:30:15 a.m.", "two thirty and fifteen seconds a m"),
      ("time hms12", "2.30", "two thirty"), ("time hms12", "230p", "two thirty p m"),
      ("time hms12", "9", "nine o'clock"), ("time hms12", "9 am", "nine a m"),
      ("time hms24", "14:30", "fourteen thirty"), ("time hms24", "1430", "fourteen thirty"),
      ("time hms24", "143059", "fourteen thirty and fifty nine seconds"),
      ("time hms24", "00:05", "zero oh five"), ("time hms24", "14", "fourteen hundred"),
      ("time hm", "7.45", "seven forty five"), ("time h", "3", "three o'clock"),
      ("time:12hour", "3:20", "three twenty"), ("time:24hour", "15:20", "fifteen twenty"),
      ("time_hms", "3:20:01", "three twenty and one second"), ("vxml:time", "0930", "nine thirty"),
      ("time hms12Z", "3:20 pm EST", "three twenty p m e s t"),
      ("time", "14.30", "fourteen thirty"), ("time", "10 a.m.", "ten a m"),
      ("time", "9:00-10:00", "nine o'clock to ten o'clock"),
      ("time", "1'21\"", "one minute twenty one seconds"), ("time", "2'", "two minutes"),
      ("time ms", "1:21", "one minute twenty one seconds"),
      ("duration", "01:18:30", "one hour eighteen minutes thirty seconds"),
      ("duration hms", "01:00:30", "one hour thirty seconds"),
      ("duration hm", "2:05", "two hours five minutes"),
      ("duration", "2:05", "two minutes five seconds"),
      ("duration", "2h30m", "two hours thirty minutes"), ("duration", "0:00", "zero seconds"),
    ])
  func times(attributes: String, text: String, words: String) { expect(attributes, text, words) }

  @Test(
    "Telephone numbers",
    arguments: [
      ("telephone", "(781) 771-7777", "seven eight one seven seven one seven seven seven seven"),
      ("telephone 1", "2122241555", "two one two two two four one five five five"),
      ("telephone +49", "+49 30 1234", "plus four nine three zero one two three four"),
      ("telephone", "555-1234 x345", "five five five one two three four extension three four five"),
      ("telephone", "555.1234 ext. 9", "five five five one two three four extension nine"),
      ("telephone", "1-800-FLOWERS", "one eight zero zero flowers"),
      ("telephone", "*67#", "star six seven pound"), ("phone", "911", "nine one one"),
      ("telephone - punctuation", "555-12", "five five five dash one two"),
      ("telephone us", "911", "nine one one"), ("vxml:phone", "911", "nine one one"),
      ("number:telephone", "911", "nine one one"),
    ])
  func telephones(attributes: String, text: String, words: String) {
    expect(attributes, text, words)
  }

  @Test(
    "Characters and keys",
    arguments: [
      ("characters", "aB1 é", "a b one é"), ("spell-out", "a-b", "a dash b"),
      ("verbatim", "W.", "w dot"), ("letters", "ﬁ", "f i"), ("spell", "x²", "x superscript two"),
      ("characters glyphs", "aBé", "a cap b e with acute"),
      ("characters glyphs", "E\u{301}", "cap e with acute"),
      ("characters characters", "e\u{301}", "é"),
      ("characters", "\u{1F600}", "grinning face"), ("characters", "  a  ", "a"),
      ("tts:char", " ", "space"), ("tts:char", "&#10;", "new line"), ("tts:char", ".", "dot"),
      ("alphanumeric", "AB12", "a b one two"), ("characters", "12,5", "one two comma five"),
      ("tts:key", "shift_a", "shift a"), ("tts:key", "control_alt_F5", "control alt f five"),
      ("tts:key", "_", "underscore"), ("tts:key", "double-quote", "double quote"),
      ("tts:key", "A", "a"), ("tts:key", "KP_Enter", "kp enter"),
    ])
  func characters(attributes: String, text: String, words: String) {
    expect(attributes, text, words)
  }

  @Test(
    "Numbers",
    arguments: [
      ("cardinal", "1984", "one thousand nine hundred eighty four"), ("cardinal", "007", "seven"),
      ("cardinal", "1,234.5", "one thousand two hundred thirty four point five"),
      ("cardinal", "\u{2212}3", "minus three"), ("cardinal", "+3", "plus three"),
      ("cardinal", "XIV", "fourteen"), ("cardinal", "12 km", "twelve kilometers"),
      ("number", "5", "five"), ("cardinal", "12 c", "twelve c"),
      ("currency", "1.5 million", "one point five million dollars"),
      ("unit", "6'2\"", "six feet two inches"), ("number:ordinal", "5", "fifth"),
      ("number ordinal", "5", "fifth"),
      ("number_digit", "15", "one five"), ("vxml:number", "10", "ten"),
      ("ordinal", "22nd", "twenty second"), ("ordinal", "1,000", "one thousandth"),
      ("ordinal", "XIV", "fourteenth"), ("ordinal", "the 3 men", "the third men"),
      ("digits", "2024", "two zero two four"), ("digits", "3.14", "three point one four"),
      ("digits", "a12", "a one two"), ("vxml:digits", "10", "one zero"),
      ("tts:digits", "10", "one zero"),
      ("fraction", "2/9", "two ninths"), ("fraction", "-1/2", "minus one half"),
      ("fraction", "120/80", "one hundred twenty eightieths"),
      ("fraction", "1 1/2", "one and a half"), ("fraction", "3+1/2", "three and a half"),
      ("fraction", "½", "one half"), ("fraction", "3/4 cup", "three quarters cup"),
      ("unit", "1/2inch", "one half inch"), ("unit", "1meter", "one meter"),
      ("unit", "10 foot", "ten feet"), ("unit", "5meter", "five meters"),
      ("unit", "1 feet", "one foot"),
      ("unit", "50 km/h", "fifty kilometers per hour"), ("measure", "5kg", "five kilograms"),
      ("unit", "kg", "kilograms"),
      ("currency", "$42.01", "forty two dollars and one cent"),
      ("currency", "42.01", "forty two dollars and one cent"),
      ("vxml:currency", "USD45.30", "forty five u s dollars and thirty cents"),
      ("currency", "99.9 USD", "ninety nine point nine u s dollars"),
      ("currency EUR", "5", "five euros"), ("money", "-1", "minus one dollar"),
    ])
  func numbers(attributes: String, text: String, words: String) { expect(attributes, text, words) }

  @Test(
    "Addresses and running text",
    arguments: [
      ("address", "1310 Villa St", "thirteen ten villa street"), ("address", "WA", "washington"),
      (
        "address", "150th CT NE, Redmond, WA 98052",
        "one hundred fiftieth court northeast redmond washington nine eight oh five two"
      ),
      ("net", "example.corp", "example dot corp"),
      ("url", "http://a.io", "h t t p colon slash slash a dot i o"),
      ("net email", "joe@x.yy", "joe at x dot yy"), ("name", "Dr. Smith", "doctor smith"),
      ("media", "Rocky III", "rocky three"), ("text", "a 1", "a one"),
    ])
  func texts(attributes: String, text: String, words: String) { expect(attributes, text, words) }

  @Test(
    "What is not what it says is read as it stands, and told",
    arguments: [
      (
        "date mdy", "not-a-date", "not a date",
        "say-as date: \"not-a-date\" is none; read as it stands"
      ),
      (
        "date mdy", "13/1/1999", "the thirteenth of january nineteen ninety nine",
        "say-as date: \"13/1/1999\" is not in its format; read as any date"
      ),
      (
        "date dmy", "30.2.1999", "thirty point two point one nine nine nine",
        "say-as date: \"30.2.1999\" is none; read as it stands"
      ),
      (
        "time hms12", "14:30", "fourteen thirty",
        "say-as time: \"14:30\" is not in its format; read as any time"
      ),
      (
        "time", "25:00", "twenty five zero zero",
        "say-as time: \"25:00\" is none; read as it stands"
      ),
      ("fraction", "5/0", "five over zero", "say-as fraction: \"5/0\" is none; read as it stands"),
      ("ordinal", "1.5", "one point five", "say-as ordinal: \"1.5\" is none; read as it stands"),
      ("digits", "abc", "abc", "say-as digits: \"abc\" is none; read as it stands"),
      ("telephone", "none", "none", "say-as telephone: \"none\" is none; read as it stands"),
    ])
  func mismatch(attributes: String, text: String, words: String, message: String) {
    let analysis = analysis(attributes, text)
    #expect(analysis.words.map(\.spoken).joined(separator: " ") == words)
    #expect(analysis.diagnostics.map(\.message) == [message])
    #expect(analysis.diagnostics.map(\.code) == [.contentMismatch])
    #expect(analysis.diagnostics.first?.position.column == 83)
  }

  @Test(
    "Values without a meaning are as if absent, and told",
    arguments: [
      (
        "acronym", "12 kg", "twelve kilograms",
        "say-as interpret-as=\"acronym\" is not known; the text is read as it stands"
      ),
      (
        "date xyz", "1/2/1999", "january second nineteen ninety nine",
        "say-as format=\"xyz\" has no meaning for date; read as if absent"
      ),
      (
        "date dy", "1/2/1999", "january second nineteen ninety nine",
        "say-as format=\"dy\" has no meaning for date; read as if absent"
      ),
      (
        "cardinal x", "12", "twelve",
        "say-as format=\"x\" has no meaning for cardinal; read as if absent"
      ),
      (
        "digits - 3", "12", "one two",
        "say-as detail=\"3\" has no meaning for digits; read as if absent"
      ),
      ("date:x", "4/1", "april first", "say-as interpret-as=\"date:x\" is read as its first part"),
      ("interjection", "Wow.", "wow", "say-as interjection is spoken without expression"),
    ])
  func unknown(attributes: String, text: String, words: String, message: String) {
    let analysis = analysis(attributes, text)
    #expect(analysis.words.map(\.spoken).joined(separator: " ") == words)
    #expect(analysis.diagnostics.map(\.message) == [message])
    #expect(analysis.diagnostics.map(\.code) == [.unsupported])
  }

  @Test("Without interpret-as, or without text, it is as if it were not there")
  func absent() {
    let analysis = Analysis(
      Self.document("a <say-as format='mdy'>1984</say-as> <say-as interpret-as='date'/> b"))
    #expect(analysis.outline == "a nineteen eighty four b")
    #expect(analysis.diagnostics.map(\.code) == [.missingAttribute])
  }

  @Test("An expletive is a silence as long as it would be, not spelled either")
  func expletive() {
    let body = "a <say-as interpret-as='expletive'>dam<mark name='m'/>n it</say-as> b"
    var options = SpeechOptions()
    #expect(Analysis(Self.document(body)).outline == "a @m <455> b")
    #expect(
      Analysis(Self.document(body)).diagnostics.map(\.code) == [.unsupported, .misplacedElement])
    options.isSpelling = true
    let spelled = Analysis(Self.document(body), options: options)
    #expect(spelled.words.map(\.spoken) == ["a", "space", "space", "b"])
    #expect(!spelled.sentences.map(\.text).joined().contains("dam"))
  }

  @Test(
    "Words know the text they stand for, through references and in any order",
    arguments: [
      ("date mdy", "12/25/2024", ["12", "25", "25", "2024", "2024", "2024"]),
      ("date ymd", "2024-12-25", Array(repeating: "2024-12-25", count: 6)),
      ("telephone", "(1) 2-&#51;", ["1", "2", "&#51;"]),
      ("characters", "a&amp;\u{1F600}\u{E9}", ["a", "&amp;", "\u{1F600}", "\u{1F600}", "\u{E9}"]),
      ("digits", "12", ["1", "2"]),
      ("cardinal", "n 1,200", ["n"] + Array(repeating: "1,200", count: 4)),
    ])
  func ranges(attributes: String, text: String, sources: [String]) {
    let values = attributes.split(separator: " ")
    let format = values.count > 1 ? " format='\(values[1])'" : ""
    let document = Self.document(
      "x <say-as interpret-as='\(values[0])'\(format)>\(text)</say-as> y")
    let found = Analysis(document).sources(in: document)
    #expect(found == ["x"] + sources + ["y"])
  }

  @Test(
    "Marks inside keep their place, other tags are ignored",
    arguments: [
      ("<say-as interpret-as='digits'>12<mark name='m'/>34</say-as>", "one two @m three four"),
      ("<say-as interpret-as='characters'>a<break time='1s'/>b</say-as>", "a <1000> b"),
      (
        "<say-as interpret-as='date'>12/<emphasis>25</emphasis>/2024</say-as>",
        "december twenty fifth twenty twenty four"
      ),
      (
        "<say-as interpret-as='date'>12/<x:y xmlns:x='u'>25</x:y>/2024</say-as>",
        "december twenty fifth twenty twenty four"
      ),
      (
        "<say-as interpret-as='date'>12/<!-- a -->25<?b c?>/2024</say-as>",
        "december twenty fifth twenty twenty four"
      ),
      (
        "<say-as interpret-as='digits'><say-as interpret-as='ordinal'>12</say-as></say-as>",
        "one two"
      ),
      ("<emphasis><say-as interpret-as='digits'>12</say-as></emphasis>3", "one two three"),
    ])
  func inside(body: String, outline: String) {
    #expect(Analysis(Self.document(body)).outline == outline)
  }

  @Test("A stop in it ends no sentence; one in front of it does")
  func sentences() {
    let body =
      "Hello there. <say-as interpret-as='time'>2:30 p.m.</say-as> Tuesday. "
      + "<say-as interpret-as='characters'>A.</say-as> B"
    #expect(
      Analysis(Self.document(body)).outline
        == "hello there / two thirty p m tuesday / a dot b")
  }

  @Test("A long one is read to its end in the same way")
  func long() {
    let digits = String(repeating: "12 ", count: 2000)
    let analysis = analysis("digits", digits)
    #expect(analysis.sentences.count > 5)
    #expect(analysis.words.count == 4000)
    #expect(Set(analysis.words.map(\.spoken)) == ["one", "two"])
    #expect(analysis.diagnostics == [])
  }

  @Test("Capitals are told for who asks")
  func capitals() {
    var options = SpeechOptions()
    options.announcesCapitals = true
    for attributes in ["tts:char", "tts:key", "characters"] {
      let words = analysis(attributes, "H", options: options).words.map(\.spoken)
      #expect(words == ["cap", "h"])
    }
  }

  @Test(
    "Text of any kind takes time in proportion to its length",
    arguments: [
      "date", "time", "telephone", "characters", "cardinal", "ordinal", "digits",
      "fraction", "unit", "currency", "address", "net", "tts:key", "duration",
    ])
  func linearTime(kind: String) {
    for unit in ["1/", "?", "1:", "1 ", "a", "(", "1", "1'", "A. ", "x1 ", "3+1/2 "] {
      func nanoseconds(_ count: Int) -> Int {
        let document =
          "<speak><say-as interpret-as='\(kind)'>"
          + String(repeating: unit, count: count) + "</say-as></speak>"
        return ThreadClock.nanoseconds { _ = Analysis(document) }
      }
      let count = 200 / unit.utf8.count
      let short = nanoseconds(count)
      // Four times the text takes four times as long; 16 times would be quadratic.
      #expect(nanoseconds(4 * count) < short * 12 + 30_000_000, "\(kind) of \(unit)")
    }
  }
}
