// Made by scripts/generate-context-data from Data/en-US. Change the tables there.
// swift-format-ignore-file

internal import TextTables

/// The tables of American English that choose between a word's pronunciations.
enum EnglishContext {
  /// By word: the bits of its classes.
  static let wordClasses = TextTable(#"""
a	1
about	4
above	4
across	4
after	4
again	4096
against	4
ago	67108864
all	1
almost	4096
along	4
already	4096
also	4096
although	16384
always	135270400
am	256
among	4
an	1
ancient	2097152
and	8192
another	1
any	1
are	256
aren't	256
around	4
as	131072
at	4
back	4096
bad	2097152
barely	4096
be	256
became	67371008
because	16384
become	262144
becomes	262144
been	256
before	4
began	67108864
behind	4
being	256
below	4
best	2097152
better	2097152
between	4
beyond	4
big	2097152
billion	65536
both	1
but	8192
by	4
came	67108864
can	134217760
can't	32
cannot	32
cattle	4194304
certain	2097152
child	8388608
children	4194304
city	8388608
cold	2097152
common	2097152
company	8388608
could	32
couldn't	32
country	8388608
current	2097152
data	8388608
dead	2097152
deep	2097152
despite	4
did	67108928
didn't	64
different	2097152
do	64
does	64
doesn't	64
don't	1048640
double	2097152
during	4
each	1
earlier	67108864
early	2097152
eight	65536
either	1
eleven	65536
enough	1
even	4096
ever	4096
every	134217729
everyone	8388608
everything	8388608
except	4
extremely	131072
fairly	131072
feel	262144
feels	262144
felt	67371008
few	2097153
fifty	65536
final	2097152
first	65536
five	65536
folk	4194304
for	4
formerly	67108864
forty	65536
found	67108864
four	65536
free	2097152
fresh	2097152
from	4
front	2097152
full	2097152
gave	67108864
get	256
gets	256
getting	256
good	2097152
got	67109120
government	8388608
great	2097152
grew	262144
group	8388608
grow	262144
had	67108992
hadn't	128
hard	2097152
hardly	4096
has	128
hasn't	128
have	128
haven't	128
having	128
he	1024
he'd	32
he'll	32
he's	256
hear	524288
heard	524288
heavy	2097152
help	524288
helped	524288
helps	524288
her	2050
herself	2048
high	2097152
him	2048
himself	2048
his	2
hot	2097152
how	147456
huge	2097152
hundred	65536
i	512
i'd	32
i'll	32
i'm	256
i've	128
if	16384
in	4
international	2097152
into	4
is	256
isn't	256
it	3072
it'll	32
it's	256
its	2
itself	2048
just	4096
keep	262144
keeps	262144
kept	67371008
kindly	1048576
knew	67108864
large	2097152
last	67174400
late	2097152
later	67108864
least	131072
left	67108864
less	131072
let	524288
let's	1048608
lets	524288
light	2097152
like	4
little	2097152
live	2097152
local	2097152
long	2097152
look	262144
looked	262144
looks	262144
loud	2097152
low	2097152
made	67633152
main	2097152
major	2097152
make	524288
makes	524288
man	8388608
many	6291457
may	134217760
maybe	4096
me	2048
men	4194304
might	32
million	65536
minor	2097152
modern	2097152
more	131072
most	4325376
music	8388608
must	32
mustn't	32
my	2
myself	2048
national	2097152
near	4
nearly	4096
neither	1
never	1052672
new	2097152
news	8388608
next	65536
nine	65536
no	1
nobody	8388608
nor	8192
not	4096
nothing	8388608
now	4096
of	20
official	2097152
often	134221824
old	2097152
on	4
once	4096
one	65536
only	4096
onto	4
open	2097152
or	8192
other	2097152
others	4194304
our	2
ourselves	2048
over	4
own	2097152
parents	4194304
people	4194304
per	4
perhaps	4096
please	1048576
police	4194304
poor	2097152
pretty	131072
previously	67108864
private	2097152
prove	262144
proved	262144
public	2097152
put	67108864
quick	2097152
quite	131072
rarely	4096
rather	131072
real	2097152
recent	2097152
remain	262144
remained	262144
remains	262144
rich	2097152
said	67108864
same	2097152
saw	67633152
second	65536
secret	2097152
see	524288
seem	262144
seemed	262144
seems	262144
seldom	4096
seven	65536
several	2097153
shall	32
sharp	2097152
she	1024
she'd	32
she'll	32
she's	256
short	2097152
should	134217760
shouldn't	32
since	4
single	2097152
six	65536
slow	2097152
small	2097152
so	131072
soft	2097152
some	4194305
someone	8388608
something	8388608
sometimes	4096
somewhat	131072
soon	4096
sound	262144
sounded	262144
sounds	262144
standard	2097152
state	8388608
stay	262144
stayed	262144
stays	262144
still	4096
strong	2097152
such	2097152
team	8388608
ten	65536
terrible	2097152
than	4
that	49152
that's	256
the	1
their	2
them	2048
themselves	2048
then	4096
there's	256
these	1
they	512
they'd	32
they'll	32
they're	256
they've	128
third	65536
thirty	65536
this	1
those	1
though	16384
thought	67108864
thousand	65536
three	65536
through	4
tiny	2097152
to	8
today	142606336
told	67108864
tomorrow	134217728
tonight	134217728
too	131072
took	67108864
total	2097152
toward	4
towards	4
twelve	65536
twenty	65536
twice	4096
two	65536
under	4
unless	16384
until	16388
upon	4
us	2048
usually	134221824
very	131072
via	4
was	67109120
wasn't	256
watch	524288
watched	524288
we	512
we'd	32
we'll	32
we're	256
we've	128
weak	2097152
well	4096
went	67108864
were	67109120
weren't	256
what	16385
when	16384
where	16384
whether	16384
which	32769
while	16384
who	34304
whole	2097152
whose	3
why	16384
will	134217760
with	4
within	4
without	4
woman	8388608
women	4194304
won't	32
world	8388608
worst	2097152
would	32
wouldn't	32
wrote	67108864
yesterday	67108864
you	2560
you'd	32
you'll	32
you're	256
you've	128
young	2097152
your	2
yourself	2048

"""#, places: #"oooooooooooooooaH0ooofK0Qm0ooo<00ooooooooo8J0oooBM0oooSM0F41c<0ooooooHg0oooJO06l0oooooooooooooooooooooooooooG01oooooooooooon21ne0on0nc0GE03S0k61ooo3?0oooooo<A0nN0670oooooooooooooooooooooT:0oooIc00B0oooOH0R\00<1[X0P608N0?21ooooooooo?30E30oooooooooooooooAT0[k0TE0oooA71oooO51oooooo<90CY0o`0oooooooooooooooGH0oooYl0=Z0l80`b0n70oooooooooc;0H>0AP0_g07n05:0mC0oooooooooooo001oooooooooooooooR40P;1oooooooooooooooY41oooAX0[Y0ooo:g0a30Y40:K0ooooooek0]:0i70k91oooooooooooooooooo>;1C_0oooooooookl0ooooooooooooooohF07X0Zj0M30O20bI04Q0ooooooooooooooomH0oooJM0Rg0oooooooooooooooD:0ooooooooooooooooooooo5[0ooooooooooooZ[0ooohJ0_N0ooog71oooooogj0T91ooo9:1F91oooSW0ooooooooooooooomb0oooooooooDN0[71oooooooooooooooTU0oooooooooE<1oooooooooooooooH607o0oooooooooTZ0P:1ooooooooofP0oooGd0\20Ym0;d0ooob51oooDi0oooooooooooooooooo3_0Nk0oooh90ooo:c0oooooooooooooooXR0ooo671ooo0<0Eb0ooooooooooooXO0Lj0oooD00ooooooooob=0ooooooooo000cd0Cn0_C0Q61oooTV0ooooooooooooooooooooooooooooooooo:<0On0:I0ooo[90oooooooooooonD0ld0oooooooooTG0ooooooU00M31ooooooH20ooooooooooooooooooj00ooo4H0oooAk0oooooooooG:1RK05F0<80f]0Z;1oooooobM0<h0ooo<=0]80ooooooooooooooo\01ooo;m0oooW?0ooo2k0ooooooooooooooooooooooooooog[0ooogT0oook30j>0oooTI0X30oI0]81ooooooooooooh10GB07i0oooooooooooooooooooooLf0oooooooooooo040oooS]0GC0Ya0oooV21eO0S80oooeD0oooooooooi<0ooooooooo<O0ooo\:1oooooo?70mK0ooooooGW0oooooooooUQ0oooooo`K0ooooooEm0oooM00oooooooooooooooooooooi:0J90Ve0oooooooooooo:E0oooOF0ooo5L0oooF40G;1HV0VA0:e0<91hG0_61oooooohX0ooooooooooooooogE0?[0D]0m_0=\0c21L41o[0oooI[0oooJA0ooo5^0oooEJ0oooooooooooooooTL0bm0oooFL0ooo750560D@0ZS0Uo0961Z11a\0oooOX0O11h31530T>0ooooooooooooooooooSl0oooooo?f0h?0Nh0@j0oooooooooj01oood41oooooooooooooooooo@Q0_^0oooooooooooo[n0oooooooooS81oooSb0oooooo400ooooooooooooooooooooooooooo=L0oooo@0oooooooooooooooooooooooooooooooooooooooLS0ooooooooooooD^0Ka0nM0oooooooooooooooooooooooooool81ia0HU0:01oooooooooooooooooooooooooooooo]U0:40S[0X51oooooooooooofR0]>0@S0hn0ooob91oooooooooY=0oooI10ZB0AF0dY0621]60XH0381[F0BW0ooooooLR0ooooooooooooooo:>0oooOL0oooooooooY70Q<0oooI;0l20@U0Si0oooG515U0><1oookU05T0oooooooooooooooooo4P0bA0mf0ooooooooooooc@0L01ooooooooooooT50@31ooof50ooooool51Y]0oooooo831oooSd0oooooooooooooooRJ0oooTc0oooooooooRC0oooooo<a0ooooooooogS0Ce0M71oooW20ooooooTf0K70ooooooQ^0oooooooooooo8M0mh0Do0ooo2j04Z0oooooooooooooooh11oooooo`00lm0oooK81G?0ooooooooo>60J=01R0oooooooooooodW0ooooooooooooooo=?01M0`c0RY0ooooooi=0U@0lg0ooooooooo:41ooojL0OD0C61oooV;0[J0oV08b0391=l0k:1U`0oooooooooooooooooooooNQ0ooooooL\0ooooooBD0ooo]50ooooooooooooooooooooooooa`0ai0Y31ooo@G0]h0ooooooooooooooo^10?R0ooo3Y0ooo]D0oooQN0oooi40ooooooooooooooooooEK0ooooooooooooooooooooo=11oooooooooooo=10l60NT0oooooo=81ooooooooooooooooooooooooooooooooo^_0oooooooooooooooHl0ooooooooo4]0ooo`70oooooolB0TB0ooooooG<0ooo<B0ooooooooooooooooooooooooooo8C0oooE50ZT07W0Le0ooooooooooooH`0151cf0@51oooooodQ0ooooooooooooI21ooo?H0oooOP0ooooooooo:`0ooooooh\0ooooooooodo0710ooooooooooooooo9V0ooooooooooooooo0[0ooooooooonJ0aV0J80dZ04D0\M09;0`e03G0`31ooooookW0CZ0oooLG0720al0ooooooooo1=0oooooooooooooooooo;@0e;1oooooooooooooooQ10ooooooHI0_G0[P0>Y0P_0ooo"#)

  /// By word and tag: weights, each with its pattern.
  static let contextPatterns = TextTable(#"""
address 1	5	email|e-mail|mail|web|home|postal|inaugural|ip|street|return|keynote|your|my _	5	_ book|is|was|space
aged 3	5	the|her|his|an|for|my _
aged 5	6	_ [65536]|between|over|under|from|just|about|by
analyses 2	7	he|she|it|which|that|book|paper|study|article|author|and|who _
attribute 1	5	an|key|important|common|this|each _
attribute 2	5	_ it|this|the|that|these|to
august 3	7	an|this|most|so _
august 6	7	[268435456] _
axes 1	9	sword swords shield shields spear spears wooden stone battle bronze flint hammer hammers weapons tools knives saws throwing trees wood iron hand arrows clubs
axes 7	6	x y coordinate coordinates axis graph vertical horizontal ellipse symmetry rotation principal optical	5	_
bases 7	6	dna acid acids nitrogen pairs pair nucleotide theoretical conceptual basis
bass 7	8	fish fishing lake river caught catch striped largemouth smallmouth sea trout pond angler anglers lakes species fishes
blessed 3	6	the _
blessed 5	6	[256] _ with|by	6	he|she|has|have|had|and|god _
bow 1	5	_ and arrow|arrows	4	arrow arrows violin hair ribbon tie cello string archer archers
bow 2	7	_ down|out|to|low|before|deeply
bow 7	6	with a|slight|deep _	7	_ of the ship|boat|vessel	6	ship ships boat vessel stern hull deck torpedo sail sank port starboard aft	8	take|took|takes|taken|taking a|his|her|another|their _	6	knots tons vessels armament thruster waterline propeller carronades pounder boats keel anchor rammed gun guns torpedoes yacht kayak canoe rowing rudder	5	_ section|wave|waves|door|doors|thruster|gun|guns|ramp
bows 1	5	_ and arrow|arrows	4	arrow arrows violin hair ribbon tie cello string archer archers
bows 2	9	take|took|takes|taken|taking their|his|her _	8	ship ships vessel vessels hull stern boat	7	_ down|out|to|low|before|deeply
buffet 2	6	winds waves storm storms
can 10	9	[1]|[2] _	9	_ of
close 2	6	drew|came|brought|draw|bring|coming|brought to a _	6	[256]|[32]|[64] due|scheduled|forced|about to _	6	at|to|towards|near the _ of
close 3	6	_ to|friend|friends|relative|relatives|by|range|proximity|quarters|behind|enough|ties|relationship|contact|attention|together|call|combat|associate|associates|relations|links|second|family|up	5	come|came|stay|stayed|sit|stand|live|lived|lives|stands|sits|lies|getting|get|got|too|as|so|very|remained _
compact 1	3	the|a|this _ [536870912]
concrete 3	5	_ evidence|example|examples|steps|proposal|proposals|terms|plans|results|form|action|measures
content 1	4	fat|alcohol|water|web|online|adult|sugar|moisture|sulfur|carbon|video|media|its|their|user|digital _
content 3	5	_ with|to	5	not|was|is|be|quite|more|perfectly|seemed|were _ [536870912]
convert 1	4	a|to|catholic|muslim _
do 10	9	[8]|[32]|[512]|please|[128] _	9	_ it|this|that|so|something|anything|nothing|the|a|your|my|our|what
does 1	6	two|three|four|five|six|female|bucks|and|the _
does 2	5	_ [1024]|[512]|not|n't|the|it
dove 5	7	_ into|in|down|off|under|for|deep|headfirst|behind	6	he|she|they|we|i|it|who|then _
estimate 1	4	_ of|for|was|is|by
estimates 1	4	_ of|for|was|is|by
estimates 2	5	[8388608] _ that
evening 1	9	the|this|that|every|one|good|in|an|each|tomorrow|yesterday|sunday|monday|friday|saturday _
evening 2	6	_ out|up
excuse 2	7	[268435456] _ [2048]
export 1	5	_ market|markets|duties|duty|tax|taxes|license|licence|controls|operations|prices|price|and|models|fell|rose|from
export 2	5	[32768]|[32]|[8]|it|he|she|country|company _
exports 1	5	_ market|markets|duties|duty|tax|taxes|license|licence|controls|operations|prices|price|and|models|fell|rose|from
exports 2	5	[32768]|[32]|[8]|it|he|she|country|company _
expose 1	7	an _
graduate 1	7	_ school|schools|student|students|program|programs|degree|degrees|work|studies|study|course|courses|diploma|diplomas|level|assistant|education|and
had 10	9	_ [1]	9	_ [2]	9	_ to	9	_ [65536]	9	_ [2048]
has 10	9	_ [1]	9	_ [2]	9	_ to	9	_ [65536]	9	_ [2048]
have 10	9	_ [1]	9	_ [2]	9	_ to	9	_ [65536]	9	_ [2048]
herb 6	5	[268435456] _ [8388608]
house 1	6	_ of|and|in|is|was|at|on|arrest|number
house 2	5	_ the|a|an|over|about|up|more|many
houses 2	5	_ the|a|an|over|about|up|more|many
import 1	5	_ market|markets|duties|duty|tax|taxes|license|licence|controls|operations|prices|price|and|models|fell|rose|from
import 2	5	[32768]|[32]|[8]|it|he|she|country|company _
imports 1	5	_ market|markets|duties|duty|tax|taxes|license|licence|controls|operations|prices|price|and|models|fell|rose|from
imports 2	5	[32768]|[32]|[8]|it|he|she|country|company _
incense 1	5	_ and|sticks|stick|burner|burners|smoke|burning
insert 1	5	_ card|cards|point|points
invalid 1	7	an _	4	nursed bedridden wheelchair
it 10	9	[1] _
job 6	5	book|testament|bible|patience of _
lead 1	4	the|a|his|her|their|its|in _ role|roles|singer|guitar|guitarist|vocals|vocalist|character|actor|actress|single|story|author|time|engineer	5	in the _
lead 7	9	_ pipe|pipes|paint|paints|poisoning|acid|glass|crystal|bullet|bullets|shot|ore|mine|mines|mining|sheet|sheets|weight|weights|oxide|level|levels|acetate|azide|contamination|exposure|solder|based|content|sulfide|smelting|smelter|pellets|coffin|batteries|battery	8	zinc copper tin mercury arsenic cadmium toxic metal metals roof pipes silver nickel iron uranium smelting ore paint pencil	7	of _ [536870912]
learned 3	6	a|the|most|very|more|his _
lima 1	8	_ bean|beans
live 2	7	[512]|[32]|[8]|[64]|[32768]|not|people|still _ in|at|on|from	6	_ alone|together|happily|forever|here|there|nearby|with|for|among|under	8	may|let [1024]|[512]|[2048]|the|[8388608] _	5	[4194304]|both|two _ in|on|near|by|at|along|among|with
live 3	7	_ music|television|tv|broadcast|audience|audiences|performance|performances|show|shows|album|albums|concert|concerts|recording|recordings|in|at|from|on|band|wire|wires|ammunition|action|version|versions|coverage|event|events|stream|births|birth|animals|bait|DVD|dvd|set|sets|debut|members|fire|oak|video|tracks|track|rounds|demo	7	go|goes|going|went|broadcast|aired|performed|recorded|perform|played|shown|playing|performing|record|released|televised|performs|streamed|sung|air|transmitted _
lives 1	6	their|our|his|her|lost|save|saved|nine|many|saving|took|the|cost|of|private|personal|people's|own|risk|past|daily|human|other|everyday|for|all|several|risking|children's|women's _
lives 2	5	[8388608] _ in|on|at|with|near|there|alone|by|under|next
minute 3	6	_ traces|amounts|quantities|detail|details|particles|differences|cells|hairs|size|spines|examination|scales	6	[262144]|[256] _ [536870912]
mobile 1	5	a|the|her|his|my _ [536870912]
mobile 6	6	alabama
moped 1	5	a|his|her|the|my|rode _	4	_
mouth 2	5	_ the|off|a
multiply 4	5	_ [16777216]
nice 6	7	in|to|from|near|at|of _
number 1	6	_ of|one|two|is|was|the
pasty 1	7	cornish meat beef baked pie cornwall bakery filling	5	a|the _ [536870912]
perfect 3	6	_ for|as|match|example|score|game|condition|square|and|fifth|fourth
polish 1	5	nail|shoe|furniture|spit|some _
polish 2	5	_ the|your|my|his|her|it|up|them
prayer 7	6	the _ who
present 1	5	at|the _ [536870912]
present 2	4	[268435456] _ [1]
present 3	6	_ day|time|at|in|state|form|tense|site|location|building|century|name|when|among|only|here|there|value|and	5	[256]|[262144] _ [536870912]	5	[256]|also|always _
primer 7	6	_ on|for
progress 1	5	in|much|little|good|some|make|made|making|no|further|of _
protest 1	4	in|under|of|the|a|student|mass _
putting 7	7	_ green|greens|stroke|surface	6	golf golfer putter
reading 6	7	in|to|from|near|at|of|fc|against _
record 1	5	world|criminal|track|service|on|first|second|school|national|set|broke|new _	6	_ company|label|labels|deal|store|producer|album|holder|sales|high|time|books|shop|contract|number|club
refuse 1	6	_ collection|disposal|dump|bin|bins|collectors|management|heap|truck
resume 1	6	your|my|his|her|a|their|the _
row 1	5	in a|the|each|every|front|back|first|second|third|death|one _
row 7	8	had|having|have|blazing|terrible|furious|bitter|huge|big|heated|diplomatic|political a|an|terrible|the|another|blazing|huge|big|furious _	7	had|having|have a terrible|blazing|furious|bitter|huge|big|heated|loud _	7	_ over|about|with|between|erupted|broke
sewer 7	6	needle thread quilt seamstress
slough 1	5	a|the|in|at|from|to _
some 10	9	_ of|people|time|are|were|have|say|day
subject 1	5	_ of|matter|is|was|and
subject 3	6	_ to
supposed 3	5	the|his|a|her|their|this _ [8388608]
supposed 5	7	[256] _ to
syndicate 1	4	crime|the|a|betting|loan _
tear 1	8	_ gas|duct|ducts|drop|drops	4	a|the|single tear|_ of|fell|ran|rolled	6	eye eyes cheek cheeks cried cry weeping wept crying sad shed face
tear 2	7	a|the|any _ in|along	6	wear and _	6	_ down|up|apart|off|away|open|out	6	partial|complete|slight|minor _	5	a|the _ [536870912]	6	a _ in	7	ligament acl knee meniscus muscle shoulder rotator cuff injury tendon retinal hamstring surgery fabric skin labrum
tears 1	6	eye eyes cheek cheeks cried cry weeping wept crying sad shed face	6	in|into|to|with|of|by _
tears 2	7	ligament acl knee meniscus muscle shoulder rotator cuff injury tendon retinal hamstring surgery fabric skin labrum	6	it|he|she|that _
that 10	9	[268435456] _ [256]	9	[268435456] _ [32]	9	[4]|like|to|do|did|does|is|was|all|just|about|know|than _ [536870912]	9	[4] _	9	and|but|so|if|because|why|how|whether _ [256]	9	[268435456] _ [8388608]	9	[256]|[64] _
unionized 7	6	acid molecule ammonia form solution
upset 1	5	major|an|biggest|stunning|surprise|stomach|great _
upset 3	5	[256]|[262144]|very|emotionally _
us 10	9	[1] _
use 1	5	no|of|in|for|into|from|by|through|without|make|made|its|their|widespread|common|land|drug|energy|water|public|fair|heavy|military|further|personal|everyday|any|regular|frequent|extensive|first _
used 3	9	_ to	9	[256] _ to [1]	9	[256] _ to [2048]	9	[256] _ to [2]	9	[256] _ to [33554432]	6	get|gets|got|getting|become|became|becoming|i'm|not|am|grew|so|quite _ to
used 5	7	[256] _ to	9	[256] not _ to	9	also|often|sometimes|still|now|commonly|usually|widely|generally|been|being _ to
will 10	9	[1]|[2]|good|free|own _
wind 1	5	_ and|speed|power|turbine|farm|tunnel|instruments|instrument|energy|blows|blew|chill|direction
wind 2	6	_ up|down|through|around	5	clock watch toy
winds 2	5	clock watch toy	6	river|road|path|trail|route|stream|creek|it|which|that|way _
wound 1	5	gunshot bullet stab blood healed bleeding bandage flesh
wound 5	8	he|she|it|they|we|i|which|up|who _	7	_ up|down|around|round|onto

"""#, places: #"oooooonZ1ooooooooo7J2ooo2R1oooooo@61oooooooooo[1ooooooooo7[0L42ooooooooooooooooooooo3;0ooooooD51oooooooooooooooooooooooo000ooo[g0Z[1Xm1ooo3L0S^07:2oooooooooooo;30n\1ooo@k0RS0WE2hX03Y1950KI0ZN0YJ2lc0oooba1oooooo[V1ooooooooo>B2G023^0ooojn0Z_1Kh1oooZA0U@2oooooobf01N1G>0oooooooooooobg1oooOK0c?2?H2ooooooSo1KY0ooooooooo=n0U11M21<F1oooOa0Kj0CZ1a10EU1An1bn1Q12oooooooooT71RA2Y60NN2:a0ooooooooooooooooooG40HA1oooooooa0oooV\0602HT1oooooo_W1oooAV1oooe61oooooooooB20kl02A0n_1oooooooook:15a15l0oooP\1<W1oooc50o[0b71:22oooooomG07T0ooooooSW0Lm0ooo5M2oooooooooooooooooooooooooooooo912oooooooooooo4_0dd0S_0M81@60Qi1PO2oooY>0ooooooooooooooooooML0ooooA1ooobU0ab1Xo0K41ooooooH<0oooooooookg0U?0ooooooooooooooooooooooooQ82oP1oooooo@90G<2Pc1ooooookU1ooooooAL2oooLB2ooo2U1Rf1ooooooEB1oooooo"#)

  /// By place, class and reading.
  static let contextWeights: [Int8] = [
    4, -4, -4, 3, -2, -4,  // before determiner
    4, -4, -4, 3, -2, -4,  // before possessive
    3, -4, -4, 1, 0, -3,  // before preposition
    -2, 5, -5, -1, 0, -4,  // before to
    0, 0, 0, 0, 0, 0,  // before of
    -2, 5, -5, -1, 0, -4,  // before modal
    -2, 5, -5, -2, 0, -4,  // before do
    -1, -3, -4, 0, 0, 5,  // before have
    0, -4, -4, 3, 1, 4,  // before be
    -4, 4, -4, -1, 0, 2,  // before subject
    -4, -3, 4, -1, 0, 4,  // before third
    0, 1, -2, 2, 2, 0,  // before object
    0, 0, 0, 0, 0, 0,  // before adverb
    0, 0, 0, 0, 0, 0,  // before conjunction
    0, 0, 0, 0, 0, 0,  // before clause
    -2, 4, 4, -1, 0, 3,  // before relative
    3, -2, -2, 2, 0, -2,  // before number
    -2, -2, -2, 4, 4, -2,  // before intensifier
    0, -3, -3, 4, 2, 1,  // before linking
    0, 0, 0, 0, 0, 0,  // before causative
    -2, 4, -2, -1, 0, -2,  // before imperative
    4, -3, -3, 1, 0, -2,  // before adjective
    0, 3, -2, 0, 1, 2,  // before plural
    2, -1, 2, 0, 0, 2,  // before singular
    1, -1, -1, 1, 1, -1,  // before participle
    2, -2, -2, 1, 1, -2,  // before gerund
    0, 0, 0, 0, 0, 0,  // before pastTime
    0, 0, 0, 0, 0, 0,  // before presentTime
    1, 1, -1, 1, 0, 0,  // before start
    0, 0, 0, 0, 0, 0,  // before end
    -2, 3, 3, -2, 0, 3,  // after determiner
    -2, 3, 3, -2, 0, 3,  // after possessive
    1, 1, 1, 0, 1, 1,  // after preposition
    0, 1, 1, 0, 1, 0,  // after to
    3, -2, -2, -2, -1, -1,  // after of
    3, -3, -3, -1, 0, -3,  // after modal
    2, -2, -2, -1, 0, -2,  // after do
    2, -2, -2, -1, 0, -2,  // after have
    3, -3, -3, -1, 0, -3,  // after be
    0, 0, 0, 0, 0, 0,  // after subject
    0, 0, 0, 0, 0, 0,  // after third
    -3, 3, 3, -2, -1, 3,  // after object
    0, 1, 1, 0, 0, 1,  // after adverb
    0, 0, 0, 0, 0, 0,  // after conjunction
    0, 2, 2, 0, 0, 1,  // after clause
    0, 0, 0, 0, 0, 0,  // after relative
    0, 1, 1, 0, 0, 1,  // after number
    0, 0, 0, 0, 0, 0,  // after intensifier
    0, 0, 0, 0, 0, 0,  // after linking
    0, 0, 0, 0, 0, 0,  // after causative
    0, 0, 0, 0, 0, 0,  // after imperative
    -1, 1, 1, 0, 0, 1,  // after adjective
    -1, 2, 2, 2, 0, 1,  // after plural
    0, 0, 0, 2, 0, 0,  // after singular
    0, 0, 0, 0, 0, 0,  // after participle
    0, 1, 1, 0, 0, 0,  // after gerund
    0, 0, 0, 0, 0, 0,  // after pastTime
    0, 0, 0, 0, 0, 0,  // after presentTime
    0, 0, 0, 0, 0, 0,  // after start
    1, 0, 0, 1, 1, 0,  // after end
    0, 0, 0, 0, 0, 0,  // question determiner
    0, 0, 0, 0, 0, 0,  // question possessive
    0, 0, 0, 0, 0, 0,  // question preposition
    0, 0, 0, 0, 0, 0,  // question to
    0, 0, 0, 0, 0, 0,  // question of
    -3, 4, -4, -2, 0, -4,  // question modal
    -3, 4, -4, -2, 0, -4,  // question do
    -2, -3, -3, 0, 0, 4,  // question have
    0, -3, -3, 2, 0, 2,  // question be
    0, 0, 0, 0, 0, 0,  // question subject
    0, 0, 0, 0, 0, 0,  // question third
    0, 0, 0, 0, 0, 0,  // question object
    0, 0, 0, 0, 0, 0,  // question adverb
    0, 0, 0, 0, 0, 0,  // question conjunction
    0, 0, 0, 0, 0, 0,  // question clause
    0, 0, 0, 0, 0, 0,  // question relative
    0, 0, 0, 0, 0, 0,  // question number
    0, 0, 0, 0, 0, 0,  // question intensifier
    0, 0, 0, 0, 0, 0,  // question linking
    -2, 4, -4, 0, 0, -4,  // question causative
    0, 0, 0, 0, 0, 0,  // question imperative
    0, 0, 0, 0, 0, 0,  // question adjective
    0, 0, 0, 0, 0, 0,  // question plural
    0, 0, 0, 0, 0, 0,  // question singular
    0, 0, 0, 0, 0, 0,  // question participle
    0, 0, 0, 0, 0, 0,  // question gerund
    0, 0, 0, 0, 0, 0,  // question pastTime
    0, 0, 0, 0, 0, 0,  // question presentTime
    0, 0, 0, 0, 0, 0,  // question start
    0, 0, 0, 0, 0, 0,  // question end
    0, 0, 0, 0, 0, 0,  // anywhere determiner
    0, 0, 0, 0, 0, 0,  // anywhere possessive
    0, 0, 0, 0, 0, 0,  // anywhere preposition
    0, 0, 0, 0, 0, 0,  // anywhere to
    0, 0, 0, 0, 0, 0,  // anywhere of
    0, 0, 0, 0, 0, 0,  // anywhere modal
    0, 0, 0, 0, 0, 0,  // anywhere do
    0, 0, 0, 0, 0, 0,  // anywhere have
    0, 0, 0, 0, 0, 0,  // anywhere be
    0, 0, 0, 0, 0, 0,  // anywhere subject
    0, 0, 0, 0, 0, 0,  // anywhere third
    0, 0, 0, 0, 0, 0,  // anywhere object
    0, 0, 0, 0, 0, 0,  // anywhere adverb
    0, 0, 0, 0, 0, 0,  // anywhere conjunction
    0, 0, 0, 0, 0, 0,  // anywhere clause
    0, 0, 0, 0, 0, 0,  // anywhere relative
    0, 0, 0, 0, 0, 0,  // anywhere number
    0, 0, 0, 0, 0, 0,  // anywhere intensifier
    0, 0, 0, 0, 0, 0,  // anywhere linking
    0, 0, 0, 0, 0, 0,  // anywhere causative
    0, 0, 0, 0, 0, 0,  // anywhere imperative
    0, 0, 0, 0, 0, 0,  // anywhere adjective
    0, 0, 0, 0, 0, 0,  // anywhere plural
    0, 0, 0, 0, 0, 0,  // anywhere singular
    0, 0, 0, 0, 0, 0,  // anywhere participle
    0, 0, 0, 0, 0, 0,  // anywhere gerund
    0, 0, -1, 0, 0, 5,  // anywhere pastTime
    0, 2, 1, 0, 0, 0,  // anywhere presentTime
    0, 0, 0, 0, 0, 0,  // anywhere start
    0, 0, 0, 0, 0, 0,  // anywhere end
  ]
}
