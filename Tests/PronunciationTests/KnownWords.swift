/// Words and how they are pronounced, written down by ear and not taken from the dictionary's file.
enum KnownWords {
  static let table = """
    about AH0 B AW1 T
    above AH0 B AH1 V
    across AH0 K R AO1 S
    after AE1 F T ER0
    again AH0 G EH1 N
    against AH0 G EH1 N S T
    almost AO1 L M OW2 S T
    always AO1 L W EY2 Z
    animal AE1 N AH0 M AH0 L
    answer AE1 N S ER0
    apple AE1 P AH0 L
    April EY1 P R AH0 L
    arrow AE1 R OW0
    audio AO1 D IY0 OW2
    autumn AO1 T AH0 M
    baby B EY1 B IY0
    ball B AO1 L
    banana B AH0 N AE1 N AH0
    beautiful B Y UW1 T AH0 F AH0 L
    because B IH0 K AO1 Z
    bed B EH1 D
    before B IH0 F AO1 R
    begin B IH0 G IH1 N
    bird B ER1 D
    birthday B ER1 TH D EY2
    black B L AE1 K
    blood B L AH1 D
    blue B L UW1
    boat B OW1 T
    book B UH1 K
    boy B OY1
    bread B R EH1 D
    bridge B R IH1 JH
    bright B R AY1 T
    brother B R AH1 DH ER0
    brown B R AW1 N
    build B IH1 L D
    button B AH1 T AH0 N
    calm K AA1 M
    cancel K AE1 N S AH0 L
    cat K AE1 T
    catch K AE1 CH
    cent S EH1 N T
    chair CH EH1 R
    character K EH1 R IH0 K T ER0
    cheese CH IY1 Z
    child CH AY1 L D
    children CH IH1 L D R AH0 N
    choose CH UW1 Z
    church CH ER1 CH
    circle S ER1 K AH0 L
    city S IH1 T IY0
    clear K L IH1 R
    climb K L AY1 M
    clock K L AA1 K
    cloud K L AW1 D
    coffee K AA1 F IY0
    cold K OW1 L D
    color K AH1 L ER0
    come K AH1 M
    computer K AH0 M P Y UW1 T ER0
    cough K AO1 F
    country K AH1 N T R IY0
    cow K AW1
    cup K AH1 P
    dance D AE1 N S
    daughter D AO1 T ER0
    day D EY1
    debt D EH1 T
    December D IH0 S EH1 M B ER0
    dinner D IH1 N ER0
    dog D AO1 G
    dollar D AA1 L ER0
    door D AO1 R
    doubt D AW1 T
    dream D R IY1 M
    drink D R IH1 NG K
    ear IH1 R
    earth ER1 TH
    easy IY1 Z IY0
    edge EH1 JH
    eight EY1 T
    eleven IH0 L EH1 V AH0 N
    empty EH1 M P T IY0
    enough IH0 N AH1 F
    enter EH1 N T ER0
    error EH1 R ER0
    example IH0 G Z AE1 M P AH0 L
    eye AY1
    face F EY1 S
    family F AE1 M AH0 L IY0
    far F AA1 R
    father F AA1 DH ER0
    February F EH1 B Y AH0 W EH2 R IY0
    file F AY1 L
    finger F IH1 NG G ER0
    fire F AY1 ER0
    first F ER1 S T
    five F AY1 V
    flower F L AW1 ER0
    folder F OW1 L D ER0
    food F UW1 D
    four F AO1 R
    Friday F R AY1 D IY0
    friend F R EH1 N D
    fruit F R UW1 T
    future F Y UW1 CH ER0
    game G EY1 M
    garden G AA1 R D AH0 N
    ghost G OW1 S T
    girl G ER1 L
    give G IH1 V
    glass G L AE1 S
    goose G UW1 S
    grass G R AE1 S
    green G R IY1 N
    group G R UW1 P
    guitar G IH0 T AA1 R
    half HH AE1 F
    hand HH AE1 N D
    happy HH AE1 P IY0
    heart HH AA1 R T
    heavy HH EH1 V IY0
    hello HH AH0 L OW1
    high HH AY1
    honest AA1 N AH0 S T
    hour AW1 ER0
    house HH AW1 S
    hundred HH AH1 N D R AH0 D
    ice AY1 S
    idea AY0 D IY1 AH0
    iron AY1 ER0 N
    island AY1 L AH0 N D
    January JH AE1 N Y UW0 EH2 R IY0
    juice JH UW1 S
    June JH UW1 N
    keyboard K IY1 B AO2 R D
    king K IH1 NG
    kitchen K IH1 CH AH0 N
    knee N IY1
    knife N AY1 F
    knowledge N AA1 L AH0 JH
    lamb L AE1 M
    language L AE1 NG G W AH0 JH
    laugh L AE1 F
    learn L ER1 N
    leaf L IY1 F
    letter L EH1 T ER0
    light L AY1 T
    link L IH1 NG K
    listen L IH1 S AH0 N
    little L IH1 T AH0 L
    love L AH1 V
    machine M AH0 SH IY1 N
    measure M EH1 ZH ER0
    menu M EH1 N Y UW0
    milk M IH1 L K
    money M AH1 N IY0
    month M AH1 N TH
    moon M UW1 N
    morning M AO1 R N IH0 NG
    mother M AH1 DH ER0
    mountain M AW1 N T AH0 N
    mouse M AW1 S
    music M Y UW1 Z IH0 K
    nature N EY1 CH ER0
    nephew N EH1 F Y UW0
    night N AY1 T
    nine N AY1 N
    nothing N AH1 TH IH0 NG
    ocean OW1 SH AH0 N
    office AO1 F IH0 S
    once W AH1 N S
    one W AH1 N
    onion AH1 N Y AH0 N
    orange AO1 R AH0 N JH
    page P EY1 JH
    people P IY1 P AH0 L
    phone F OW1 N
    picture P IH1 K CH ER0
    pleasure P L EH1 ZH ER0
    queen K W IY1 N
    question K W EH1 S CH AH0 N
    quick K W IH1 K
    rhythm R IH1 DH AH0 M
    river R IH1 V ER0
    school S K UW1 L
    science S AY1 AH0 N S
    scissors S IH1 Z ER0 Z
    screen S K R IY1 N
    seven S EH1 V AH0 N
    shoulder SH OW1 L D ER0
    six S IH1 K S
    spring S P R IH1 NG
    square S K W EH1 R
    string S T R IH1 NG
    strength S T R EH1 NG K TH
    sugar SH UH1 G ER0
    sword S AO1 R D
    teacher T IY1 CH ER0
    thing TH IH1 NG
    thought TH AO1 T
    through TH R UW1
    Thursday TH ER1 Z D EY2
    tomorrow T AH0 M AA1 R OW2
    tongue T AH1 NG
    Tuesday T UW1 Z D IY0
    two T UW1
    uncle AH1 NG K AH0 L
    usual Y UW1 ZH AH0 W AH0 L
    vision V IH1 ZH AH0 N
    voice V OY1 S
    water W AO1 T ER0
    Wednesday W EH1 N Z D IY0
    window W IH1 N D OW0
    woman W UH1 M AH0 N
    women W IH1 M AH0 N
    world W ER1 L D
    yellow Y EH1 L OW0
    yes Y EH1 S
    young Y AH1 NG
    zero Z IY1 R OW0
    zoo Z UW1
    """.split(separator: "\n").map { line in
      let word = line.prefix { $0 != " " }
      return (String(word), String(line.dropFirst(word.count + 1)))
    }
}
