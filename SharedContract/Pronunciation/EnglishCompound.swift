/// The words that English compounds are made of.
enum EnglishCompound {
  /// Whether a word may be a compound's last one; others would be found in names: Kuns-elman.
  static func isCommonEnd(_ word: Substring) -> Bool { common.contains(word) }

  /// How many letters such words have.
  static let endCounts = 4...8

  /// Of four letters and more: shorter ones are found in too many words that have not got them.
  private static let common = Set(
    """
    after baby back ball band bank base bath beach bean beat bell belt berry bird bite black blood
    blow blue board boat body bomb bone book boot born bottle bound bowl brain bread break breaker
    brush build builder burn butter button cake call camp card care case cast castle center chain
    chair chat check cheese child church city clip clock cloth cloud club coat code coffee cook copy
    corn count counter country court cover crack craft crash cross crow crowd cutter death deck desk
    dish doctor door down draw dream dress drive driver drop dust earth east edge engine face fall
    farm father feed field fight fighter file fill finder finger fire fish flake flash flesh flight
    floor flow flower fold food foot force fork form forward frame free friend frog front fruit game
    garden gate girl glass glove goat gold grand grass green grip ground group guard guest hair half
    hall hammer hand handle hard head heart heat heel high hill hold holder hole home hook horn
    horse hour house iron jack joint jump keeper kill killer king kitchen knee knife lace lady lake
    lamp land lane leaf leather letter life lift light like line list load lock long look loop lunch
    mail maker mark market master match mate meal meat melon milk mill mind minute mirror money
    month moon mother motor mouse mouth movie nail neck needle news night noon north nose note
    office open oven over pack page paint paper park part pass path people phone pick picture piece
    pipe place plane plant plate play player plug pocket point pole pool port post power press print
    printer proof pull pump push quarter race rack radish rail rain reader ring rise rising river
    road rock roll roof room root rope round rubber runner safe sail salt sand saver scape school
    score scraper screen seat seed self sell seller shape share shark sharp shelf shell shine ship
    shirt shoe shop shore short shot shoulder show shut sick side sight sign silver singer sister
    site size skate skin sleep slide smart smith smoke snake snow soap sock soft song sound soup
    south space speak speaker speed spell spoon spot spread spring staff stage stair stamp stand
    star start steam steel step stick stock stone stop store storm story stove straw stream street
    stretch strike string strip stroke strong style sugar suit summer super sweater sweet swim
    switch table tail take taker tape taste team tech teller test text thing thread throat through
    throw thumb ticket tight time toast tooth touch tower town track trade train trap tree trip
    truck tube turn under verse video view wake walk walker wall ware wash washer watch water wave
    wear weather weed week weight well west wheel whistle white wide wife wild wind window wing
    winter wire woman wood wool word work worker works world worm worth writer yard year
    """.split { $0 == " " || $0 == "\n" })
}
