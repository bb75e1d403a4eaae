// Made by scripts/generate-context-data from Data/en-US. Change the tables there.
// swift-format-ignore-file

/// The tables of American English that choose between a word's pronunciations.
enum EnglishContext {
  static let contextPatterns = #"""
address	noun	5	email|e-mail|mail|web|home|postal|inaugural|ip|street|return|keynote|your|my _
address	noun	5	_ book|is|was|space
aged	past	6	_ [number]|between|over|under|from|just|about|by
aged	adjective	5	the|her|his|an|for|my _
analyses	verb	7	he|she|it|which|that|book|paper|study|article|author|and|who _
attribute	noun	5	an|key|important|common|this|each _
attribute	verb	5	_ it|this|the|that|these|to
august	adjective	7	an|this|most|so _
august	name	7	[start] _
axes	otherMeaning	6	x y coordinate coordinates axis graph vertical horizontal ellipse symmetry rotation principal optical
axes	otherMeaning	5	_
axes	noun	9	sword swords shield shields spear spears wooden stone battle bronze flint hammer hammers weapons tools knives saws throwing trees wood iron hand arrows clubs
bass	otherMeaning	8	fish fishing lake river caught catch striped largemouth smallmouth sea trout pond angler anglers lakes species fishes
bases	otherMeaning	6	dna acid acids nitrogen pairs pair nucleotide theoretical conceptual basis
blessed	adjective	6	the _
blessed	past	6	[be] _ with|by
blessed	past	6	he|she|has|have|had|and|god _
bow	otherMeaning	6	with a|slight|deep _
bow	otherMeaning	7	_ of the ship|boat|vessel
bow	otherMeaning	6	ship ships boat vessel stern hull deck torpedo sail sank port starboard aft
bow	otherMeaning	8	take|took|takes|taken|taking a|his|her|another|their _
bows	verb	9	take|took|takes|taken|taking their|his|her _
bows	verb	8	ship ships vessel vessels hull stern boat
bow bows	verb	7	_ down|out|to|low|before|deeply
bow bows	noun	5	_ and arrow|arrows
bow bows	noun	4	arrow arrows violin hair ribbon tie cello string archer archers
bow	otherMeaning	6	knots tons vessels armament thruster waterline propeller carronades pounder boats keel anchor rammed gun guns torpedoes yacht kayak canoe rowing rudder
bow	otherMeaning	5	_ section|wave|waves|door|doors|thruster|gun|guns|ramp
buffet	verb	6	winds waves storm storms
can	strong	9	[determiner]|[possessive] _
can	strong	9	_ of
close	verb	6	drew|came|brought|draw|bring|coming|brought to a _
close	verb	6	[be]|[modal]|[do] due|scheduled|forced|about to _
close	adjective	6	_ to|friend|friends|relative|relatives|by|range|proximity|quarters|behind|enough|ties|relationship|contact|attention|together|call|combat|associate|associates|relations|links|second|family|up
close	adjective	5	come|came|stay|stayed|sit|stand|live|lived|lives|stands|sits|lies|getting|get|got|too|as|so|very|remained _
close	verb	6	at|to|towards|near the _ of
compact	noun	3	the|a|this _ [end]
concrete	adjective	5	_ evidence|example|examples|steps|proposal|proposals|terms|plans|results|form|action|measures
content	adjective	5	_ with|to
content	adjective	5	not|was|is|be|quite|more|perfectly|seemed|were _ [end]
content	noun	4	fat|alcohol|water|web|online|adult|sugar|moisture|sulfur|carbon|video|media|its|their|user|digital _
convert	noun	4	a|to|catholic|muslim _
do	strong	9	[to]|[modal]|[subject]|please|[have] _
do	strong	9	_ it|this|that|so|something|anything|nothing|the|a|your|my|our|what
does	noun	6	two|three|four|five|six|female|bucks|and|the _
does	verb	5	_ [third]|[subject]|not|n't|the|it
dove	past	7	_ into|in|down|off|under|for|deep|headfirst|behind
dove	past	6	he|she|they|we|i|it|who|then _
estimate estimates	noun	4	_ of|for|was|is|by
estimates	verb	5	[singular] _ that
evening	noun	9	the|this|that|every|one|good|in|an|each|tomorrow|yesterday|sunday|monday|friday|saturday _
evening	verb	6	_ out|up
excuse	verb	7	[start] _ [object]
export exports import imports	noun	5	_ market|markets|duties|duty|tax|taxes|license|licence|controls|operations|prices|price|and|models|fell|rose|from
export exports import imports	verb	5	[relative]|[modal]|[to]|it|he|she|country|company _
expose	noun	7	an _
graduate	noun	7	_ school|schools|student|students|program|programs|degree|degrees|work|studies|study|course|courses|diploma|diplomas|level|assistant|education|and
have has had	strong	9	_ [determiner]
have has had	strong	9	_ [possessive]
have has had	strong	9	_ to
have has had	strong	9	_ [number]
have has had	strong	9	_ [object]
herb	name	5	[start] _ [singular]
house	noun	6	_ of|and|in|is|was|at|on|arrest|number
house houses	verb	5	_ the|a|an|over|about|up|more|many
incense	noun	5	_ and|sticks|stick|burner|burners|smoke|burning
insert	noun	5	_ card|cards|point|points
invalid	noun	7	an _
invalid	noun	4	nursed bedridden wheelchair
it	strong	9	[determiner] _
job	name	5	book|testament|bible|patience of _
lead	otherMeaning	9	_ pipe|pipes|paint|paints|poisoning|acid|glass|crystal|bullet|bullets|shot|ore|mine|mines|mining|sheet|sheets|weight|weights|oxide|level|levels|acetate|azide|contamination|exposure|solder|based|content|sulfide|smelting|smelter|pellets|coffin|batteries|battery
lead	otherMeaning	8	zinc copper tin mercury arsenic cadmium toxic metal metals roof pipes silver nickel iron uranium smelting ore paint pencil
lead	otherMeaning	7	of _ [end]
lead	noun	4	the|a|his|her|their|its|in _ role|roles|singer|guitar|guitarist|vocals|vocalist|character|actor|actress|single|story|author|time|engineer
lead	noun	5	in the _
learned	adjective	6	a|the|most|very|more|his _
lima	noun	8	_ bean|beans
live	adjective	7	_ music|television|tv|broadcast|audience|audiences|performance|performances|show|shows|album|albums|concert|concerts|recording|recordings|in|at|from|on|band|wire|wires|ammunition|action|version|versions|coverage|event|events|stream|births|birth|animals|bait|DVD|dvd|set|sets|debut|members|fire|oak|video|tracks|track|rounds|demo
live	adjective	7	go|goes|going|went|broadcast|aired|performed|recorded|perform|played|shown|playing|performing|record|released|televised|performs|streamed|sung|air|transmitted _
live	verb	7	[subject]|[modal]|[to]|[do]|[relative]|not|people|still _ in|at|on|from
live	verb	6	_ alone|together|happily|forever|here|there|nearby|with|for|among|under
live	verb	8	may|let [third]|[subject]|[object]|the|[singular] _
live	verb	5	[plural]|both|two _ in|on|near|by|at|along|among|with
lives	noun	6	their|our|his|her|lost|save|saved|nine|many|saving|took|the|cost|of|private|personal|people's|own|risk|past|daily|human|other|everyday|for|all|several|risking|children's|women's _
lives	verb	5	[singular] _ in|on|at|with|near|there|alone|by|under|next
minute	adjective	6	_ traces|amounts|quantities|detail|details|particles|differences|cells|hairs|size|spines|examination|scales
minute	adjective	6	[linking]|[be] _ [end]
mobile	name	6	alabama
mobile	noun	5	a|the|her|his|my _ [end]
moped	noun	5	a|his|her|the|my|rode _
moped	noun	4	_
mouth	verb	5	_ the|off|a
multiply	adverb	5	_ [participle]
nice	name	7	in|to|from|near|at|of _
number	noun	6	_ of|one|two|is|was|the
pasty	noun	7	cornish meat beef baked pie cornwall bakery filling
pasty	noun	5	a|the _ [end]
perfect	adjective	6	_ for|as|match|example|score|game|condition|square|and|fifth|fourth
polish	noun	5	nail|shoe|furniture|spit|some _
polish	verb	5	_ the|your|my|his|her|it|up|them
prayer	otherMeaning	6	the _ who
present	adjective	6	_ day|time|at|in|state|form|tense|site|location|building|century|name|when|among|only|here|there|value|and
present	adjective	5	[be]|[linking] _ [end]
present	adjective	5	[be]|also|always _
present	noun	5	at|the _ [end]
present	verb	4	[start] _ [determiner]
primer	otherMeaning	6	_ on|for
progress	noun	5	in|much|little|good|some|make|made|making|no|further|of _
protest	noun	4	in|under|of|the|a|student|mass _
putting	otherMeaning	7	_ green|greens|stroke|surface
putting	otherMeaning	6	golf golfer putter
reading	name	7	in|to|from|near|at|of|fc|against _
record	noun	5	world|criminal|track|service|on|first|second|school|national|set|broke|new _
record	noun	6	_ company|label|labels|deal|store|producer|album|holder|sales|high|time|books|shop|contract|number|club
refuse	noun	6	_ collection|disposal|dump|bin|bins|collectors|management|heap|truck
resume	noun	6	your|my|his|her|a|their|the _
row	noun	5	in a|the|each|every|front|back|first|second|third|death|one _
row	otherMeaning	8	had|having|have|blazing|terrible|furious|bitter|huge|big|heated|diplomatic|political a|an|terrible|the|another|blazing|huge|big|furious _
row	otherMeaning	7	had|having|have a terrible|blazing|furious|bitter|huge|big|heated|loud _
row	otherMeaning	7	_ over|about|with|between|erupted|broke
sewer	otherMeaning	6	needle thread quilt seamstress
slough	noun	5	a|the|in|at|from|to _
some	strong	9	_ of|people|time|are|were|have|say|day
subject	adjective	6	_ to
subject	noun	5	_ of|matter|is|was|and
supposed	adjective	5	the|his|a|her|their|this _ [singular]
supposed	past	7	[be] _ to
syndicate	noun	4	crime|the|a|betting|loan _
tear	noun	8	_ gas|duct|ducts|drop|drops
tear	verb	7	a|the|any _ in|along
tear	verb	6	wear and _
tear	verb	6	_ down|up|apart|off|away|open|out
tear	verb	6	partial|complete|slight|minor _
tear	verb	5	a|the _ [end]
tear	noun	4	a|the|single tear|_ of|fell|ran|rolled
tear	verb	6	a _ in
tear tears	noun	6	eye eyes cheek cheeks cried cry weeping wept crying sad shed face
tear tears	verb	7	ligament acl knee meniscus muscle shoulder rotator cuff injury tendon retinal hamstring surgery fabric skin labrum
tears	noun	6	in|into|to|with|of|by _
tears	verb	6	it|he|she|that _
that	strong	9	[start] _ [be]
that	strong	9	[start] _ [modal]
that	strong	9	[preposition]|like|to|do|did|does|is|was|all|just|about|know|than _ [end]
that	strong	9	[preposition] _
that	strong	9	and|but|so|if|because|why|how|whether _ [be]
that	strong	9	[start] _ [singular]
that	strong	9	[be]|[do] _
unionized	otherMeaning	6	acid molecule ammonia form solution
upset	adjective	5	[be]|[linking]|very|emotionally _
upset	noun	5	major|an|biggest|stunning|surprise|stomach|great _
us	strong	9	[determiner] _
use	noun	5	no|of|in|for|into|from|by|through|without|make|made|its|their|widespread|common|land|drug|energy|water|public|fair|heavy|military|further|personal|everyday|any|regular|frequent|extensive|first _
used	adjective	9	_ to
used	past	7	[be] _ to
used	adjective	9	[be] _ to [determiner]
used	adjective	9	[be] _ to [object]
used	adjective	9	[be] _ to [possessive]
used	adjective	9	[be] _ to [gerund]
used	adjective	6	get|gets|got|getting|become|became|becoming|i'm|not|am|grew|so|quite _ to
used	past	9	[be] not _ to
used	past	9	also|often|sometimes|still|now|commonly|usually|widely|generally|been|being _ to
will	strong	9	[determiner]|[possessive]|good|free|own _
wind	verb	6	_ up|down|through|around
wind	noun	5	_ and|speed|power|turbine|farm|tunnel|instruments|instrument|energy|blows|blew|chill|direction
wind winds	verb	5	clock watch toy
winds	verb	6	river|road|path|trail|route|stream|creek|it|which|that|way _
wound	past	8	he|she|it|they|we|i|which|up|who _
wound	past	7	_ up|down|around|round|onto
wound	noun	5	gunshot bullet stab blood healed bleeding bandage flesh
"""#

  static let contextWeights = #"""
before	determiner	4	-4	-4	3	-2	-4
before	possessive	4	-4	-4	3	-2	-4
before	to	-2	5	-5	-1	0	-4
before	modal	-2	5	-5	-1	0	-4
before	do	-2	5	-5	-2	0	-4
before	have	-1	-3	-4	0	0	5
before	be	0	-4	-4	3	1	4
before	subject	-4	4	-4	-1	0	2
before	third	-4	-3	4	-1	0	4
before	object	0	1	-2	2	2	0
before	preposition	3	-4	-4	1	0	-3
before	relative	-2	4	4	-1	0	3
before	number	3	-2	-2	2	0	-2
before	intensifier	-2	-2	-2	4	4	-2
before	linking	0	-3	-3	4	2	1
before	plural	0	3	-2	0	1	2
before	singular	2	-1	2	0	0	2
before	adjective	4	-3	-3	1	0	-2
before	participle	1	-1	-1	1	1	-1
before	gerund	2	-2	-2	1	1	-2
before	imperative	-2	4	-2	-1	0	-2
before	start	1	1	-1	1	0	0
after	determiner	-2	3	3	-2	0	3
after	possessive	-2	3	3	-2	0	3
after	object	-3	3	3	-2	-1	3
after	of	3	-2	-2	-2	-1	-1
after	preposition	1	1	1	0	1	1
after	to	0	1	1	0	1	0
after	modal	3	-3	-3	-1	0	-3
after	do	2	-2	-2	-1	0	-2
after	have	2	-2	-2	-1	0	-2
after	be	3	-3	-3	-1	0	-3
after	clause	0	2	2	0	0	1
after	plural	-1	2	2	2	0	1
after	singular	0	0	0	2	0	0
after	adjective	-1	1	1	0	0	1
after	number	0	1	1	0	0	1
after	adverb	0	1	1	0	0	1
after	gerund	0	1	1	0	0	0
after	end	1	0	0	1	1	0
question	do	-3	4	-4	-2	0	-4
question	modal	-3	4	-4	-2	0	-4
question	have	-2	-3	-3	0	0	4
question	be	0	-3	-3	2	0	2
anywhere	pastTime	0	0	-1	0	0	5
anywhere	presentTime	0	2	1	0	0	0
question	causative	-2	4	-4	0	0	-4
"""#

  static let wordClasses = #"""
determiner	a an the this these those every each no any some another either neither both what which whose all several many few enough
possessive	my your his her its our their whose
preposition	of in on at by for with from about into onto over under after before during through between among against without within across behind beyond near per via upon toward towards despite until since than like along around above below except
to	to
of	of
modal	can could will would shall should may might must cannot can't couldn't won't wouldn't shouldn't mustn't i'll we'll you'll they'll he'll she'll it'll i'd we'd you'd they'd he'd she'd let's
do	do does did don't doesn't didn't
have	have has had having haven't hasn't hadn't i've we've you've they've
be	am is are was were be been being isn't aren't wasn't weren't i'm you're we're they're he's she's it's that's there's get gets got getting
subject	i you we they who
third	he she it who
object	me him her us them it you itself himself herself themselves myself yourself ourselves
adverb	not never always often usually sometimes already just also still only even ever again soon then now rarely seldom once twice hardly barely nearly almost perhaps maybe well back
conjunction	and or but nor
clause	when if because while although though where how why that whether unless until what
relative	who which that
number	one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million billion first second third last next
intensifier	very too so quite rather more most as how extremely less least pretty fairly somewhat
linking	seem seems seemed become becomes became look looks looked feel feels felt stay stayed stays remain remains remained keep keeps kept sound sounds sounded grow grew prove proved
causative	make makes made let lets help helps helped watch watched see saw hear heard
imperative	please kindly don't let's never always
adjective	good bad new old big small large little long short high low great young early late own other same different full free main whole current recent main major minor public private local national international front strong weak hot cold deep heavy light soft hard sharp single common double best better worst official final fresh poor rich old terrible loud huge tiny dead live quick slow many few several such certain real open modern ancient secret total standard
plural	people children men women police cattle folk parents others many most some
pastTime	last later yesterday ago earlier previously formerly had was were did said went took gave put got came found told made saw knew thought wrote became began left felt kept
presentTime	every always usually often tomorrow tonight today will can may should
singular	government company country man woman child team world state city group music data news today everyone someone nobody something everything nothing
"""#
}
