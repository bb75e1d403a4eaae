// Made by scripts/generate-text-data from Data/en-US. Change the tables there.
// swift-format-ignore-file

package import TextTables

/// The tables of American English: what the words of Data/en-US/*.tsv say, sorted by their keys.
package enum EnglishData {
  package static let abbreviations = TextTable(#"""
a.m	a m	always	time
adm	admiral	name	never
al	al	stop	maybe
ala	alabama	state	name
amb	ambassador	name	never
approx	approximately	always	never
appt	appointment	always	maybe
apt	apartment	both	never
ariz	arizona	state	name
ark	arkansas	state	name
art	article	both	number
assn	association	stop	maybe
assoc	association	stop	maybe
asst	assistant	always	never
attn	attention	always	never
atty	attorney	name	never
avg	average	always	maybe
b.sc	b s c	always	maybe
bldg	building	always	maybe
bldgs	buildings	stop	maybe
brig	brigadier	name	never
bros	brothers	stop	maybe
btw	by the way	always	maybe
c	circa	both	number
ca	circa	both	never
calif	california	state	name
capt	captain	title	never
cdr	commander	name	never
cent	century	stop	maybe
cf	compare	stop	never
ch	chapter	both	never
chap	chapter	both	never
chas	charles	name	never
cmdr	commander	name	never
co	company	stop	maybe
col	colonel	title	never
colo	colorado	state	name
comdr	commander	name	never
conn	connecticut	state	name
corp	corporation	stop	maybe
cpl	corporal	name	never
cpt	captain	title	never
cu	cubic	stop	never
del	delaware	state	name
dept	department	always	maybe
det	detective	name	never
dist	district	stop	maybe
div	division	stop	maybe
doz	dozen	stop	maybe
dr	doctor	title	never
drs	doctors	name	never
e.g	for example	always	never
edn	edition	stop	maybe
eg	for example	always	never
eq	equation	number	never
esq	esquire	always	maybe
est	established	both	maybe
etc	et cetera	always	maybe
ex	example	both	number
excl	excluding	stop	maybe
ext	extension	both	never
fig	figure	number	never
figs	figures	number	never
fl	flourished	both	never
fla	florida	state	name
fr	father	name	never
ft	fort	name	never
ga	georgia	state	name
gen	general	name	never
gens	generals	name	never
geo	george	name	never
gov	governor	name	never
govt	government	always	maybe
hon	honorable	name	never
hr	hour	stop	maybe
hrs	hours	stop	maybe
hwy	highway	number	never
i.e	that is	always	never
ie	that is	always	never
ill	illinois	state	name
inc	incorporated	stop	maybe
incl	including	stop	maybe
ind	indiana	state	name
insp	inspector	name	never
intl	international	always	maybe
jr	junior	always	name
kan	kansas	state	name
ky	kentucky	state	name
la	louisiana	state	name
llc	l l c	always	maybe
lt	lieutenant	title	never
ltd	limited	always	maybe
lv	level	both	never
lvl	level	both	never
m.d	m d	always	maybe
m.sc	m s c	always	maybe
maj	major	name	never
mass	massachusetts	state	name
max	maximum	stop	maybe
md	maryland	state	name
messrs	messers	name	never
mfg	manufacturing	always	maybe
mgr	manager	always	maybe
mich	michigan	state	name
min	minimum	stop	maybe
minn	minnesota	state	name
mins	minutes	stop	maybe
misc	miscellaneous	always	maybe
miss	mississippi	state	name
mlle	mademoiselle	title	never
mme	madame	title	never
mo	month	stop	maybe
mont	montana	state	name
mos	months	stop	maybe
mr	mister	always	never
mrs	missus	always	never
ms	miz	title	never
msgr	monsignor	name	never
mt	mount	title	never
mts	mountains	name	never
mx	mix	title	never
natl	national	always	maybe
neb	nebraska	state	name
nev	nevada	state	name
no	number	both	number
nos	numbers	both	number
num	number	both	number
okla	oklahoma	state	name
op	opus	both	never
ore	oregon	state	name
orig	originally	stop	maybe
p	page	both	number
p.m	p m	always	time
pa	pennsylvania	state	name
para	paragraph	both	number
penn	pennsylvania	state	name
pg	page	both	number
pgs	pages	both	number
ph.d	p h d	always	maybe
phd	p h d	always	maybe
pkg	package	always	maybe
pls	please	always	maybe
pp	pages	both	number
pres	president	name	never
prof	professor	stop	never
profs	professors	stop	never
pt	point	name	never
pvt	private	name	never
qty	quantity	always	maybe
ref	reference	both	maybe
rep	representative	name	never
reps	representatives	name	never
resp	respectively	stop	maybe
rev	reverend	name	never
rm	room	both	never
robt	robert	name	never
rsvp	r s v p	always	maybe
rt	route	both	never
rte	route	always	never
sec	section	both	number
secs	seconds	stop	maybe
sen	senator	name	never
sens	senators	name	never
ser	series	both	never
sgt	sergeant	title	never
sq	square	stop	never
sr	senior	stop	name
ste	suite	both	never
supt	superintendent	name	never
tel	telephone	stop	maybe
temp	temperature	stop	maybe
tenn	tennessee	state	name
tex	texas	state	name
thos	thomas	name	never
univ	university	stop	maybe
v	versus	versus	never
va	virginia	state	name
ver	version	both	number
viz	namely	always	never
vol	volume	number	never
vols	volumes	number	never
vs	versus	always	never
vt	vermont	state	name
wash	washington	state	name
wis	wisconsin	state	name
wk	week	stop	maybe
wks	weeks	stop	maybe
wm	william	name	never
wt	weight	stop	maybe
wwi	world war one	always	maybe
wwii	world war two	always	maybe
wyo	wyoming	state	name
yr	year	stop	maybe
yrs	years	stop	maybe

"""#, places: #"ooooooah0ooooooooo>D0B=0oooaK0ooooooooooooooooooooo000ooooooooocG0oooZI0VW0ooooooooooooooooooooooooooooooC10ooomI0ooooooooooooooo5c0ooooooS50ooooooaS0ooooooooooooooooooooooooooooooooooooooooooooo671oooN301E0ooooooaN0V`0o70R90`@0nH0>F0a71oooXa0Z\0>90Rn0ooooooooooooooooooooo?M0>40oooooooooooooooooooooooooooooo^V0oooooooooH60oooooooooooooooX=0oool001N0<n0oooooo431oooooooooIN00h0;_0a61ooooooK31ooooooUD0oooT70ooooooZb0ooooooooooooooooooooo;H0oooWk0oooooooooooooooff0;41oooooooooooooooooooooooojL0oooooocE0ooooooo`0g_0ooo>Q0oooUH0ooooooooooooooo\]0HP0B\0oooooooooFX0ooooook[0a60oooooooooooooooooocm0oooJE0^21ooo@g0S41ooom414;04Z08U0Uj04m0@o0]10oooaC0oooooooooooob80B:0RZ0ooo]20oooUA0oooooooooL71oooooo630750Xi0oooZR0oooooooooEI0791ooooooooooooooooooooooooooooooooooooooo5^0\g0oooooooooooooooIK0ooo8Y0DV0l11oooooooooooooooooooooGh0mU0CJ0J91ooomc0VU0Fb0oooooooooooooooooooooooocT0ooonO0oooooooooooo_B0ooooooC21oooooooooFe0>L0CR0U[0iZ0Ba0od0oooooo0>0ooooooooooood>0WL0oooooooooooooooooooooGB0YF0ooo8j0f907f0b;0=11[:0m\0@k0oooooooooooooW0oooooooooooooooooo\?0ooo:i0oooooooooZ40L@0To0I80N61TQ0@81oooooooooc31D00=[0Ad06T0Z51JG0oooooooooooooooH01ooooooooo_e0ooooooooo3K0ooooooooooooD51?20kn0f30P<0ooo@?0WO0Lf0oooLm0ZJ04C0io0oooooooooooooooooooooooohP0ooooooJC0oooooooooooooooooooooooonA0ooo4S0`X0=W0ooooooooo=O0\l0?`01l0ooo`81o50ooooooPc0ooooooooooooooo[00ooooooooooooooo8A0MS0a01ooooooooooooooo970Wd0oooooooooooooooooooooooooooXY0561h<0L;0oookQ0oooKT0XM0H^0El0G]0oooooo0G0mj0oooooooooooooooooo3b0ooooooooooooI>0ooo4@08<0ooooooc^0Q_0ooooooW11ooo"#)

  package static let acronyms = TextTable(#"""
aa	spell
aaa	spell
aaas	spell
aarp	spell
abc	spell
aclu	spell
ad	spell
adhd	spell
afaik	spell
ai	spell
aids	word
ajax	word
aka	spell
am	spell
amd	spell
aol	spell
api	spell
ar	spell
asap	word
ascii	word
asean	word
asmr	spell
aspca	spell
asu	spell
atm	spell
att	spell
awol	word
bart	word
basic	word
bbc	spell
bbq	spell
bc	spell
bce	spell
bios	word
blt	spell
bmw	spell
brr	word
brrr	word
bst	spell
cad	word
cam	word
cbs	spell
cd	spell
cdt	spell
ce	spell
ceo	spell
cet	spell
cfo	spell
cia	spell
cnn	spell
cobol	word
coo	spell
covid	word
cpu	spell
css	spell
cst	spell
cto	spell
cv	spell
darpa	word
dc	spell
dhcp	spell
diy	spell
dj	spell
dna	spell
dns	spell
dolby	word
dos	word
dvd	spell
ecg	spell
ed	spell
edt	spell
eeoc	spell
ekg	spell
epcot	word
eq	spell
er	spell
espn	spell
est	spell
eta	spell
eu	spell
ev	spell
evs	spell
faq	spell
fbi	spell
fema	word
fifa	word
flotus	word
fomo	word
fortran	word
fps	spell
ftp	spell
fyi	spell
gdp	spell
geico	word
gif	word
gmc	spell
gmt	spell
gnu	word
gp	spell
gps	spell
gpt	spell
gpu	spell
grr	word
gui	word
hbo	spell
hdd	spell
hiv	spell
hm	word
hmm	word
hp	spell
hr	spell
html	spell
http	spell
https	spell
iaas	word
iaea	spell
ibm	spell
icu	spell
icymi	spell
id	spell
ide	spell
ieee	spell
iirc	spell
ikea	word
imax	word
imdb	spell
imho	spell
io	spell
ios	spell
iou	spell
ip	spell
iq	spell
ira	spell
irs	spell
isbn	spell
issn	spell
it	spell
iv	spell
ivf	spell
jpeg	word
json	word
kfc	spell
kgb	spell
la	spell
lan	word
laser	word
lcd	spell
led	spell
lego	word
lg	spell
linux	word
lisp	word
lol	spell
lsu	spell
mac	word
mba	spell
md	spell
mdt	spell
mensa	word
mers	word
mit	spell
ml	spell
mlb	spell
mm	word
mmm	word
mms	spell
moma	word
mp	spell
mph	spell
mri	spell
ms	spell
msn	spell
mst	spell
naacp	spell
nabisco	word
nafta	word
nas	spell
nasa	word
nascar	word
nasdaq	word
nato	word
nav	word
nba	spell
nbc	spell
nfl	spell
nhl	spell
nimby	word
noaa	word
noc	spell
npc	spell
npr	spell
nsa	spell
nth	word
nyc	spell
nyse	word
nyt	spell
nyu	spell
ob	spell
ok	spell
omg	spell
opec	word
os	spell
osha	word
ot	spell
paas	word
pac	word
pbs	spell
pc	spell
pdf	spell
pdt	spell
perl	word
pfft	word
phd	spell
pin	word
pm	spell
potus	word
pr	spell
psst	word
pst	spell
pt	spell
ptsd	spell
radar	word
ram	word
rna	spell
rom	word
rpg	spell
rpm	spell
rsvp	spell
ruby	word
rv	spell
saas	word
sars	word
sat	the
scotus	word
scuba	word
sdk	spell
sega	word
sh	word
shh	word
sim	word
sms	spell
sonar	word
sos	spell
sql	spell
ssd	spell
ssh	spell
ssl	spell
suv	spell
swat	word
swift	word
taser	word
tba	spell
tbd	spell
tesla	word
tls	spell
tn	spell
tsk	word
tv	spell
uaw	spell
ucla	spell
uefa	word
uefi	spell
ufo	spell
ui	spell
uk	spell
un	spell
unesco	word
unicef	word
ups	spell
url	spell
us	spell
usa	spell
usaf	spell
usb	spell
usc	spell
usda	spell
usmc	spell
usps	spell
ussr	spell
utc	spell
uuid	spell
ux	spell
vip	spell
vpn	spell
vr	spell
vs	spell
wan	word
who	the
wifi	word
wimax	word
wsj	spell
wtf	spell
www	spell
xml	spell
yaml	word
ymca	spell
yolo	word
ywca	spell
zzz	word

"""#, places: #"A@0bG0oooa10fQ0dT0ooooooooooooooooooooooooooooooEE0RF0jZ0oooooooooooooooooooooooooooooo?H0nY0ooo8@0oooooooooooo9>0ooolG06H0]Q0D40oook10oooooooooooolC0L;0=70`[05]0ooo000oooooooooooooooN00ooocJ0bR0ooooooOT0RN0XY0VI0ooo5S0k\0oooooooooooo_@0oooooooooLC0ooofF0ooooooooon00[D0oood<0oooooooooooooooooo160YR0UO0ooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooo;I0b=0oooooooookW0aC0ooooooooooooooooooooooooooooooooooooH<0ooooooooooooIS0ooooooooooooooooooooooooR^0h]0ooooooooooooooooooMA0ooo4<0m:0oooooooooD60m80ooo@]0ooooooooooooooo650oooP30oooFK01L0ooo2:0ooooooXP0ooob>0`60ooooooooooooooooooG70ooooooooooooQ\0ooo<J0oooooooooooo5N0X=0oooPL0^S0cV0dL0oooG^0ooooooooooD0XA0oooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooooolP0ooooooooooooooooooooo:R0W60M>0DG01V0oooooooooooooooY00oooJ50oooH20ooooooooooooIH0e?0W101I0NP0ooooooNR0710e20c40MG0ooooooooooooooooooooo><0RQ0ooooooooooooYJ0ooo:30A90oooooo6Q0_I0ooooooooooooQK0ooooooooooooooooooooooooooooooooo^50ooooooooooooooooooooooooooooooooooooooo520oooooooooooon<0B=0ooooooLY0oooooooooooooooc00oooEP0ooooooooo=^0oooooo2^0]U0oooooo690i;0ooooooooogH0ooooooooooooooooooZT0ooooooooooooQ70J]0J90Z<0U@0Y80kM0ooo:G0E80[K0ooo[F0ooo8=0?F0WM0ooooooooo?U0>20g50ooo3J0OV0YV0ooooooEV0ooooooooo:Y0ooooooooooooIQ0oooooooooooooooT]0ooo:80oooCB0ooooooooooooU90ooo??0bW0ooooooooooooT50oooooooooooooooooonV0ooooooooooooooooooiI0d:0;P0`Z0ooooooooooooooo7C0ooooooK@0\N0bP0oooMM0ooooooIF05?0oooooooooooooooooooooooo@[0oooXW0ooooooooooooooooooooom40GL0aM0ooooooooooooooooooooooooooooooooooooooo6U0ooooooooooooooooooooooooooooooVC0oooNI0oooooooooooooooCW0ooooooooooooBO0oooooooooooooooRH0CM0Q<0oooMW0G:0oooooooooooooooooooooooooooooomJ0ooooooooooooooo9W0ooooooooooooooooooN40oooooooooooooooW;0kE0oooooooooooooooKZ0oooooooooooo4X0oooPJ0ooooooe70oook>0CR0oooM60CY0oooID0ooo_O0ooooooH\0oooeD0ooo0A01T0ooo\30ooooooooooooooooooooooooooooooooooooFJ0oooooooooooo8M01Y0oooeK0ooooooO80oooB;0ooooooooooooR20c807;0oooooooooooooooc\0oooooooooooo@Q0j60E30oooooo=L0oooooooooV[0oooooo0R0ooooooooooooooo\X0oooo=0AZ0o?08O0ooooooooooooo20oooh90ooofN0CT0^]0ooooooooooooooooooooooooooooooooooooooooooB10<:0ooooooooo0G02P0oooXG0ooo>\0ooooooooooooooooooMB0;60?S0lR0;T0oooooooooooooooYB0ooooooooooooooooooooooooooooooooooooooo[70oooWE0ooooooooooooooooooooooooooo\20ooooooooooooooooooZ\0ooooooooo5F0oooooooooooooooBC0?D0\H0ooooooooooooY40ooooooooooooLO0ooog@0oooooooooooooooooooooooooooaE0ooooooooooooooooooooodA0ooo9B05[0oooooooooooooooooooooNE0oooooooooDI0oooooooooRX09A0ooogS0ooooooooolB0oooooooooooooooooooooTS0ooooooooo;V0ooooooooonL0ooogX0ooooooooo_90ooonA0nT0bB0oooP:0900VZ0oooooooooooooooooooooC>0oooooooooooooooooo:40oooooooooooooooooooooooooooooooooooof30gU0ooo[?0oooK[0ooo@50ooooooooooooooooooooo370oooooooooW>0oooRU0ooooooooooooooooooooooooooooooN10oooooooooQ?0oooooohO0oooooodY0ooooooooooooooooN04\0ooooooooo040:E0oooooo080k[0GX0oooHN0oooooooooooooooH?0C00ooooooooooooooooooHU0oooooooooooooooBA0ooooooooooooooo`;0oooooo8Z0oooooo9K0oooooooooooo>N0oooooooooooo5D0oooL=0ooooooooooooooooooRD0ooooooooooooooooooooooooooooooZ:0ooo=X0oooZL0ooo"#)

  package static let books = TextTable(#"""
acts	acts
amos	amos
chron	chronicles	numbered
chronicles	chronicles	numbered
colossians	colossians
cor	corinthians	numbered
corinthians	corinthians	numbered
daniel	daniel
deut	deuteronomy
deuteronomy	deuteronomy
ecclesiastes	ecclesiastes
eph	ephesians
ephesians	ephesians
esther	esther
exodus	exodus
ezek	ezekiel
ezekiel	ezekiel
ezra	ezra
galatians	galatians
gen	genesis
genesis	genesis
habakkuk	habakkuk
haggai	haggai
heb	hebrews
hebrews	hebrews
hosea	hosea
isa	isaiah
isaiah	isaiah
james	james
jer	jeremiah
jeremiah	jeremiah
job	job
joel	joel
john	john	numbered
jonah	jonah
joshua	joshua
jude	jude
judges	judges
kings	kings	numbered
lamentations	lamentations
lev	leviticus
leviticus	leviticus
luke	luke
maccabees	maccabees	numbered
malachi	malachi
mark	mark
matt	matthew
matthew	matthew
micah	micah
nahum	nahum
nehemiah	nehemiah
numbers	numbers
obadiah	obadiah
pet	peter	numbered
peter	peter	numbered
philemon	philemon
philippians	philippians
prov	proverbs
proverbs	proverbs
ps	psalm
psalm	psalm
psalms	psalms
quran	quran
rev	revelation
revelation	revelation
rom	romans
romans	romans
ruth	ruth
sam	samuel	numbered
samuel	samuel	numbered
surah	surah
thess	thessalonians	numbered
thessalonians	thessalonians	numbered
tim	timothy	numbered
timothy	timothy	numbered
titus	titus
zechariah	zechariah
zephaniah	zephaniah

"""#, places: #"d?0oooN;0>90i40:00oooooo^30ooooooooooooooom70ooo?@0oooooooook90W50oooooooooc50?=0D30Q80360V?0ooooooooooooooooooooooooooooooo<0M20ooocA0ooo@40S10950l10g:0090LA0S:0ooo_60oood80oooooon@0D00oooG80oooooooooooooooooo_C0ooo]<0ooooA0ooooooooo\40oooooooooooooooooooooooooooooo5<0oooooooooooooooooooooooooooooooooooooooooo0001C0a>0LB0l20ooooooooooooooooooooooooH901;0oooooooooooooooooooooO=0kC0ooooooooooooooooooF70oooooob=0ooooooooooooooooooooooooooo[20A?0oooI>07>0oooooooooooo;70ooooooooo^;0E<0oooooooooooooooooooooooooooh;0?D0ooooooooooooooooooN40oooFC0oooo60ooooooooooooS60l30oooV90ooo=10ooo^00ooooooE60ooooooooooooooooooooo`70ooooooooo0@0`@0E:0ooooooooooooU@0o>0ooo?808A0Q<0ooooooooooooooooooooooooooooooooooooT70ooooooooooooooooooooooooooooooooooooooooooooooooJ?0ooooooC50"#)

  package static let calendar = TextTable(#"""
apr	april	4	month	short
april	april	4	month	name
aug	august	8	month	short
august	august	8	month	name
bst	b s t		zone	short
cdt	c d t		zone	short
central	central		zone	name
cet	c e t		zone	short
cst	c s t		zone	short
ct	c t		zone	short
dec	december	12	month	short
december	december	12	month	name
eastern	eastern		zone	name
edt	e d t		zone	short
est	e s t		zone	short
et	e t		zone	short
feb	february	2	month	short
february	february	2	month	name
fri	friday	5	day	short
friday	friday	5	day	name
gmt	g m t		zone	short
jan	january	1	month	short
january	january	1	month	name
jul	july	7	month	short
july	july	7	month	name
jun	june	6	month	short
june	june	6	month	name
mar	march	3	month	short
march	march	3	month	name
may	may	5	month	name
mdt	m d t		zone	short
mon	monday	1	day	short
monday	monday	1	day	name
mst	m s t		zone	short
nov	november	11	month	short
november	november	11	month	name
oct	october	10	month	short
october	october	10	month	name
pacific	pacific		zone	name
pdt	p d t		zone	short
pst	p s t		zone	short
pt	p t		zone	short
sat	saturday	6	day	short
saturday	saturday	6	day	name
sep	september	9	month	short
sept	september	9	month	short
september	september	9	month	name
sun	sunday	7	day	short
sunday	sunday	7	day	name
thu	thursday	4	day	short
thur	thursday	4	day	short
thurs	thursday	4	day	short
thursday	thursday	4	day	name
tue	tuesday	2	day	short
tues	tuesday	2	day	short
tuesday	tuesday	2	day	name
utc	u t c		zone	short
wed	wednesday	3	day	short
wednesday	wednesday	3	day	name
weds	wednesday	3	day	short

"""#, places: #"ooob?0ooooooooo2305;0`D0oooooooooD:0;G0ooo180oooQE0ooooooL60ooooooN@0ooo[>0oooooooooh80lE0oooB=0J;0L?0oooooooooooooooH50250oooooooooooooooooooooooooooB70\20a00ooooooCD0BF07<0NC0ooooooooooooW40P<0`;0k10V906?08E0ooooook60b=0oooooooooooooook@0oooooo000H30[30oooooo5@0\F0\B0A20ooooooK80ooo[70dA0GA0U10160f<0m90EB0=>0ooooooooohC05C0ooooooooo\:0ooooooooooooooooooH00oooooooooooo:10^50740?90"#)

  package static let compositions = TextTable(#"""
À	À
Á	Á
Â	Â
Ã	Ã
Ā	Ā
Ă	Ă
Ȧ	Ȧ
Ä	Ä
Ả	Ả
Å	Å
Ǎ	Ǎ
Ȁ	Ȁ
Ȃ	Ȃ
Ạ	Ạ
Ḁ	Ḁ
Ą	Ą
Ḃ	Ḃ
Ḅ	Ḅ
Ḇ	Ḇ
Ć	Ć
Ĉ	Ĉ
Ċ	Ċ
Č	Č
Ç	Ç
Ḋ	Ḋ
Ď	Ď
Ḍ	Ḍ
Ḑ	Ḑ
Ḓ	Ḓ
Ḏ	Ḏ
È	È
É	É
Ê	Ê
Ẽ	Ẽ
Ē	Ē
Ĕ	Ĕ
Ė	Ė
Ë	Ë
Ẻ	Ẻ
Ě	Ě
Ȅ	Ȅ
Ȇ	Ȇ
Ẹ	Ẹ
Ȩ	Ȩ
Ę	Ę
Ḙ	Ḙ
Ḛ	Ḛ
Ḟ	Ḟ
Ǵ	Ǵ
Ĝ	Ĝ
Ḡ	Ḡ
Ğ	Ğ
Ġ	Ġ
Ǧ	Ǧ
Ģ	Ģ
Ĥ	Ĥ
Ḣ	Ḣ
Ḧ	Ḧ
Ȟ	Ȟ
Ḥ	Ḥ
Ḩ	Ḩ
Ḫ	Ḫ
Ì	Ì
Í	Í
Î	Î
Ĩ	Ĩ
Ī	Ī
Ĭ	Ĭ
İ	İ
Ï	Ï
Ỉ	Ỉ
Ǐ	Ǐ
Ȉ	Ȉ
Ȋ	Ȋ
Ị	Ị
Į	Į
Ḭ	Ḭ
Ĵ	Ĵ
Ḱ	Ḱ
Ǩ	Ǩ
Ḳ	Ḳ
Ķ	Ķ
Ḵ	Ḵ
Ĺ	Ĺ
Ľ	Ľ
Ḷ	Ḷ
Ļ	Ļ
Ḽ	Ḽ
Ḻ	Ḻ
Ḿ	Ḿ
Ṁ	Ṁ
Ṃ	Ṃ
Ǹ	Ǹ
Ń	Ń
Ñ	Ñ
Ṅ	Ṅ
Ň	Ň
Ṇ	Ṇ
Ņ	Ņ
Ṋ	Ṋ
Ṉ	Ṉ
Ò	Ò
Ó	Ó
Ô	Ô
Õ	Õ
Ō	Ō
Ŏ	Ŏ
Ȯ	Ȯ
Ö	Ö
Ỏ	Ỏ
Ő	Ő
Ǒ	Ǒ
Ȍ	Ȍ
Ȏ	Ȏ
Ơ	Ơ
Ọ	Ọ
Ǫ	Ǫ
Ṕ	Ṕ
Ṗ	Ṗ
Ŕ	Ŕ
Ṙ	Ṙ
Ř	Ř
Ȑ	Ȑ
Ȓ	Ȓ
Ṛ	Ṛ
Ŗ	Ŗ
Ṟ	Ṟ
Ś	Ś
Ŝ	Ŝ
Ṡ	Ṡ
Š	Š
Ṣ	Ṣ
Ș	Ș
Ş	Ş
Ṫ	Ṫ
Ť	Ť
Ṭ	Ṭ
Ț	Ț
Ţ	Ţ
Ṱ	Ṱ
Ṯ	Ṯ
Ù	Ù
Ú	Ú
Û	Û
Ũ	Ũ
Ū	Ū
Ŭ	Ŭ
Ü	Ü
Ủ	Ủ
Ů	Ů
Ű	Ű
Ǔ	Ǔ
Ȕ	Ȕ
Ȗ	Ȗ
Ư	Ư
Ụ	Ụ
Ṳ	Ṳ
Ų	Ų
Ṷ	Ṷ
Ṵ	Ṵ
Ṽ	Ṽ
Ṿ	Ṿ
Ẁ	Ẁ
Ẃ	Ẃ
Ŵ	Ŵ
Ẇ	Ẇ
Ẅ	Ẅ
Ẉ	Ẉ
Ẋ	Ẋ
Ẍ	Ẍ
Ỳ	Ỳ
Ý	Ý
Ŷ	Ŷ
Ỹ	Ỹ
Ȳ	Ȳ
Ẏ	Ẏ
Ÿ	Ÿ
Ỷ	Ỷ
Ỵ	Ỵ
Ź	Ź
Ẑ	Ẑ
Ż	Ż
Ž	Ž
Ẓ	Ẓ
Ẕ	Ẕ
à	à
á	á
â	â
ã	ã
ā	ā
ă	ă
ȧ	ȧ
ä	ä
ả	ả
å	å
ǎ	ǎ
ȁ	ȁ
ȃ	ȃ
ạ	ạ
ḁ	ḁ
ą	ą
ḃ	ḃ
ḅ	ḅ
ḇ	ḇ
ć	ć
ĉ	ĉ
ċ	ċ
č	č
ç	ç
ḋ	ḋ
ď	ď
ḍ	ḍ
ḑ	ḑ
ḓ	ḓ
ḏ	ḏ
è	è
é	é
ê	ê
ẽ	ẽ
ē	ē
ĕ	ĕ
ė	ė
ë	ë
ẻ	ẻ
ě	ě
ȅ	ȅ
ȇ	ȇ
ẹ	ẹ
ȩ	ȩ
ę	ę
ḙ	ḙ
ḛ	ḛ
ḟ	ḟ
ǵ	ǵ
ĝ	ĝ
ḡ	ḡ
ğ	ğ
ġ	ġ
ǧ	ǧ
ģ	ģ
ĥ	ĥ
ḣ	ḣ
ḧ	ḧ
ȟ	ȟ
ḥ	ḥ
ḩ	ḩ
ḫ	ḫ
ẖ	ẖ
ì	ì
í	í
î	î
ĩ	ĩ
ī	ī
ĭ	ĭ
ï	ï
ỉ	ỉ
ǐ	ǐ
ȉ	ȉ
ȋ	ȋ
ị	ị
į	į
ḭ	ḭ
ĵ	ĵ
ǰ	ǰ
ḱ	ḱ
ǩ	ǩ
ḳ	ḳ
ķ	ķ
ḵ	ḵ
ĺ	ĺ
ľ	ľ
ḷ	ḷ
ļ	ļ
ḽ	ḽ
ḻ	ḻ
ḿ	ḿ
ṁ	ṁ
ṃ	ṃ
ǹ	ǹ
ń	ń
ñ	ñ
ṅ	ṅ
ň	ň
ṇ	ṇ
ņ	ņ
ṋ	ṋ
ṉ	ṉ
ò	ò
ó	ó
ô	ô
õ	õ
ō	ō
ŏ	ŏ
ȯ	ȯ
ö	ö
ỏ	ỏ
ő	ő
ǒ	ǒ
ȍ	ȍ
ȏ	ȏ
ơ	ơ
ọ	ọ
ǫ	ǫ
ṕ	ṕ
ṗ	ṗ
ŕ	ŕ
ṙ	ṙ
ř	ř
ȑ	ȑ
ȓ	ȓ
ṛ	ṛ
ŗ	ŗ
ṟ	ṟ
ś	ś
ŝ	ŝ
ṡ	ṡ
š	š
ṣ	ṣ
ș	ș
ş	ş
ṫ	ṫ
ẗ	ẗ
ť	ť
ṭ	ṭ
ț	ț
ţ	ţ
ṱ	ṱ
ṯ	ṯ
ù	ù
ú	ú
û	û
ũ	ũ
ū	ū
ŭ	ŭ
ü	ü
ủ	ủ
ů	ů
ű	ű
ǔ	ǔ
ȕ	ȕ
ȗ	ȗ
ư	ư
ụ	ụ
ṳ	ṳ
ų	ų
ṷ	ṷ
ṵ	ṵ
ṽ	ṽ
ṿ	ṿ
ẁ	ẁ
ẃ	ẃ
ŵ	ŵ
ẇ	ẇ
ẅ	ẅ
ẘ	ẘ
ẉ	ẉ
ẋ	ẋ
ẍ	ẍ
ỳ	ỳ
ý	ý
ŷ	ŷ
ỹ	ỹ
ȳ	ȳ
ẏ	ẏ
ÿ	ÿ
ỷ	ỷ
ẙ	ẙ
ỵ	ỵ
ź	ź
ẑ	ẑ
ż	ż
ž	ž
ẓ	ẓ
ẕ	ẕ
Ầ	Ầ
Ấ	Ấ
Ẫ	Ẫ
Ẩ	Ẩ
Ǟ	Ǟ
Ǻ	Ǻ
Ǽ	Ǽ
Ǣ	Ǣ
Ḉ	Ḉ
Ề	Ề
Ế	Ế
Ễ	Ễ
Ể	Ể
Ḯ	Ḯ
Ồ	Ồ
Ố	Ố
Ỗ	Ỗ
Ổ	Ổ
Ṍ	Ṍ
Ȭ	Ȭ
Ṏ	Ṏ
Ȫ	Ȫ
Ǿ	Ǿ
Ǜ	Ǜ
Ǘ	Ǘ
Ǖ	Ǖ
Ǚ	Ǚ
ầ	ầ
ấ	ấ
ẫ	ẫ
ẩ	ẩ
ǟ	ǟ
ǻ	ǻ
ǽ	ǽ
ǣ	ǣ
ḉ	ḉ
ề	ề
ế	ế
ễ	ễ
ể	ể
ḯ	ḯ
ồ	ồ
ố	ố
ỗ	ỗ
ổ	ổ
ṍ	ṍ
ȭ	ȭ
ṏ	ṏ
ȫ	ȫ
ǿ	ǿ
ǜ	ǜ
ǘ	ǘ
ǖ	ǖ
ǚ	ǚ
Ằ	Ằ
Ắ	Ắ
Ẵ	Ẵ
Ẳ	Ẳ
ằ	ằ
ắ	ắ
ẵ	ẵ
ẳ	ẳ
Ḕ	Ḕ
Ḗ	Ḗ
ḕ	ḕ
ḗ	ḗ
Ṑ	Ṑ
Ṓ	Ṓ
ṑ	ṑ
ṓ	ṓ
Ṥ	Ṥ
ṥ	ṥ
Ṧ	Ṧ
ṧ	ṧ
Ṹ	Ṹ
ṹ	ṹ
Ṻ	Ṻ
ṻ	ṻ
ẛ	ẛ
Ờ	Ờ
Ớ	Ớ
Ỡ	Ỡ
Ở	Ở
Ợ	Ợ
ờ	ờ
ớ	ớ
ỡ	ỡ
ở	ở
ợ	ợ
Ừ	Ừ
Ứ	Ứ
Ữ	Ữ
Ử	Ử
Ự	Ự
ừ	ừ
ứ	ứ
ữ	ữ
ử	ử
ự	ự
Ǯ	Ǯ
Ǭ	Ǭ
ǭ	ǭ
Ǡ	Ǡ
ǡ	ǡ
Ḝ	Ḝ
ḝ	ḝ
Ȱ	Ȱ
ȱ	ȱ
ǯ	ǯ
Ḹ	Ḹ
ḹ	ḹ
Ṝ	Ṝ
ṝ	ṝ
Ṩ	Ṩ
ṩ	ṩ
Ậ	Ậ
Ặ	Ặ
ậ	ậ
ặ	ặ
Ệ	Ệ
ệ	ệ
Ộ	Ộ
ộ	ộ

"""#, places: #"C;0VH0`]0Qa0Ef0c40oooW20?:0bG0BX0QY0_g0?k0a<0oooRL0ooooooooo^H0oooooooooa00840^E0fR0XO0ooo0T0=W0Ha0E]0=e0;U0\Z0oooooo;R0[G0][0ooo`C0YX0ooon[0o;0XU02[03_0d`01K0:X0oooFT0oooE00=M0ooooooDg0^20oooMP0oooooo;90oooooooooooooooooooooUT0iX02E0LG05J0=<0oooBL0oooH>0RV0oooX\0?T0oooJb0aL0ooo170oooooooooa?0MA06\0ooooooooooooooooooooo:O0oooc70J?0\40?c0oooooooooiS0=V0NK0@`0Zc0oooooooooA50SM0ooooooooooooM@0oooKJ0oooooooooF\0ooooooooo3O0oooG70ooo0N0nI0J608C0ooooooKV0oooooooooooooooooooooooooooooooooZ^0oooooo<J0h90Rb0ooooooooooooe:0Ch0oooooojA0U40W>04I0oooooooooooooooooo5S0oooooooooooooooooohO0oooooo7@0gY0oooZ<0E_0ooooooooooooO:0kj0oooj70MZ0[30m>0lE0oooooo1Y0oookN0oooooodZ0<f0ooomF0oooG:0TG0ooo6D0RX0oooooooooooom20ooo\P0jJ0jW0oooooooooS00PE0aj0oooooo3L0ooo1^0UN0N]07:0Gd0ooooooooooooiG0ooo]T0oooAE0EZ0Qc0oooooooooooohV08K0oooooo8T0ooo7006M0ooooooooooooYa0Y?0n508A0ZJ0UK0>\0Yd0?i0;Q0ooo`f0oooooooooooo?a0YB0ooolc0oooooodN0ooooooNT0ooooooZM0ooo@C0PO0\K0b^0ooooooooooooooooooooo3Q0eQ0Uh0ooooooMj0oooooooooR600C0oooooooU0Gi0ooooooooooooooooooIk0oooooooooooo?@0ooooooooooooooooooooooooW:0oooooo970oooooooooooo0P0ooooooDV0ooo^h0oooIB0Nf02b0C?0ooooooooooooSS0[A0nY0ooooooJU0oooooooooPR0oooooooooooooooAF0fH0ooooooooooooUP0oooooooooja0oooooo5G0ii0gh0oooooo=D0JX0XY0Mg01j0Wf0ooooooooooooI200H0ooo;l0h00M30eE01h0ooooooTD0?P0oooooooooUZ09j0oook40eF0lQ0oooooogC0T10TA0ZS0Z;0m`0ooooooooooooB20l80oooG80L00AB0ooo==0ooooooooooooX502X0oooooo]80ooooooIR0oooae02g0ooo6Z0hM0oooD<0`U0ooooooYV0@K0Fe0oooooooooooohL0^R03]0ooocK0oooi@0oooooooooooo4e0ooobW0IQ0FN0B[07i0ED0oooooo^_0iB0ooo:L0ooo@>0oV0FH0Y90f[0oooooooooooooooAO0f20e80T@0560DS0o90ooooooooo2>0ooo7H0;g0oooN709Y0^F0XI0o<0:[0oooaS0oooooooooR90kZ0ooooooDM0oooi60ooooooLS0b@0ooooooJ90BU0db0ooooooooo:h0oooooooooE10?40R?0cD0PF0;I0ooooooooo;;0Xi0kT0]k0oooooooooooo5k0oooJ^0oook10DJ0K<0Cj0oooooo9>0kP0l:0oooooo180710b303F0JI0L=0oooooooooooooooooo3U0V803f0oooooooooooooooooo\10IY0oooh<0mb0JL0Wj0oooooo;20oooooooooZ00140WE0ooooooooooooFP0Q50<]0C90kd0Oe0ooooooooooooooodT0XC0L10hg06a0h;0j^0530ooodP0oooP20R;0oooooo>00ooon_0oooN_0kK0ooo?A0320_50oooooooooPd0c=0BQ0[W0T[0if0oh0oooooof_0aB0ooo5d0ooo6W0HC0oooO\0oooooooooZL0oooooooooooooooh?0Oi0oooooooooooooook=0WQ0KW0oooooo\709B0AY06c0je0ooo=30ooo6V0\N07`0cc0oooooooooooooooooo:^0ooo=S0F@0gk0ooo`90oooE301l0oooWR0I50oooooo@70kD0WF0ooooooooooooooooooc10oooooooooooo:b0oooSk0ba0oooooooooo?0[@09E0bd0QB0[b0oooooooooooo490ooo980>10IF0mH0ooooooooooooooooooooooooooooooooo9504?0aM0ooooooooo_Y0Vg0ooooooooooooooooooooooooooooooooo010T30CI0oooooooooooo8P0oooooomR0oooooooooooo3R0ooooooooonC0oooooooooa;0<_0ooobJ0oooooooooooooooooooooj30IE0oooooooooooooooooo>d0oooooooooooooooBR0oooooooooaX0=Z0oooooo6<0oooooooooaV0<60PC0GK0a\0ooo000oL0ooooooooooooooo0A0g50W]0oooooooooooo\=0PQ0K[0[`0oooLD02B0Hc0oooZ606=0ooooooooooooI`0ooooooooooooooooooooooooooooooFA0MN0oooooooooooooooooo^Q04;0ooooooU70bA0ooo_I0ooooooXe0ooohU0oooJ;0NH0j\0N80Bb0KM0ooooooIO0ooooooooooooRJ0ooooooV_0oooSW0ooo^:0Lh0ooo@80\D0F40e>0C60T=0gI0oooDW0i]0R`0oooooooooai0250<?0a60<G0`O0R^0oooooooooR<0QU0oooooooooooo?H0?N0B^0ooooooN40^>0E=0:F0DG0QI0O>07N0"#)

  package static let countries = TextTable(#"""
AC	ascension island
AD	andorra
AE	united arab emirates
AF	afghanistan
AG	antigua and barbuda
AI	anguilla
AL	albania
AM	armenia
AO	angola
AQ	antarctica
AR	argentina
AS	american samoa
AT	austria
AU	australia
AW	aruba
AX	åland islands
AZ	azerbaijan
BA	bosnia and herzegovina
BB	barbados
BD	bangladesh
BE	belgium
BF	burkina faso
BG	bulgaria
BH	bahrain
BI	burundi
BJ	benin
BL	saint barthélemy
BM	bermuda
BN	brunei
BO	bolivia
BQ	caribbean netherlands
BR	brazil
BS	bahamas
BT	bhutan
BV	bouvet island
BW	botswana
BY	belarus
BZ	belize
CA	canada
CC	cocos islands
CD	congo kinshasa
CF	central african republic
CG	congo brazzaville
CH	switzerland
CI	côte d'ivoire
CK	cook islands
CL	chile
CM	cameroon
CN	china
CO	colombia
CR	costa rica
CU	cuba
CV	cape verde
CW	curaçao
CX	christmas island
CY	cyprus
CZ	czechia
DE	germany
DJ	djibouti
DK	denmark
DM	dominica
DO	dominican republic
DZ	algeria
EC	ecuador
EE	estonia
EG	egypt
EH	western sahara
ER	eritrea
ES	spain
ET	ethiopia
EU	european union
FI	finland
FJ	fiji
FK	falkland islands
FM	micronesia
FO	faroe islands
FR	france
GA	gabon
GB	united kingdom
GD	grenada
GE	georgia
GF	french guiana
GG	guernsey
GH	ghana
GI	gibraltar
GL	greenland
GM	gambia
GN	guinea
GP	guadeloupe
GQ	equatorial guinea
GR	greece
GS	south georgia
GT	guatemala
GU	guam
GW	guinea bissau
GY	guyana
HK	hong kong
HN	honduras
HR	croatia
HT	haiti
HU	hungary
IC	canary islands
ID	indonesia
IE	ireland
IL	israel
IM	isle of man
IN	india
IO	british indian ocean territory
IQ	iraq
IR	iran
IS	iceland
IT	italy
JE	jersey
JM	jamaica
JO	jordan
JP	japan
KE	kenya
KG	kyrgyzstan
KH	cambodia
KI	kiribati
KM	comoros
KN	saint kitts and nevis
KP	north korea
KR	south korea
KW	kuwait
KY	cayman islands
KZ	kazakhstan
LA	laos
LB	lebanon
LC	saint lucia
LI	liechtenstein
LK	sri lanka
LR	liberia
LS	lesotho
LT	lithuania
LU	luxembourg
LV	latvia
LY	libya
MA	morocco
MC	monaco
MD	moldova
ME	montenegro
MF	saint martin
MG	madagascar
MH	marshall islands
MK	north macedonia
ML	mali
MM	myanmar
MN	mongolia
MO	macao
MP	northern mariana islands
MQ	martinique
MR	mauritania
MS	montserrat
MT	malta
MU	mauritius
MV	maldives
MW	malawi
MX	mexico
MY	malaysia
MZ	mozambique
NA	namibia
NC	new caledonia
NE	niger
NF	norfolk island
NG	nigeria
NI	nicaragua
NL	netherlands
NO	norway
NP	nepal
NR	nauru
NU	niue
NZ	new zealand
OM	oman
PA	panama
PE	peru
PF	french polynesia
PG	papua new guinea
PH	philippines
PK	pakistan
PL	poland
PM	saint pierre and miquelon
PN	pitcairn islands
PR	puerto rico
PS	palestinian territories
PT	portugal
PW	palau
PY	paraguay
QA	qatar
RE	réunion
RO	romania
RS	serbia
RU	russia
RW	rwanda
SA	saudi arabia
SB	solomon islands
SC	seychelles
SD	sudan
SE	sweden
SG	singapore
SH	saint helena
SI	slovenia
SJ	svalbard and jan mayen
SK	slovakia
SL	sierra leone
SM	san marino
SN	senegal
SO	somalia
SR	suriname
SS	south sudan
ST	são tomé and príncipe
SV	el salvador
SX	sint maarten
SY	syria
SZ	eswatini
TC	turks and caicos islands
TD	chad
TF	french southern territories
TG	togo
TH	thailand
TJ	tajikistan
TK	tokelau
TL	timor leste
TM	turkmenistan
TN	tunisia
TO	tonga
TR	turkey
TT	trinidad and tobago
TV	tuvalu
TW	taiwan
TZ	tanzania
UA	ukraine
UG	uganda
UN	united nations
US	united states
UY	uruguay
UZ	uzbekistan
VA	vatican city
VC	saint vincent and the grenadines
VE	venezuela
VG	british virgin islands
VI	u s virgin islands
VN	vietnam
VU	vanuatu
WF	wallis and futuna
WS	samoa
XK	kosovo
YE	yemen
YT	mayotte
ZA	south africa
ZM	zambia
ZW	zimbabwe

"""#, places: #"ooo>305G0D70Gd0I]0oooooo[I0O?0ooooooooo680ooo1`0oooooo]W01S0ooooooooooooD00oooO:0]<0oooooo2b0l=0KX0oooY30oooM50ooooooXR0ooo]>04J0NZ0ooooooooooooooo=<0oooooooooooooooBP0OB0o10ooo?:0ooooooooooooZd0cL0YB0ooooooA40\T0EL0KR0ooooooBZ0oooT20ooooooooo8^0oooooooooooooooooo3O0:A08a0E`0m80oooTJ0ooo=c0ooo^N0lC0Q`0?E0650AU0_K0ooocb0oooooo=D0ooomF0oooooooooooo^c0oooW?0ooooooooooooooo;`0oooooooooooooooooooooooooooooom:0i<0QG0=W0ooo3I0VM0ooooooHG0A60ooooooooooooR>07[0oookD0ooooooooo]^0i;0oooGK0gW0X\0ooo9P0T@0oooooooooooooooooooooooooooFC0ic0KF0ooooooooonQ0oooBH0hY0oooG20oooV60oooooo];0oooooo9@0][0ooooooo@0oooooo@80ooo\J0CS0ooooooSN0ooo610oooM40@=0^U0TQ0ooo@>0;X0f`0130oooX50oooQ]09;0ooooooN[0oooooo;Q02V0oooooooooV=0oooooooooooodM0EB0ooo^E0d:0oooOL0oooba0a=0\H0FM0G30oooK60lS0m\05e0oooQd0lZ0ooo4E0ooohV0ZS0l^0oooooooooH\0ooooookO0oood10oooooofG0ooooooooooooXL0<C0000BF0ooooooooo@R0oooooo5Y0ooo920oooN70oooD^0O;0oooLI0ooooooooooooVA0oooZ_0ooo0H0gJ0:S0oooTD0KN0kA0g00ooo[40oooooooooVb07>0hH0ooof20ooobS0ooo0^0oooooo2?0D?0B[0ooooP0k70AV0ooooooooooooooooooooo[P08B0M10QE0m90R<0Ta0>d0Sc0PH08M0oooooooooa504T0jK0ooooooFJ0J@0\Y0ooooooo60ooo<_0G<0ooooooooooooooo]O0oooY10ooo[80oooooooooooooooooodC0ooo3F0g30kT0RW0ooooooooolX0oooooo=G0_70oooR^0oooooooook?09\0ooooooEA0ooooooJ80ooooooooooooooo8N0bA0O00oooX:0ooooooIQ0oooooo^X0oooooooooB50oooooogR0ooof>0^Z0ooo`D0eP0\V0oooP_0oooooo6K01X0ooooooOP0Ia0oooooo^90oooFW0KS0oooooomL0gB0\`0ooo660HT07L0oooooo9H0LY0ooooooooo9701W0G_0G;0ed0jI0a\0ooooooOO0]@0ooo?e0I90[G0oooooooooGD0jN0WC0oooiE0f404=0TK0eQ07U0ooo?Y0"#)

  package static let currencies = TextTable(#"""
$	dollar	dollars	cent	cents
A$	australian dollar	australian dollars	cent	cents
AU$	australian dollar	australian dollars	cent	cents
AUD	australian dollar	australian dollars	cent	cents
BRL	brazilian real	brazilian reais	centavo	centavos
BTC	bitcoin	bitcoins	-	-
C$	canadian dollar	canadian dollars	cent	cents
CA$	canadian dollar	canadian dollars	cent	cents
CAD	canadian dollar	canadian dollars	cent	cents
CAN$	canadian dollar	canadian dollars	cent	cents
CHF	swiss franc	swiss francs	centime	centimes
CNY	chinese yuan	chinese yuan	-	-
CZK	czech koruna	czech korunas	-	-
DKK	danish krone	danish kroner	ore	ore
ETH	ether	ether	-	-
EUR	euro	euros	cent	cents
GBP	british pound	british pounds	penny	pence
HK$	hong kong dollar	hong kong dollars	cent	cents
HKD	hong kong dollar	hong kong dollars	cent	cents
HUF	hungarian forint	hungarian forints	-	-
ILS	israeli shekel	israeli shekels	agora	agorot
INR	indian rupee	indian rupees	paisa	paise
JPY	japanese yen	japanese yen	-	-
KRW	south korean won	south korean won	-	-
MXN	mexican peso	mexican pesos	centavo	centavos
NOK	norwegian krone	norwegian kroner	ore	ore
NT$	new taiwan dollar	new taiwan dollars	cent	cents
NZ$	new zealand dollar	new zealand dollars	cent	cents
NZD	new zealand dollar	new zealand dollars	cent	cents
PLN	polish zloty	polish zloty	grosz	groszy
R$	brazilian real	brazilian reais	centavo	centavos
RMB	renminbi	renminbi	-	-
RUB	russian ruble	russian rubles	kopek	kopeks
Rs	rupee	rupees	paisa	paise
S$	singapore dollar	singapore dollars	cent	cents
SEK	swedish krona	swedish kronor	ore	ore
SGD	singapore dollar	singapore dollars	cent	cents
THB	thai baht	thai baht	satang	satang
TRY	turkish lira	turkish liras	kurus	kurus
US$	u s dollar	u s dollars	cent	cents
USD	u s dollar	u s dollars	cent	cents
ZAR	south african rand	south african rand	cent	cents
¢	cent	cents	-	-
£	pound	pounds	penny	pence
¥	yen	yen	-	-
฿	baht	baht	satang	satang
₡	colon	colones	-	-
₦	naira	naira	kobo	kobo
₩	won	won	-	-
₪	shekel	shekels	agora	agorot
₫	dong	dong	-	-
€	euro	euros	cent	cents
₱	peso	pesos	centavo	centavos
₲	guarani	guaranis	-	-
₴	hryvnia	hryvnias	kopiyka	kopiykas
₵	cedi	cedis	pesewa	pesewas
₸	tenge	tenge	-	-
₹	rupee	rupees	paisa	paise
₺	lira	liras	kurus	kurus
₼	manat	manats	-	-
₽	ruble	rubles	kopek	kopeks
₾	lari	laris	-	-
₿	bitcoin	bitcoins	-	-

"""#, places: #"ooo]S0GK0ooooooooooooooooooooo_?05O0ooo5?0ooofB0[;0ooooooooo2R0\C0oooc40470oooooooooN90UN0:E0oooooo<A0ooooooh=0oooooob90aJ0^Q0S>0OG0GO0oooooo0B0@Q08=0BF0000oooAP0ooooooL00kM0ooog20oooooooooooo[30M<0oooGD0ZP0oooTE0;J0?S0D80ooooooUM03209M0OR0ooooooNL0oooooooooooob70ooooooooojR0oooooooooooojL08H0440O@0EN0<L0ooooooooojH0ooooooooo?10PI00T0i:0ooo^F0C60<:0ooooooS50ooog80ooooooaO0ooooooooo"#)

  package static let directions = TextTable(#"""
E	east
N	north
NE	northeast
NW	northwest
S	south
SE	southeast
SW	southwest
W	west

"""#, places: #"000700L00Y00oooa00;10ooooooooooooooo?00oooooon00"#)

  package static let elisions = TextTable(#"""
bout
cause
em
n
round
til
till
tis
twas
twere
twill

"""#, places: #"500oooooooooooooooooooooooooooX00oooooooooJ00^00ooo>00ooooooooooooF00;00O00oooooo@00S00oooooo000"#)

  package static let emoji = TextTable(#"""
©	copyright
®	registered
‼	double exclamation mark
⁉	exclamation question mark
™	trade mark
ℹ	information
↩	right arrow curving left
↪	left arrow curving right
⌚	watch
⌛	hourglass done
⌨	keyboard
⏩	fast forward button
⏪	fast reverse button
⏭	next track button
⏮	last track button
⏰	alarm clock
⏱	stopwatch
⏳	hourglass not done
⏸	pause button
⏹	stop button
⏺	record button
▶	play button
☀	sun
☁	cloud
☂	umbrella
☃	snowman
☎	telephone
☑	check box with check
☔	umbrella with rain drops
☕	hot beverage
☘	shamrock
☝	index pointing up
☠	skull and crossbones
☢	radioactive
☣	biohazard
☹	frowning face
☺	smiling face
♈	aries
♉	taurus
♊	gemini
♋	cancer
♌	leo
♍	virgo
♎	libra
♏	scorpio
♐	sagittarius
♑	capricorn
♒	aquarius
♓	pisces
♠	spade suit
♣	club suit
♥	heart suit
♦	diamond suit
♻	recycling symbol
♾	infinity
⚓	anchor
⚙	gear
⚜	fleur de lis
⚠	warning
⚡	high voltage
⚪	white circle
⚫	black circle
⚽	soccer ball
⚾	baseball
⛄	snowman without snow
⛅	sun behind cloud
⛈	cloud with lightning and rain
⛎	ophiuchus
⛔	no entry
⛪	church
⛰	mountain
⛵	sailboat
✂	scissors
✅	check mark button
✈	airplane
✉	envelope
✊	raised fist
✋	raised hand
✌	victory hand
✍	writing hand
✏	pencil
✒	black nib
✔	check mark
✖	multiply
✨	sparkles
❄	snowflake
❌	cross mark
❎	cross mark button
❓	red question mark
❔	white question mark
❕	white exclamation mark
❗	red exclamation mark
❣	heart exclamation
❤	red heart
❤‍🔥	heart on fire
❤‍🩹	mending heart
➕	plus
➖	minus
➗	divide
➡	right arrow
⬅	left arrow
⬆	up arrow
⬇	down arrow
⭐	star
🅰	a button
🅱	b button
🆒	cool button
🆓	free button
🆕	new button
🆗	ok button
🆘	sos button
🌈	rainbow
🌊	water wave
🌋	volcano
🌍	globe showing europe africa
🌎	globe showing americas
🌏	globe showing asia australia
🌐	globe with meridians
🌑	new moon
🌕	full moon
🌙	crescent moon
🌞	sun with face
🌟	glowing star
🌠	shooting star
🌧	cloud with rain
🌨	cloud with snow
🌩	cloud with lightning
🌪	tornado
🌭	hot dog
🌮	taco
🌯	burrito
🌱	seedling
🌲	evergreen tree
🌳	deciduous tree
🌴	palm tree
🌵	cactus
🌶	hot pepper
🌷	tulip
🌸	cherry blossom
🌹	rose
🌺	hibiscus
🌻	sunflower
🌼	blossom
🌽	ear of corn
🍀	four leaf clover
🍁	maple leaf
🍂	fallen leaf
🍃	leaf fluttering in wind
🍄	mushroom
🍅	tomato
🍇	grapes
🍉	watermelon
🍋	lemon
🍌	banana
🍍	pineapple
🍎	red apple
🍑	peach
🍒	cherries
🍓	strawberry
🍔	hamburger
🍕	pizza
🍜	steaming bowl
🍝	spaghetti
🍞	bread
🍟	french fries
🍣	sushi
🍦	soft ice cream
🍩	doughnut
🍪	cookie
🍫	chocolate bar
🍬	candy
🍭	lollipop
🍯	honey pot
🍰	shortcake
🍳	cooking
🍴	fork and knife
🍵	teacup without handle
🍷	wine glass
🍸	cocktail glass
🍹	tropical drink
🍺	beer mug
🍻	clinking beer mugs
🍾	bottle with popping cork
🍿	popcorn
🎁	wrapped gift
🎂	birthday cake
🎃	jack o lantern
🎄	christmas tree
🎅	santa claus
🎆	fireworks
🎇	sparkler
🎈	balloon
🎉	party popper
🎊	confetti ball
🎓	graduation cap
🎗	reminder ribbon
🎤	microphone
🎥	movie camera
🎧	headphone
🎨	artist palette
🎩	top hat
🎭	performing arts
🎮	video game
🎯	bullseye
🎲	game die
🎳	bowling
🎵	musical note
🎶	musical notes
🎸	guitar
🎹	musical keyboard
🎺	trumpet
🎻	violin
🎾	tennis
🏀	basketball
🏁	chequered flag
🏃	person running
🏃‍♀	woman running
🏃‍♂	man running
🏄	person surfing
🏄‍♀	woman surfing
🏄‍♂	man surfing
🏅	sports medal
🏆	trophy
🏈	american football
🏊	person swimming
🏊‍♀	woman swimming
🏊‍♂	man swimming
🏋	person lifting weights
🏋‍♀	woman lifting weights
🏋‍♂	man lifting weights
🏔	snow capped mountain
🏖	beach with umbrella
🏠	house
🏡	house with garden
🏢	office building
🏥	hospital
🏦	bank
🏨	hotel
🏫	school
🏭	factory
🏰	castle
🏳	white flag
🏳‍⚧	transgender flag
🏳‍🌈	rainbow flag
🏴	black flag
🏴‍☠	pirate flag
🏴󠁧󠁢󠁥󠁮󠁧󠁿	flag england
🏴󠁧󠁢󠁳󠁣󠁴󠁿	flag scotland
🏴󠁧󠁢󠁷󠁬󠁳󠁿	flag wales
🐈	cat
🐈‍⬛	black cat
🐉	dragon
🐌	snail
🐍	snake
🐔	chicken
🐕	dog
🐕‍🦺	service dog
🐙	octopus
🐚	spiral shell
🐛	bug
🐜	ant
🐝	honeybee
🐞	lady beetle
🐟	fish
🐢	turtle
🐣	hatching chick
🐥	front facing baby chick
🐦	bird
🐦‍🔥	phoenix
🐧	penguin
🐨	koala
🐩	poodle
🐬	dolphin
🐭	mouse face
🐮	cow face
🐯	tiger face
🐰	rabbit face
🐱	cat face
🐳	spouting whale
🐴	horse face
🐵	monkey face
🐶	dog face
🐷	pig face
🐸	frog
🐹	hamster
🐺	wolf
🐻	bear
🐻‍❄	polar bear
🐼	panda
👀	eyes
👁	eye
👁‍🗨	eye in speech bubble
👂	ear
👃	nose
👄	mouth
👅	tongue
👆	backhand index pointing up
👇	backhand index pointing down
👈	backhand index pointing left
👉	backhand index pointing right
👊	oncoming fist
👋	waving hand
👌	ok hand
👍	thumbs up
👎	thumbs down
👏	clapping hands
👐	open hands
👑	crown
👓	glasses
👔	necktie
👕	t shirt
👗	dress
👣	footprints
👦	boy
👧	girl
👨	man
👨‍⚕	man health worker
👨‍⚖	man judge
👨‍✈	man pilot
👨‍❤‍👨	couple with heart man man
👨‍🌾	man farmer
👨‍🍳	man cook
👨‍🎓	man student
👨‍🎤	man singer
👨‍🎨	man artist
👨‍🏫	man teacher
👨‍🏭	man factory worker
👨‍👩‍👦	family man woman boy
👨‍👩‍👦‍👦	family man woman boy boy
👨‍👩‍👧	family man woman girl
👨‍👩‍👧‍👦	family man woman girl boy
👨‍👩‍👧‍👧	family man woman girl girl
👨‍💻	man technologist
👨‍💼	man office worker
👨‍🔧	man mechanic
👨‍🔬	man scientist
👨‍🚀	man astronaut
👨‍🚒	man firefighter
👨‍🦯	man with white cane
👨‍🦰	man red hair
👨‍🦱	man curly hair
👨‍🦲	man bald
👨‍🦳	man white hair
👨‍🦼	man in motorized wheelchair
👨‍🦽	man in manual wheelchair
👩	woman
👩‍⚕	woman health worker
👩‍⚖	woman judge
👩‍✈	woman pilot
👩‍❤‍👨	couple with heart woman man
👩‍❤‍👩	couple with heart woman woman
👩‍🌾	woman farmer
👩‍🍳	woman cook
👩‍🎓	woman student
👩‍🎤	woman singer
👩‍🎨	woman artist
👩‍🏫	woman teacher
👩‍🏭	woman factory worker
👩‍💻	woman technologist
👩‍💼	woman office worker
👩‍🔧	woman mechanic
👩‍🔬	woman scientist
👩‍🚀	woman astronaut
👩‍🚒	woman firefighter
👩‍🦯	woman with white cane
👩‍🦰	woman red hair
👩‍🦱	woman curly hair
👩‍🦲	woman bald
👩‍🦳	woman white hair
👩‍🦼	woman in motorized wheelchair
👩‍🦽	woman in manual wheelchair
👪	family
👫	woman and man holding hands
👬	men holding hands
👭	women holding hands
👮	police officer
👮‍♀	woman police officer
👮‍♂	man police officer
👰	person with veil
👱	person with blond hair
👴	old man
👵	old woman
👶	baby
👷	construction worker
👷‍♀	woman construction worker
👷‍♂	man construction worker
👸	princess
👹	ogre
👺	goblin
👻	ghost
👼	baby angel
👽	alien
👾	alien monster
👿	angry face with horns
💀	skull
💁	person tipping hand
💁‍♀	woman tipping hand
💁‍♂	man tipping hand
💂	guard
💂‍♀	woman guard
💂‍♂	man guard
💃	woman dancing
💄	lipstick
💅	nail polish
💆	person getting massage
💆‍♀	woman getting massage
💆‍♂	man getting massage
💇	person getting haircut
💇‍♀	woman getting haircut
💇‍♂	man getting haircut
💉	syringe
💊	pill
💋	kiss mark
💌	love letter
💍	ring
💎	gem stone
💏	kiss
💐	bouquet
💑	couple with heart
💓	beating heart
💔	broken heart
💕	two hearts
💖	sparkling heart
💗	growing heart
💘	heart with arrow
💙	blue heart
💚	green heart
💛	yellow heart
💜	purple heart
💝	heart with ribbon
💞	revolving hearts
💟	heart decoration
💡	light bulb
💢	anger symbol
💣	bomb
💤	zzz
💥	collision
💦	sweat droplets
💧	droplet
💨	dashing away
💩	pile of poo
💪	flexed biceps
💫	dizzy
💬	speech balloon
💭	thought balloon
💯	hundred points
💰	money bag
💳	credit card
💵	dollar banknote
💻	laptop
💼	briefcase
💾	floppy disk
💿	optical disk
📁	file folder
📂	open file folder
📅	calendar
📆	tear off calendar
📈	chart increasing
📉	chart decreasing
📊	bar chart
📋	clipboard
📌	pushpin
📍	round pushpin
📎	paperclip
📏	straight ruler
📓	notebook
📖	open book
📚	books
📝	memo
📞	telephone receiver
📢	loudspeaker
📣	megaphone
📦	package
📧	e mail
📩	envelope with arrow
📫	closed mailbox with raised flag
📰	newspaper
📱	mobile phone
📷	camera
📹	video camera
📺	television
📻	radio
🔄	counterclockwise arrows button
🔇	muted speaker
🔈	speaker low volume
🔉	speaker medium volume
🔊	speaker high volume
🔋	battery
🔌	electric plug
🔍	magnifying glass tilted left
🔎	magnifying glass tilted right
🔑	key
🔒	locked
🔓	unlocked
🔔	bell
🔕	bell with slash
🔖	bookmark
🔗	link
🔙	back arrow
🔚	end arrow
🔛	on arrow
🔜	soon arrow
🔝	top arrow
🔞	no one under eighteen
🔟	keycap ten
🔥	fire
🔦	flashlight
🔧	wrench
🔨	hammer
🔬	microscope
🔭	telescope
🔴	red circle
🔵	blue circle
🔺	red triangle pointed up
🔻	red triangle pointed down
🕵	detective
🕵‍♀	woman detective
🕵‍♂	man detective
🕶	sunglasses
🕷	spider
🕺	man dancing
🖐	hand with fingers splayed
🖕	middle finger
🖖	vulcan salute
🖤	black heart
🖥	desktop computer
🖨	printer
🖱	computer mouse
🗑	wastebasket
🗺	world map
🗽	statue of liberty
😀	grinning face
😁	beaming face with smiling eyes
😂	face with tears of joy
😃	grinning face with big eyes
😄	grinning face with smiling eyes
😅	grinning face with sweat
😆	grinning squinting face
😇	smiling face with halo
😈	smiling face with horns
😉	winking face
😊	smiling face with smiling eyes
😋	face savoring food
😌	relieved face
😍	smiling face with heart eyes
😎	smiling face with sunglasses
😏	smirking face
😐	neutral face
😑	expressionless face
😒	unamused face
😓	downcast face with sweat
😔	pensive face
😕	confused face
😖	confounded face
😗	kissing face
😘	face blowing a kiss
😙	kissing face with smiling eyes
😚	kissing face with closed eyes
😛	face with tongue
😜	winking face with tongue
😝	squinting face with tongue
😞	disappointed face
😟	worried face
😠	angry face
😡	enraged face
😢	crying face
😣	persevering face
😤	face with steam from nose
😥	sad but relieved face
😦	frowning face with open mouth
😧	anguished face
😨	fearful face
😩	weary face
😪	sleepy face
😫	tired face
😬	grimacing face
😭	loudly crying face
😮	face with open mouth
😮‍💨	face exhaling
😯	hushed face
😰	anxious face with sweat
😱	face screaming in fear
😲	astonished face
😳	flushed face
😴	sleeping face
😵	face with crossed out eyes
😵‍💫	face with spiral eyes
😶	face without mouth
😶‍🌫	face in clouds
😷	face with medical mask
😸	grinning cat with smiling eyes
😹	cat with tears of joy
😺	grinning cat
😻	smiling cat with heart eyes
😼	cat with wry smile
😽	kissing cat
😾	pouting cat
😿	crying cat
🙀	weary cat
🙁	slightly frowning face
🙂	slightly smiling face
🙃	upside down face
🙄	face with rolling eyes
🙅	person gesturing no
🙅‍♀	woman gesturing no
🙅‍♂	man gesturing no
🙆	person gesturing ok
🙆‍♀	woman gesturing ok
🙆‍♂	man gesturing ok
🙇	person bowing
🙇‍♀	woman bowing
🙇‍♂	man bowing
🙈	see no evil monkey
🙉	hear no evil monkey
🙊	speak no evil monkey
🙋	person raising hand
🙋‍♀	woman raising hand
🙋‍♂	man raising hand
🙌	raising hands
🙍	person frowning
🙍‍♀	woman frowning
🙍‍♂	man frowning
🙎	person pouting
🙎‍♀	woman pouting
🙎‍♂	man pouting
🙏	folded hands
🚀	rocket
🚂	locomotive
🚆	train
🚌	bus
🚑	ambulance
🚒	fire engine
🚓	police car
🚕	taxi
🚗	automobile
🚚	delivery truck
🚢	ship
🚧	construction
🚩	triangular flag
🚪	door
🚫	prohibited
🚲	bicycle
🚴	person biking
🚴‍♀	woman biking
🚴‍♂	man biking
🚶	person walking
🚶‍♀	woman walking
🚶‍♂	man walking
🚽	toilet
🚿	shower
🛏	bed
🛑	stop sign
🛒	shopping cart
🛸	flying saucer
🟠	orange circle
🟡	yellow circle
🟢	green circle
🟣	purple circle
🟤	brown circle
🟥	red square
🟦	blue square
🟩	green square
🤌	pinched fingers
🤍	white heart
🤎	brown heart
🤏	pinching hand
🤐	zipper mouth face
🤑	money mouth face
🤒	face with thermometer
🤓	nerd face
🤔	thinking face
🤕	face with head bandage
🤖	robot
🤗	smiling face with open hands
🤘	sign of the horns
🤙	call me hand
🤚	raised back of hand
🤛	left facing fist
🤜	right facing fist
🤝	handshake
🤞	crossed fingers
🤟	love you gesture
🤠	cowboy hat face
🤡	clown face
🤢	nauseated face
🤣	rolling on the floor laughing
🤤	drooling face
🤥	lying face
🤦	person facepalming
🤦‍♀	woman facepalming
🤦‍♂	man facepalming
🤧	sneezing face
🤨	face with raised eyebrow
🤩	star struck
🤪	zany face
🤫	shushing face
🤬	face with symbols on mouth
🤭	face with hand over mouth
🤮	face vomiting
🤯	exploding head
🤰	pregnant woman
🤲	palms up together
🤳	selfie
🤴	prince
🤵	person in tuxedo
🤶	mrs claus
🤷	person shrugging
🤷‍♀	woman shrugging
🤷‍♂	man shrugging
🥀	wilted flower
🥁	drum
🥂	clinking glasses
🥃	tumbler glass
🥇	first place medal
🥈	second place medal
🥉	third place medal
🥑	avocado
🥕	carrot
🥗	green salad
🥚	egg
🥛	glass of milk
🥪	sandwich
🥰	smiling face with hearts
🥱	yawning face
🥲	smiling face with tear
🥳	partying face
🥴	woozy face
🥵	hot face
🥶	cold face
🥸	disguised face
🥺	pleading face
🦁	lion
🦄	unicorn
🦅	eagle
🦆	duck
🦉	owl
🦊	fox
🦋	butterfly
🦠	microbe
🦴	bone
🦵	leg
🦶	foot
🦷	tooth
🦸	superhero
🦸‍♀	woman superhero
🦸‍♂	man superhero
🦹	supervillain
🦹‍♀	woman supervillain
🦹‍♂	man supervillain
🧀	cheese wedge
🧍	person standing
🧍‍♀	woman standing
🧍‍♂	man standing
🧐	face with monocle
🧑	person
🧑‍⚕	health worker
🧑‍⚖	judge
🧑‍✈	pilot
🧑‍🌾	farmer
🧑‍🍳	cook
🧑‍🎓	student
🧑‍🎤	singer
🧑‍🎨	artist
🧑‍🏫	teacher
🧑‍🏭	factory worker
🧑‍💻	technologist
🧑‍💼	office worker
🧑‍🔧	mechanic
🧑‍🔬	scientist
🧑‍🚀	astronaut
🧑‍🚒	firefighter
🧑‍🦯	person with white cane
🧑‍🦰	person red hair
🧑‍🦱	person curly hair
🧑‍🦲	person bald
🧑‍🦳	person white hair
🧑‍🦼	person in motorized wheelchair
🧑‍🦽	person in manual wheelchair
🧒	child
🧓	older person
🧔	person with beard
🧘	person in lotus position
🧘‍♀	woman in lotus position
🧘‍♂	man in lotus position
🧙	mage
🧙‍♀	woman mage
🧙‍♂	man mage
🧚	fairy
🧚‍♀	woman fairy
🧚‍♂	man fairy
🧛	vampire
🧛‍♀	woman vampire
🧛‍♂	man vampire
🧜	merperson
🧝	elf
🧝‍♀	woman elf
🧝‍♂	man elf
🧟	zombie
🧟‍♀	woman zombie
🧟‍♂	man zombie
🧠	brain
🧡	orange heart
🧩	jigsaw
🧪	test tube
🧬	dna
🧸	teddy bear
🪐	ringed planet
🫂	people hugging
🫠	melting face
🫡	saluting face
🫶	heart hands

"""#, places: #"ooo]C1ooooooooooooPI2c:0ooo=:1oooooooooc@1ooooooooo:Q30F0cY3gW1AG2oooI23ooooooooo362Xf3ooooooUX2oooTY0oooooo2?0oooooooooD;0ooo@91;i1oooooo\?1oooooooooXP3ooooooooooooMO0oooooooooooo]K2ooooooCo0L=2AV2QX0ooooooC?0oooF[2oooooooooW81ooooooooo8>15b0GI3oooooooooooo4Y3ooooooooooooooo>I0f22oooMM3Zo0ooooooooooooooooooooo`f1E62^Y2oooooooooooooooW=1ooooooooo7f3oooooooooooooooooooooooooooU32ooo=k2[m0oooooo\W0ooooooMk0ooo=82K]2aX3oooZ61ooooooC01oooooooooooooooK80Wi2oooooooooQ33;R3\<3oooQ12ooo@R0eS3ooooooRU0jN19f1`L3oooAb2oool;0oooW51oooooooooYB1oooooooooooooooRg2ooojA2ooo9H1843Z=3ooo322oooooooooaS1ooo4W0Ho1oooooooooi_2oooooooooi41oooooooooooooooH30^K0ER1oookk2[^1NB2ooooooooo^>3ooooooooooooMg0ooooooJ^0C028Z1=L2NJ3F:2Be2ooooooooooooooo9i0oooCd0oooooooooooooooW]1oooooo_43ooo_?3ooooooooo9T0^j0oooEA3N_0Ym1R[1ooooooH;2hO2oooooo1K1oooooooooooobc0B50ooo1h3ooooooJC1ooooooooooooFF0oooooo<F1oR0ka3oooLB3c\0mm2ooooooL609;2KM2[U1oooooooooooooooooooooooooooooooooooonc1oooooooooooooooooooooU_3^S0:83<d35G32[0Fl1[V3[M3oooBR2mA0_C0ooogE1oooooooooooo6e0oooooooooooooooMc1H?2ooooooooooooooooooooooooU13W93]G3oooUf16g3JO3oooa;2DP2oooooooooooooooooooooBf0oooX;1ooon\3oooTa1I@2oooooooooSE0MV1oooooooooA20oooLH3SZ0oooooo;P3W[3WT2`U3ooooooooooooooooooooon:0oooQ:1oooooooooooo[_0ooooooooo?90ooooooCF2oooooooooooooooS52Mf3ooo9o05Y2oooooooooooof>0oooooo<73L;0oooN91ooooooooo:?1oooooooooeP3oooooooooooo_R3c23oooooooooa42e31oooNo0ZV2oooooooooH_1ooo;30a[2ooooooooooooooooooWj1l=1ooooooooooooooooooooooooooo333oooooooooooooooooooooooooooIY0ooo3I2oooooonY2oooooooooD71Wh3ooooooN=1nM1jb3ooooooooooooooo2E2VN0Ja3\b1PR3oooi32oooooooooooo0A0oooooooooGL3oooh82[]2ooooooooooooooooooooooooooooooooon70Dh2oooXE2ooooooER3J:3ooooooooomP0ooooooooooooooooooooooool924c2<<0oooi51oooooooooLB1ooooooooooooooo7g2ooo6B2]h2TI1B43e=3oooG22ooooooooo3S1ooofV0eH0Qn1:M3ooo^92E`2oooooooooU>0oooooo4B1Sc0oooooofQ1G70g03D^1cB2ooooooooo0?3oooooooooooo=g0oooooo6^0Y02ooo;J3oooZe2E73oooM63oooooooooooooooooo840oooooo;70ooo[Q1;C2ooooooooo6@3JH2ooooooMT0ii0oooUA30_0oooi[1ooooooPc25b3ooooooF41oooooooooooo6d0d40ooooooooooooAC1hC2ooooooZG1\F0P03oooI`34U0oooooo_B3V\06k1oooooooooh:2@D0?=0gM2ooooooooooooooooooooooooooooooooo1C1]>2ooo073oooooooooooobd3nS0913293RD3ooo\k1ooooook71dR2OC0dC3ooooooooooooooooooDe0:60oooooooooooo?c1c?2oooooooooAl0oooooooooZL0E93ooo4H3j[0LH0F\1Lg1:O3aP2ooooooooooooNh0oooooog731g0oooe;1oooooooooEa1\@2oooooo1o2oooooooooVW37M08:3ooobH3ooo>h1TF1oooooo5U2oooooooooooo5@0ooooooBJ29;0oooa:1ooo=00oooooo9a0ooooooooooooooooooSF2oooi13T10ooooooooooooooo?n0LY2oooooo:D1oooooooooooooooV;0ooo^91oooooooooPA1oooooooooWJ0CQ3ooooooooooooaL1oooooooooR42ooooooooon=2>W2AZ0JN1ooooooooo:72<K2D\2ooooooooooooJ53a=1Va0ooooooNP3ooooooHY3ooo`O0oooooooooQI0aH1HJ0oooA[3oooooo:Y0ooocH2oooooo7g1@Z2ooooooa71Eh3ooooood<1\b0oooooo_e3ooooooooo<E20O0oooSS3oooooo732oooUk2ooooooFE0LW0oooooo3k0ooo[82o]2oooooooooooooooooooooooooooooooooooohg2ooo\R1oooooohQ3_:3oooo02oooBQ00j2ooo`A0BX0ooo[e1TL3ooog72X\2J<0ooo261ooooooooooooooooooooooooooo[f2ooodE2oooooooooT;3ooo[12oooooooooooooooIV03P1gn1nK2h20Z`21M3oooooooooooooooooodA11c0TM1oooooooooco2ooo1C2oooooooooI?3oooooo1U3XP0ag0oooooob]0Zo1oooooooooke2ooo4V1ooooooooooooRi0oooooo`30oooooon60fK1TC1KC26m2R43BG1E@3oooooooooWT0eh0oooiA3ooo4m1oooooo_a24d2ooo1=0oooQ41ooooooooooooXd0450ooooooooooooooo8D2oooooo[Q3H:04G0oooVc3AU0oooooooB3oooim1ooo0L3oooHN2oC0N=0ooo\31ooonJ0oookd3Qe0oooooooooooooooooooooooooooooooooooooooSd3kZ3`83cc30E3R]0mk1oooooooooFS2BC0ooooooooojT1ooooooooooooooooooooooooooo\d1<@2ooooooooooooooooooOV3jL0oooooocE3_[07e10]1gN3I21:<29E03Q2ooooooooooooooooooooooooo;1oooo[3ooo8a1>A2ooo>Y1oooooooooooooooXM0oooooo1I3oooZi1jf3gO3oooGU2ooooooooooooooooooooooooXf0ooo2;1ooo000L]3\`1Ha0ooooooooooooooooooooooood10oooooo^Z0oookF1ooo4n0n<2YS2ooooooooooooooooooooo`;0oooo91ooooooooo?A1m_0251oooLQ3h90aE0oooooooooY23ooooooOD1oooooooookn0^=2B@06Z0aW2h_1ooog00ooooooooooooc81Zh1B^3oooR@1ca0oooooo0Q3\80ooooooooo3P0oooooooooGI0ooo;J0Ng3_11bX1ooojX0ooo`G2ooooooV62UJ2QZ2ooo?81oooooooooZ<1ooobI3ooooooi80ooooooLE2ooo:M1oooooooooJ32ooooooooooooRA0oooooo?I2ooooooJ92G^2ooooood61ooooooooodD1Hb0oooooooooYb2ooooooooo>O0G332R30;3ooooooooo\Q0Am0H11ooo3X06Q1iW3ooooooQ72j\2W<0AU1;61oooooooooooooooooooooooooooLf2ooo4F2oooc33oook;3oood12oooiQ0CT3oooooo8V0^O1oooooo^20l`2ooooooooooooooooooooofB1Ac0=L0oooooohG0_01\n2ooooooooooook<3oooooooooEP0ooooooooo@W0lo1oooooooooP:2<f2NX3ooooooooooooooooooooonK0ooooood60\l2oooZC2oooooooooZ@3oG2ooooooeT0VZ3oooooooooPl1ooonJ3oooOd2Kb3ooooooooooooooooooooohd0N40<K0ooooooooooooGD2ooo`53ooo6:0oooooo_b3oooGj0oooPE1?D3>n1ZZ1XK3ooomN2ooooooooo:41ooo`J0ooo:X3oooooooooooooooooooooooooood63ooooooooo431Se3MR0ooooooAE3oooCk1Om24W3go0TL25C0GC3oooooooooooooooooooooY50ooooooooooooId19>2oooooooooooooooooo8V3CS0g93oooCF3L[0Be1oooKN3oooWQ2oooooooooooo5h0oooooooooooooooO<1jh3oooooocc1oooooooooooom<1ooooooooo4N0oooE10IG3ooo_g1ooooooooo@=2\D0ZU2ooooooooooooooooooef0ooo@;1oood]3oooF`1T`0ooooooooogV1ooooooooooooooooooooooooG52ooooooooo_<2QT1kS2FU3oooe?0oooooooooY:0a^2oooooooooooo0A1@`0oooooooooX90\I0HW1dF2ooo823ooooooooob52ooooooooo7X2[@0gY0oooooooooooooooooooooooo091ooom^3253?@1ooooooZY1ooooooooooooooo:S3oooooooooooo252lI0oooooooooooo\X0ooooooT?0oool62fJ2gZ2oooL81oooooo6j1X>1oooooooooooooooooooooooooooooooooooooooT22oooooooooooooooooooooooooooooo;92;_2oooooo071A>0ooooooooooooAc3ooooooU70oooooooooooog`37b1A;3ooo>42oooNj2oooGX1ooogW0NP1oooooooooL82:]2oooK00I61ooooooooooooooooooooooooooojj2oooooooooooooooA<3ooo?12ooo6R0ooooooooohU0CO1ooooooooo?a2oooooooooJ51L>0ooooooooooooooooooooo>H0CL1In2aA2;i2oooooo>=3oooEW3oooooooooooooooooo7o1oooooooooL_2IK2T73ooo\41ooooooooo?B1oooooooooooo\60Cl24_1DB2oooooooooG>3oooooo_T3ooo;j0ooooooX^0]l1oooXJ3ooo;:2_B0ad2463ooooooooooooooooooMK0ooooooooooooc]1bD2oooooooooOG0ooooooooooooek0ooo0A3G\0Gm15[1AK3oooU;2RB0b<0KO2=J1ooooooooo@e3oooooooooooooooooooooooooooooooooooo703oooooo[R0ooooooPE37]0Mk1oooooo301gL2QD0_=0ooooooooooooooooooce0j50oooooooooooo>d1ooooooooooooooooooooo`_3RS0E13M83bF3@[07l1ooo9N3811oQ2EB04>0jD0^g3ooooooooooooooooooooooooooooooWc10?2ooooooooobl0oooooo2`3ML0ooooooooo8\0mg1oooXO3ooooU28B0oooooooooooooooooooI26f0oooN;1oooR\3ooo^a1h`0ooooooKo2ooo<Z3ooooooooo`13ooo@H39<1oooEg3oooVn0DT2ooo"#)

  package static let foldings = TextTable(#"""
Ĳ	IJ
ĳ	ij
Ǉ	LJ
ǈ	Lj
ǉ	lj
Ǌ	NJ
ǋ	Nj
ǌ	nj
₀	0
₁	1
₂	2
₃	3
₄	4
₅	5
₆	6
₇	7
₈	8
₉	9
ℂ	C
ℊ	g
ℋ	H
ℌ	H
ℍ	H
ℎ	h
ℐ	I
ℑ	I
ℒ	L
ℓ	l
ℕ	N
ℙ	P
ℚ	Q
ℛ	R
ℜ	R
ℝ	R
ℤ	Z
Ω	Ω
ℨ	Z
K	K
ℬ	B
ℭ	C
ℯ	e
ℰ	E
ℱ	F
ℳ	M
ℴ	o
ℹ	i
①	1
②	2
③	3
④	4
⑤	5
⑥	6
⑦	7
⑧	8
⑨	9
⑩	10
⑪	11
⑫	12
⑬	13
⑭	14
⑮	15
⑯	16
⑰	17
⑱	18
⑲	19
⑳	20
Ⓐ	A
Ⓑ	B
Ⓒ	C
Ⓓ	D
Ⓔ	E
Ⓕ	F
Ⓖ	G
Ⓗ	H
Ⓘ	I
Ⓙ	J
Ⓚ	K
Ⓛ	L
Ⓜ	M
Ⓝ	N
Ⓞ	O
Ⓟ	P
Ⓠ	Q
Ⓡ	R
Ⓢ	S
Ⓣ	T
Ⓤ	U
Ⓥ	V
Ⓦ	W
Ⓧ	X
Ⓨ	Y
Ⓩ	Z
ⓐ	a
ⓑ	b
ⓒ	c
ⓓ	d
ⓔ	e
ⓕ	f
ⓖ	g
ⓗ	h
ⓘ	i
ⓙ	j
ⓚ	k
ⓛ	l
ⓜ	m
ⓝ	n
ⓞ	o
ⓟ	p
ⓠ	q
ⓡ	r
ⓢ	s
ⓣ	t
ⓤ	u
ⓥ	v
ⓦ	w
ⓧ	x
ⓨ	y
ⓩ	z
❶	1
❷	2
❸	3
❹	4
❺	5
❻	6
❼	7
❽	8
❾	9
❿	10
㍱	hPa
㍲	da
㍳	AU
㍴	bar
㍵	oV
㍶	pc
㍷	dm
㍺	IU
㍻	平成
㍼	昭和
㍽	大正
㍾	明治
㍿	株式会社
㎀	pA
㎁	nA
㎂	µA
㎃	mA
㎄	kA
㎅	KB
㎆	MB
㎇	GB
㎈	cal
㎉	kcal
㎊	pF
㎋	nF
㎌	µF
㎍	µg
㎎	mg
㎏	kg
㎐	Hz
㎑	kHz
㎒	MHz
㎓	GHz
㎔	THz
㎕	µl
㎖	ml
㎗	dl
㎘	kl
㎙	fm
㎚	nm
㎛	µm
㎜	mm
㎝	cm
㎞	km
㎩	Pa
㎪	kPa
㎫	MPa
㎬	GPa
㎭	rad
㎰	ps
㎱	ns
㎲	µs
㎳	ms
㎴	pV
㎵	nV
㎶	µV
㎷	mV
㎸	kV
㎹	MV
㎺	pW
㎻	nW
㎼	µW
㎽	mW
㎾	kW
㎿	MW
㏀	kΩ
㏁	MΩ
㏃	Bq
㏄	cc
㏅	cd
㏈	dB
㏉	Gy
㏊	ha
㏋	HP
㏌	in
㏍	KK
㏎	KM
㏏	kt
㏐	lm
㏑	ln
㏒	log
㏓	lx
㏔	mb
㏕	mil
㏖	mol
㏗	PH
㏙	PPM
㏚	PR
㏛	sr
㏜	Sv
㏝	Wb
ﬀ	ff
ﬁ	fi
ﬂ	fl
ﬃ	ffi
ﬄ	ffl
ﬅ	st
ﬆ	st
﹐	,
﹑	、
﹒	.
﹔	;
﹕	:
﹖	?
﹗	!
﹘	—
﹙	(
﹚	)
﹛	{
﹜	}
﹝	〔
﹞	〕
﹟	#
﹠	&
﹡	*
﹢	+
﹣	-
﹤	<
﹥	>
﹦	=
﹨	\
﹩	$
﹪	%
﹫	@

"""#, places: #"oooI307=0690Z60:C0oooooooooBH0oood20JI02:0oooooo[G0ooo;D0ooooooI50oooooooooD10oooT?0fE0ooooooooooooooooooB=0X80VB0ooooooooo^;0oooooooooE<0T90ooooooooo9@0oooVH0ooo^50nI0ooog30oooooo4>0XD0ooooooooooooooooooV10b70N60kB0SF0ooooooooooooU30i<0N90oooooooooQ@0ooo0H0oooT00360J:0`A0ooo=G0<A0;E0ooo600o40oooooooool00D705?0oooooooooooooooooooooooo090870lC0oooooo6<0HH0oooj20hI0l908B0ooooooRA0oooooooooB50oooooo940J10oooL?0mE0oooooooooooooooB30M=0:80NB0oooooooooX;0oooooo@20L<0f90ooooooooo1@0ooo6I0ooo\10W50b:0m304J0ooof>0_D0oooooon10W40ooooooooo\70dB0ZF0ooooooooooooooo[30S<0H90`60OC0oooI@0oooooooooN00l50D:0YA0PI0TG05A0BE0ooooooi40ooooooooo210V70m>0PE0oooooooooooooooO30oooR80>70eC0oooooo0<06H0ooooooooo>:00B0ooooooKA0CD0\H0ooo;50ooo:;0ooo810oooJ>04F0ooooooooooooooooooooo480GB0oooooooooR;0ooooooF20ooo`90oooooooooj?0F;0>I0oooP50ooo\:0oooooo6G0_>0fD0oooooo420Q40ooooooooon70]B0aF0oooooooooooooooooo[<0j80f60HC0ooooooooobG0ooooooVI0V:0ooooooLG0n@0IE0oooooob10c40ooo?40`00P70c?0WE0ooooooooooooooooooX=0L80l60^C0ooooooj;0<H0oooX20\I08:0oooooooooDA0JD0bH0ooo550:J04;0ooo>10oooB>0<F0oooooooooooooooooooooF80@B0oooooooooL;0oooooo<00L20B90=<0oooooo`@0@;0hH0oooH00030A60340n:0oF0X>0mD0oooooo:20K40oooooooooh70E?0hF0oooooooooooooooa300=0d80T60AC0ooooooooohG0oooZ00^20P:0DI0oooooog@03D0ooooooh10]40oooooof00ooo\?0^E0ooooooooooooooo<30c=0^80270VC0ooooood;0ooooooooobI0Z90oooooooooA@0QD0NH0oooe50@J0oooooooooooo;>0DF0ooooooooooooooooooP10@80H603C0KF0ooooooooooooR20b<0<90oooooooooY@0ooonH0oooB00630:60h:0hA0DG0Q>04E0ooo000E40ooooooooooooJ70>?0ooooooooooooooo"#)

  package static let fractions = TextTable(#"""
¼	1	4
½	1	2
¾	3	4
⅐	1	7
⅑	1	9
⅒	1	10
⅓	1	3
⅔	2	3
⅕	1	5
⅖	2	5
⅗	3	5
⅘	4	5
⅙	1	6
⅚	5	6
⅛	1	8
⅜	3	8
⅝	5	8
⅞	7	8

"""#, places: #"oooooo610oooooooooooon10ooo^00ooooooooooooV10oooE00oooooooooooo>10oooooooooooo620ooof00oooooooooooo>00^10M00oooooooooooo700F10ooooooooooooooon00oooooooooooof10oooU00oooooooooooo000N10ooooooooo"#)

  package static let idioms = TextTable(#"""
&c.	et cetera
'n	and
'n'	and
20/20	twenty twenty
24/7	twenty four seven
401(k)	four oh one k
401(k)s	four oh one k's
401k	four oh one k
403(b)	four oh three b
50/50	fifty fifty
501(c)	five oh one c
7/11	seven eleven
802.11	eight oh two dot eleven
802.11a	eight oh two dot eleven a
802.11ac	eight oh two dot eleven a c
802.11ax	eight oh two dot eleven a x
802.11b	eight oh two dot eleven b
802.11be	eight oh two dot eleven b e
802.11g	eight oh two dot eleven g
802.11n	eight oh two dot eleven n
9/11	nine eleven
:-d	grin
:-p	tongue out
:d	grin
:p	tongue out
a/c	a c
b/c	because
c/o	care of
i/o	i o
ipv4	i p v four
ipv6	i p v six
k9	k nine
km/h	kilometers per hour
m/s	meters per second
n/a	n a
n°	number
o'clock	o'clock
rock'n'roll	rock and roll
w/	with
w/o	without
w/out	without
ww1	world war one
ww2	world war two
y'all	y'all

"""#, places: #"oooooooooooooooooog30ooooooooooooooooooE00oooooo880`<0oooooooooooooooooooooa00e10820ooooooE900;0000ooo560ooooooooooooO80810e80d90G80Z60o70]80ooooooooooooN<0oooooooooooooooooo=90e:0oooooooooooooooM10n90H30]:0ooo<<0oooooooooooooooooooooooooooooooooooooooooooooooo<70O20ooon40Z;0b;0oooooooooooooooM00oooooooooooooooooo@;0oooooooooa20n;0oooooooooG:0S50^70ooooooooo>00190U90oooooo630oooI40"#)

  package static let magnitudes = TextTable(#"""
b	billion	tight
billion	billion	any
bln	billion	any
bn	billion	any
dozen	dozen	any
hundred	hundred	any
k	thousand	tight
m	million	tight
mil	million	any
million	million	any
mln	million	any
mm	million	tight
mn	million	tight
quadrillion	quadrillion	any
t	trillion	tight
thousand	thousand	any
tn	trillion	any
trillion	trillion	any

"""#, places: #"ooooooooooooooooooooooooooo310ooo;40oooooooool20a40d00oooooooooooo\20ooooooooooooooooooooooooT00oooooo=30C10N30000j30ooooooooo@00W10oooooooooooooooooooooooooooooooooH20h10Q40ooooooooo820oooooo"#)

  package static let numbered = TextTable(#"""
airbus
apartment
apt
boeing
flight
form
highway
hwy
interstate
room
route
rte
ste
suite

"""#, places: #"A00B10:10L00ooo>10ooo000S00oood00oooooooooooooooooo700ooooooooooooooooooooooooo00`00X00ooo410E00"#)

  package static let operators = TextTable(#"""
!=	is not equal to
!==	is not equal to
&&	and
+-	plus or minus
+/-	plus or minus
+=	plus equals
-->	arrow
-=	minus equals
->	arrow
:(	sad face
:)	smiley
:-(	sad face
:-)	smiley
:=	is
;)	wink
;-)	wink
<-	left arrow
<--	left arrow
<=	is less than or equal to
<>	is not equal to
==	equals
===	equals
==>	arrow
=>	arrow
>=	is greater than or equal to
||	or
~=	is approximately
§§	sections
¶¶	paragraphs

"""#, places: #"ooooooooo000ooo^00K50oooooog20oooV20?20ooooooD40ooooooooooool40Q50ooooooooooooC00ooooooF30oooZ10320140830P10Y40c40360ooooooooooooooooooW00ooooooa20e50j10U30o20A10o00N40I20ooooooooooooooooooooo"#)

  package static let places = TextTable(#"""
aly	alley
av	avenue
ave	avenue
blvd	boulevard
cir	circle
cres	crescent
ct	court
dr	drive
expy	expressway
fwy	freeway
hts	heights
hwy	highway
ln	lane
pkwy	parkway
pl	place
plz	plaza
rd	road
sq	square
st	street
ter	terrace
terr	terrace
tpke	turnpike
trl	trail

"""#, places: #"A30ooo730I10i00oooooooooE20m20oooooooooooooooooooooD00710@10ooooooooooooooooooooo120ooooooe10ooooooooooooe20ooooooooooooooo^00Y10ooooooooo:00oooooooooooooooooooooM30ooooooO00R20000[20Z30h30=20"#)

  package static let romans = TextTable(#"""
abdullah	ordinal
act	number
adrian	ordinal
alan	ordinal
albert	ordinal
alexander	ordinal
alfonso	ordinal
alfred	ordinal
amenhotep	ordinal
andrew	ordinal
annex	number
anthony	ordinal
antiochus	ordinal
apollo	number
appendix	several
arthur	ordinal
article	number
baldwin	ordinal
benedict	ordinal
benjamin	ordinal
boniface	ordinal
book	number
bowl	number
canto	number
carl	ordinal
category	number
catherine	ordinal
celestine	ordinal
chap	number
chapter	number
charles	ordinal
christian	ordinal
christopher	ordinal
class	several
clause	number
clement	ordinal
component	number
constantine	ordinal
daniel	ordinal
darius	ordinal
david	ordinal
division	number
donald	ordinal
earl	ordinal
edition	number
edmund	ordinal
edward	ordinal
edwin	ordinal
elizabeth	ordinal
episode	number
eric	ordinal
erik	ordinal
ernest	ordinal
eugene	ordinal
exhibit	several
ferdinand	ordinal
figure	number
francis	ordinal
frank	ordinal
franz	ordinal
frederick	ordinal
frederik	ordinal
friedrich	ordinal
gen	several
generation	several
george	ordinal
grade	several
gregory	ordinal
group	number
gustav	ordinal
haakon	ordinal
harald	ordinal
harold	ordinal
harry	ordinal
henry	ordinal
honorius	ordinal
howard	ordinal
hugh	ordinal
hussein	ordinal
innocent	ordinal
installment	number
ivan	ordinal
jack	ordinal
jacob	ordinal
james	ordinal
john	ordinal
jonathan	ordinal
joseph	ordinal
juan	ordinal
julius	ordinal
kamehameha	ordinal
karl	ordinal
kenneth	ordinal
king	ordinal
lawrence	ordinal
leo	ordinal
leonard	ordinal
leopold	ordinal
level	number
lewis	ordinal
louis	ordinal
ludwig	ordinal
magnus	ordinal
margaret	ordinal
mark	number
martin	ordinal
mary	ordinal
matthew	ordinal
maximilian	ordinal
mehmed	ordinal
michael	ordinal
module	number
murad	ordinal
napoleon	ordinal
nathaniel	ordinal
nicholas	ordinal
olaf	ordinal
oliver	ordinal
otto	ordinal
p	number
page	number
pages	number
paragraph	number
part	number
pascal	ordinal
patrick	ordinal
paul	ordinal
percy	ordinal
peter	ordinal
phase	number
phases	number
philip	ordinal
philippe	ordinal
pius	ordinal
plate	number
player	number
playstation	number
pope	ordinal
pp	number
problem	number
psalm	number
ptolemy	ordinal
quarter	number
queen	ordinal
ralph	ordinal
rama	ordinal
rameses	ordinal
ramses	ordinal
raymond	ordinal
richard	ordinal
robert	ordinal
rocky	number
roger	ordinal
ronald	ordinal
rudolf	ordinal
russell	ordinal
samuel	ordinal
saturn	number
scene	number
schedule	number
season	number
section	number
sector	number
selim	ordinal
series	number
sixtus	ordinal
stage	number
stanley	ordinal
step	number
stephen	ordinal
steven	ordinal
suleiman	ordinal
sultan	ordinal
table	number
theodore	ordinal
theodosius	ordinal
thomas	ordinal
thurston	ordinal
thutmose	ordinal
title	number
type	several
umberto	ordinal
unit	number
urban	ordinal
valentinian	ordinal
version	number
victor	ordinal
vincent	ordinal
vittorio	ordinal
vol	number
volume	number
walter	ordinal
war	number
warren	ordinal
wars	number
wilhelm	ordinal
william	ordinal
world	number
xerxes	ordinal
zone	number

"""#, places: #"oool80SV0RO0oooooooooVZ0oooooooooooooooK:0ooo?W0oookI0oooooo6M0oooooooooooooooh10gK0oooFZ0V20\=0ooooooooo3Q0;R0ooo[70ooo=80ooo@90oooooobV0oooooooooBT0RT0oook?0oooL00ooo850L60KF0ooooooooooooooooooE40E;0EO0E]0ooooooM^0oooooooooooooooooooooooo\?0oooj60oooooo`A06;0O90cD0HI06]0oooooo^90ooo7K0oooooo:J0oooooooooooooooN<0ooooooooooooRA0a]0ooo9@0j50X:0ooonM0oooLL0ooooooooooooS;0UG0ooooooooooooooooooooooooD50OH0lH0hF0<N0eN0oooI@0ooooooooooooV@0oooaM01^0K80oooD[0I70ooo\C0C\0:60JJ0oooh00\F0`H0oooooooooooooookB0ooof20oooooooooI20oooooooooZR0A<0ooooooooooooI?0IS0mO0oV04A0JY0ooooooooooooooooooooooooI10V40ooooooRQ0ooooooZU0ooooooooooooQM0WX0ooo[Y0ooooooooooooooo0[0ooonE0ooooooooo[80oooooooooooo:S0l90?E0CQ0ooooooooooooooo;X0ooooooooooooooooooooo;I0ooooooooooooooooooooooooooo:>0OC0_O0oooooooooooo1H0oooN=0XI0fJ0hX0lY0ooooooooo7V0ooo970<C0=?0oT0ooo`Q0oooooooooED0oooooocG0F30oooooooooooo<:0nQ0ooooooZK0oooooojR0ooooooe@0[B0IK0oooooooooooooooooooooeL0ooojW0ooo;Y0oooooooooNB0540ooo000iC0oooooooooooo4<0ooooooMP09Z0ooog:0710ooooooooooooooooooLU0f30XJ0ooooooooooooooooooY10W30ooooooooooooooooooooooooooooooooooooooooooNE0oooooooooooo@H0ooooooooooooooooooooooooooooooooooooooo:20k\0oooooooooooooooA00ooooooS[02E0iU0N\0oooooooooCA0l<0oooooooooooobZ0oooooooooooooooooooooooooooBM0ooo[00b[0ooo830Z>03T0ooooooaE0EV0ooooooooooooooooooooooooooo4O0ooooooooo[W0ooooooooooool=0P50oooooooooVS0>^0]<0ooo<U0ooo\\0ooooooWN0e;0?B02\0ooo>F0Q]0ooooooooooooWP0HG08G0XL0JX0ooonA06L0ooooooooooooH>0oooKW0k>07D0dS0<=0CL0@P0ooog40oooKR0oooaT0]50^60JN0ooooooRD0fP0oooo70"#)

  package static let starters = TextTable(#"""
a
after
all
also
although
an
and
are
at
because
before
but
by
can
could
did
do
does
during
for
from
he
her
here
his
how
however
i
if
in
is
it
its
let
many
may
most
my
no
not
now
on
one
or
our
please
she
should
since
so
some
that
the
their
then
there
these
they
this
those
though
to
today
tomorrow
two
was
we
were
what
when
where
which
while
who
why
will
with
would
yesterday
yet
you
your

"""#, places: #"oooooooooooooooooo220oooj30ooooooooooooooooooooo;20ooooooooo<10820oooH30ooon40ooooooU30oooooooooooooooooooooG40oooP40]50oooY40;30:40000P30d40i40ooooooO20ooooooooooooooooool20I50ooooooooo`00210810ooooooooooooooooooooooooooooooooooooQ00oooooooooooo<00ooooooooooooooo350ooooooX00oood30ooooooooooooW50030ooon00oooY30oooR50oooooooooooooooooooooK30oooooooooO10_30oooooooooooooooooooooooooooooo540ooooooi20oooK20oooU00D10Z20ooog00W10d10E50K10M50oooA00k00T20g50oooooooooooooook50h10520B30ooooooF20oooooooooM00ooooooa40o50ooooooooooooooo?10oooooooooooooooT10oooooooooooooooooooooJ40ooooooooooooooo800020ooooooooo200ooo[10`10ooo?50ooob20oooooooooooooooooooooooo>20ooooooooooooooooooooo730950oooooooooJ00ooooooooooooooooooooooooe20oooooo@40]40ooooooooo^20ooooooB20W20ooooooooo040"#)

  package static let states = TextTable(#"""
AK	alaska
AL	alabama
AR	arkansas
AZ	arizona
CA	california
CO	colorado
CT	connecticut
DC	d c
DE	delaware
FL	florida
GA	georgia
GU	guam
HI	hawaii
IA	iowa
ID	idaho
IL	illinois
IN	indiana
KS	kansas
KY	kentucky
LA	louisiana
MA	massachusetts
MD	maryland
ME	maine
MI	michigan
MN	minnesota
MO	missouri
MS	mississippi
MT	montana
NC	north carolina
ND	north dakota
NE	nebraska
NH	new hampshire
NJ	new jersey
NM	new mexico
NV	nevada
NY	new york
OH	ohio
OK	oklahoma
OR	oregon
PA	pennsylvania
PR	puerto rico
RI	rhode island
SC	south carolina
SD	south dakota
TN	tennessee
TX	texas
UT	utah
VA	virginia
VT	vermont
WA	washington
WI	wisconsin
WV	west virginia
WY	wyoming

"""#, places: #":00o50]80140570000K60j00:90n10`90ooooooooooooB50oooV40@80ooo=60oooooooooU60ooo620h20K301:0]20oooooooooQ00oooe40c10ooooooooo230oooooooooooooooX10i60oooooon70^70E90ooooooooooooE00oooooooooooo@20ooooooa60oooooooooooooooooo\00?70ooooooS90oooooooooooo610ooo\30ooo050oooooooooooo^50oooooo>30oooH20oooL10=40oooooooooh30O70ooooooooof80oooooooooE10ooooooooooooJ40oooP80Q20n80ooooooR50ooooooooo"#)

  package static let suffixes = TextTable(#"""
ai	host	a i
aiff	file
app	host
at	host	a t
au	host	a u
avi	file	a v i
bak	file
bat	file
be	host
bin	file
biz	host
bmp	file	b m p
br	host	b r
bz2	file	b z two
ca	host	c a
cfg	file	c f g
ch	host	c h
cn	host	c n
co	host
com	host
conf	file
cpp	file	c p p
css	file	c s s
csv	file	c s v
cz	host	c z
db	file	d b
de	host	d e
dev	host
dk	host	d k
dll	file	d l l
doc	file
docx	file	doc x
edu	host	e d u
es	host	e s
eu	host	e u
exe	file	e x e
fi	host	f i
flac	file
fr	host	f r
gif	file
go	file
gov	host
gz	file	g z
hpp	file	h p p
htm	file	h t m
html	file	h t m l
ico	file
ie	host	i e
in	host
info	host
ini	file
int	host
io	host	i o
iso	file
it	host	i t
jar	file
java	file
jp	host	j p
jpeg	file	j peg
jpg	file	j p g
js	file	j s
json	file
log	file
ly	host	l y
md	file	m d
me	host
mil	host
mkv	file	m k v
mov	file
mp3	file	m p three
mp4	file	m p four
mx	host	m x
net	host
nl	host	n l
no	host
nz	host	n z
ogg	file
org	host
pdf	file	p d f
pl	host	p l
plist	file	p list
png	file	p n g
ppt	file	p p t
pptx	file	p p t x
py	file	p y
rar	file
rb	file	r b
rs	file	r s
ru	host	r u
se	host	s e
sh	file	s h
sql	file	s q l
ssml	file	s s m l
svg	file	s v g
swift	file
tar	file
tiff	file
tmp	file	t m p
toml	file
ts	file	t s
tsv	file	t s v
tv	host	t v
txt	file	t x t
uk	host	u k
us	host	u s
wav	file
xls	file	x l s
xlsx	file	x l s x
xml	file	x m l
xz	file	x z
yaml	file
yml	file	y m l
zip	file

"""#, places: #"5=0oooooooooooo590oooA30S70ooo0;0ooooooooo]90h70f90^=0oooooo[;0<>0nD0oooooooooooo[00ooooooooooooF@0oooY?0Q:0ooooooooo<00ooooooooooooF00oooooooooa:0Q90P<0ooo\70ooooooW>0oooK>0Y10j50_C0oooX80ooooooooo\30<;0ooog00oooXD0oooN20oooK70ooo8<0i208B0lB0F;0oooooooooQ50n?0oooA=03>0ooooooooooooH90:40^@0Z20ooooooooo;:0oooJ=0ooo960nA0oooooooooooooooQB0ooo]B0B50530a80O;0E:0oooG<07D0oooeA0o;0oooj@0H10k30oooooooooGB0ooooooO00ooooool60oooooooooE60oooooo2:0:@0j=09A0oooooooooooooooooo780i>0m80000dD0KA0a40GC0oooR@0hC0g;0?10oooe?0ooooooooooooooooooooooooooo=E0120ID0ooob10oooooo8?0m40oooP10ooooooB70oooU40c<0ooooooooo650ooooooooooooooooooooo`60F80ooooooooo?90oooR30Z50Q60ZA0SC0ooooooI30oooooooooooooooooo610ooooooooooooooooooooo=20ooo8C0ooo670ooooooooooooooooooI40G?0V=0ooooooooooooooo"#)

  package static let symbols = TextTable(#"""
!	exclamation mark	all	-
"	quote	most	-
#	hash	some	hash
$	dollar	some	dollar
%	percent	some	percent
&	and	some	and
'	apostrophe	all	-
(	open paren	most	-
)	close paren	most	-
*	star	some	-
+	plus	some	plus
,	comma	all	-
-	dash	most	-
.	dot	all	-
/	slash	some	-
:	colon	most	-
;	semicolon	most	-
<	less than	some	-
=	equals	some	equals
>	greater than	some	-
?	question mark	all	-
@	at	some	at
U+0009	tab	all	-
U+000A	new line	all	-
U+000D	return	all	-
U+0020	space	all	-
U+00A0	no break space	all	-
U+00AD	soft hyphen	all	-
U+200B	zero width space	all	-
U+200C	zero width non joiner	all	-
U+200D	zero width joiner	all	-
U+FEFF	byte order mark	all	-
[	open bracket	most	-
\	backslash	most	-
]	close bracket	most	-
^	caret	some	-
_	underscore	most	-
`	backtick	most	-
{	open brace	most	-
|	vertical bar	most	-
}	close brace	most	-
~	tilde	some	-
¡	inverted exclamation mark	some	-
¦	broken bar	most	-
§	section	some	section
¨	diaeresis	most	-
©	copyright	some	copyright
ª	feminine ordinal	some	-
«	double left angle quote	most	-
¬	not	some	not
®	registered	some	registered
¯	macron	most	-
°	degree	some	degrees
±	plus or minus	some	plus or minus
²	superscript two	some	two
³	superscript three	some	three
´	acute accent	most	-
µ	micro	some	micro
¶	paragraph sign	most	paragraph
·	middle dot	most	-
¸	cedilla	most	-
¹	superscript one	some	one
º	masculine ordinal	some	-
»	double right angle quote	most	-
¿	inverted question mark	some	-
×	times	some	times
÷	divided by	some	divided by
ː	length mark	most	-
α	alpha	some	alpha
β	beta	some	beta
γ	gamma	some	gamma
δ	delta	some	delta
ε	epsilon	some	epsilon
ζ	zeta	some	zeta
η	eta	some	eta
θ	theta	some	theta
ι	iota	some	iota
κ	kappa	some	kappa
λ	lambda	some	lambda
μ	mu	some	mu
ν	nu	some	nu
ξ	xi	some	xi
ο	omicron	some	omicron
π	pi	some	pi
ρ	rho	some	rho
ς	sigma	some	sigma
σ	sigma	some	sigma
τ	tau	some	tau
υ	upsilon	some	upsilon
φ	phi	some	phi
χ	chi	some	chi
ψ	psi	some	psi
ω	omega	some	omega
‐	hyphen	most	-
–	en dash	most	-
—	em dash	most	-
‘	left quote	most	-
’	right quote	most	-
‚	low quote	most	-
“	left double quote	most	-
”	right double quote	most	-
„	low double quote	most	-
†	dagger	some	-
‡	double dagger	some	-
•	bullet	some	-
‣	triangular bullet	some	-
…	dot dot dot	all	-
‰	per mille	some	per mille
′	prime	some	prime
″	double prime	some	double prime
‹	left angle quote	most	-
›	right angle quote	most	-
※	reference mark	some	-
‽	interrobang	all	-
⁂	asterism	some	-
⁄	fraction slash	some	over
№	number	some	number
℗	sound recording copyright	some	sound recording copyright
℞	prescription	some	prescription
℠	service mark	some	service mark
™	trademark	some	trademark
℮	estimated	some	estimated
←	left arrow	some	left arrow
↑	up arrow	some	up arrow
→	right arrow	some	right arrow
↓	down arrow	some	down arrow
↔	left right arrow	some	left right arrow
↕	up down arrow	some	up down arrow
⇐	left double arrow	some	left double arrow
⇒	implies	some	implies
⇔	if and only if	some	if and only if
⇥	tab	some	tab
⇧	shift	some	shift
∀	for all	some	for all
∂	partial	some	partial
∃	there exists	some	there exists
∅	empty set	some	empty set
∆	delta	some	delta
∇	nabla	some	nabla
∈	in	some	element of
∉	not in	some	not an element of
∏	product	some	product
∑	sum	some	sum
−	minus	some	minus
∓	minus or plus	some	minus or plus
∕	division slash	some	divided by
∗	asterisk operator	some	times
∘	ring operator	some	of
∙	bullet operator	some	times
√	square root	some	square root of
∛	cube root	some	cube root of
∝	proportional to	some	proportional to
∞	infinity	some	infinity
∠	angle	some	angle
∧	logical and	some	and
∨	logical or	some	or
∩	intersection	some	intersection
∪	union	some	union
∫	integral	some	integral
∴	therefore	some	therefore
∵	because	some	because
∼	tilde operator	some	is similar to
≅	congruent to	some	is congruent to
≈	almost equal to	some	is approximately
≠	not equal to	some	is not equal to
≡	identical to	some	is identical to
≤	less than or equal to	some	is less than or equal to
≥	greater than or equal to	some	is greater than or equal to
≪	much less than	some	is much less than
≫	much greater than	some	is much greater than
⊂	subset of	some	is a subset of
⊃	superset of	some	is a superset of
⊆	subset of or equal to	some	is a subset of or equal to
⊕	circled plus	some	circled plus
⊥	perpendicular	some	perpendicular to
⋅	dot operator	some	times
⌃	control	some	control
⌘	command	some	command
⌥	option	some	option
⌫	delete	some	delete
⎋	escape	some	escape
⏎	return	some	return
■	black square	most	-
□	white square	most	-
▪	black small square	most	-
▫	white small square	most	-
▲	black up triangle	some	up triangle
△	white up triangle	some	up triangle
▶	play	some	play
▸	right triangle	most	-
►	right pointer	most	-
▼	black down triangle	some	down triangle
◀	reverse	some	reverse
◆	black diamond	most	-
◇	white diamond	most	-
○	white circle	most	-
●	black circle	most	-
◦	white bullet	most	-
★	star	some	star
☆	white star	some	star
☐	unchecked box	some	unchecked
☑	checked box	some	checked
☒	crossed box	some	crossed out
♀	female sign	some	female sign
♂	male sign	some	male sign
♩	quarter note	some	quarter note
♪	eighth note	some	eighth note
♫	beamed eighth notes	some	eighth notes
♭	flat	some	flat
♮	natural	some	natural
♯	sharp	some	sharp
✓	check	some	check
✗	cross	some	cross
✘	heavy cross	some	cross
❧	floral heart	most	-
⟨	left angle bracket	most	-
⟩	right angle bracket	most	-
、	ideographic comma	all	-
。	ideographic full stop	all	-
「	left corner bracket	most	-
」	right corner bracket	most	-
『	left white corner bracket	most	-
』	right white corner bracket	most	-
【	left black lenticular bracket	most	-
】	right black lenticular bracket	most	-
〜	wave dash	most	-
・	katakana middle dot	most	-
�	replacement character	all	-

"""#, places: #"ooooooooooooooooooGl03M0ooooooooo:@0oooooooooooogi0ooo_I0AP0ooo4B0Z80720G_0ooon;0Wj0\90Qf0ooo3G0eU0@50oooooo\]0ooooooooooM0ooooooooo<=0:X0ooooooooo`l0ooohQ0oooooo<D0oooM30ooooooB<0ooo[K03O0Nh0RL1oooooo=Z0oooooooooooob:0ic0P<14J1FM1ooooooooom=1oooooooooAS0ooooooM>0G70U107Y0oooooooooiJ0l50Sd0:41A^0470oooZG1ooooooooooooooooooooo640oooooooooooooooooo_L0S@1oooooo451oooooo7?1ooooooooo_F0aH0XP0PB00f0K20JE1ooo:k0ooooookf0i81BV0oooV50oooooo1\0oooFm0ooo_N0ooooooooo`=0oooooooooooooooooogG0oooooo0C0oooI00ooooooX<0471iK07i0ooo?E0231ooooooooooooooooooT`09H1QT0_E1oooooooooooooooooo\;0ooooooooooooa>0oood10_>1ooooooooooI0hd04D1>F0=90oooooo<G1oooooooooia0oooooon_0E40IF1oooooooooooooooWM0U:14A1oooooooooooooooooooooooo5I0ooo1E19A0ooo[30oooZ01Ok0ooooooJg0A91ooooooX40oooB21R\0oooooo9;0ON0SB14F1TI19605>0ooooooooooooooo`60DR0;81GC0oooX00ooooooRi0ooo?K0oooY91[E0T31ooooooooooood71oooooo6<1fT0ooooooZZ0gL1ooo2W0M71oooOL0J60c;1oooJ@0oooi00ooooooooooooCJ0oooSC1ooon^0`20ooo<o0oooooooooFb0ooooooooooooW51oooooooooooo0c0GM0<;1QA1ooooooooooooooooooooo[61;H0mP0^D1PA0ooog30ooobo0m<0oooooong0ooo\V0g?1k40ZY0X117[0ooooooH;0QG0R81i<15I1oooc70oooooooooooooooVR0oooooo=?0ooooooooooooooooooMK0EO07:1QD0hK1oooooooooooooooooom`0ooooooooooooooooooooooooooojk0AL0^S0ooooooh@0ooo>10ooooooooooooMI0kO0Me00C1<80n20oooVn0@j0oooooo[b0oooIU0?`0ooooooooo1]0FW0ooo9:0?N0Gc0oooooocW0ooooooT=1oooooooooMH0JQ0ooo[C0ooo?30ooooooooooooooooooooo:@1ooooooooooooV[0ooooooO:02B14T0dF1YJ1oooooooooF>1lm0oooooooR0ooooooX?0ooo000oooooooooO?1UJ0XO0Bd0cD0?K1ooooooooooooooooooFa0?61UH1ooo"#)

  package static let units = TextTable(#"""
%	percent	percent	spaced
A	amp	amps	never
Ah	amp hour	amp hours	spaced
B	byte	bytes	never
F	farad	farads	never
GB	gigabyte	gigabytes	spaced
GHz	gigahertz	gigahertz	spaced
GPa	gigapascal	gigapascals	spaced
GW	gigawatt	gigawatts	spaced
GWh	gigawatt hour	gigawatt hours	spaced
Gbit	gigabit	gigabits	spaced
Gbps	gigabit per second	gigabits per second	spaced
GeV	gigaelectronvolt	gigaelectronvolts	spaced
GiB	gibibyte	gibibytes	spaced
Hz	hertz	hertz	spaced
J	joule	joules	tight
KB	kilobyte	kilobytes	spaced
KG	kilogram	kilograms	spaced
KHz	kilohertz	kilohertz	spaced
Kbps	kilobit per second	kilobits per second	spaced
Kg	kilogram	kilograms	spaced
KiB	kibibyte	kibibytes	spaced
L	liter	liters	spaced
MB	megabyte	megabytes	spaced
MBps	megabyte per second	megabytes per second	spaced
MHz	megahertz	megahertz	spaced
MJ	megajoule	megajoules	spaced
MP	megapixel	megapixels	spaced
MPa	megapascal	megapascals	spaced
MW	megawatt	megawatts	spaced
MWh	megawatt hour	megawatt hours	spaced
Mbit	megabit	megabits	spaced
Mbps	megabit per second	megabits per second	spaced
MeV	megaelectronvolt	megaelectronvolts	spaced
MiB	mebibyte	mebibytes	spaced
MΩ	megohm	megohms	spaced
N	newton	newtons	tight
Nm	newton meter	newton meters	spaced
PB	petabyte	petabytes	spaced
Pa	pascal	pascals	spaced
TB	terabyte	terabytes	spaced
THz	terahertz	terahertz	spaced
TiB	tebibyte	tebibytes	spaced
V	volt	volts	spaced
W	watt	watts	spaced
Wh	watt hour	watt hours	spaced
ac	acre	acres	tight
atm	atmosphere	atmospheres	tight
bit	bit	bits	tight
bpm	beats per minute	beats per minute	spaced
bps	bit per second	bits per second	spaced
cL	centiliter	centiliters	spaced
cal	calorie	calories	spaced
cc	cubic centimeter	cubic centimeters	spaced
cl	centiliter	centiliters	spaced
cm	centimeter	centimeters	spaced
cup	cup	cups	tight
d	day	days	tight
dB	decibel	decibels	spaced
dBA	decibel a	decibels a	spaced
dL	deciliter	deciliters	spaced
deg	degree	degrees	spaced
dl	deciliter	deciliters	spaced
dm	decimeter	decimeters	spaced
dpi	d p i	d p i	spaced
eV	electron volt	electron volts	spaced
fps	frames per second	frames per second	spaced
ft	foot	feet	spaced
g	gram	grams	spaced
gal	gallon	gallons	spaced
gbps	gigabit per second	gigabits per second	spaced
h	hour	hours	spaced
hPa	hectopascal	hectopascals	spaced
ha	hectare	hectares	tight
hp	horsepower	horsepower	spaced
hr	hour	hours	spaced
hrs	hour	hours	spaced
in	inch	inches	tight
inch	inch	inches	spaced
kB	kilobyte	kilobytes	spaced
kHz	kilohertz	kilohertz	spaced
kJ	kilojoule	kilojoules	spaced
kN	kilonewton	kilonewtons	spaced
kPa	kilopascal	kilopascals	spaced
kV	kilovolt	kilovolts	spaced
kW	kilowatt	kilowatts	spaced
kWh	kilowatt hour	kilowatt hours	spaced
kbit	kilobit	kilobits	spaced
kbps	kilobit per second	kilobits per second	spaced
kcal	kilocalorie	kilocalories	spaced
keV	kiloelectronvolt	kiloelectronvolts	spaced
kg	kilogram	kilograms	spaced
kgs	kilogram	kilograms	spaced
km	kilometer	kilometers	spaced
kmh	kilometer per hour	kilometers per hour	spaced
kn	knot	knots	spaced
kph	kilometer per hour	kilometers per hour	spaced
kt	knot	knots	spaced
kΩ	kilohm	kilohms	spaced
l	liter	liters	spaced
lb	pound	pounds	spaced
lbs	pound	pounds	spaced
lm	lumen	lumens	spaced
lx	lux	lux	spaced
ly	light year	light years	spaced
m	meter	meters	spaced
mA	milliamp	milliamps	spaced
mAh	milliamp hour	milliamp hours	spaced
mL	milliliter	milliliters	spaced
mV	millivolt	millivolts	spaced
mW	milliwatt	milliwatts	spaced
mbar	millibar	millibars	spaced
mbps	megabit per second	megabits per second	spaced
mcg	microgram	micrograms	spaced
mg	milligram	milligrams	spaced
mi	mile	miles	spaced
min	minute	minutes	spaced
mins	minute	minutes	spaced
ml	milliliter	milliliters	spaced
mm	millimeter	millimeters	spaced
mmHg	millimeter of mercury	millimeters of mercury	spaced
mmol	millimole	millimoles	spaced
mo	month	months	spaced
mol	mole	moles	spaced
mos	month	months	spaced
mpg	mile per gallon	miles per gallon	spaced
mph	mile per hour	miles per hour	spaced
ms	millisecond	milliseconds	spaced
nF	nanofarad	nanofarads	spaced
nm	nanometer	nanometers	spaced
nmi	nautical mile	nautical miles	spaced
ns	nanosecond	nanoseconds	spaced
oz	ounce	ounces	spaced
pF	picofarad	picofarads	spaced
pct	percent	percent	spaced
ppb	parts per billion	parts per billion	spaced
ppm	parts per million	parts per million	spaced
psi	p s i	p s i	spaced
pt	point	points	spaced
px	pixel	pixels	spaced
qt	quart	quarts	spaced
rpm	r p m	r p m	spaced
s	second	seconds	spaced
sec	second	seconds	spaced
secs	second	seconds	spaced
sqft	square foot	square feet	spaced
sqm	square meter	square meters	spaced
t	metric ton	metric tons	tight
tbsp	tablespoon	tablespoons	spaced
tsp	teaspoon	teaspoons	spaced
um	micrometer	micrometers	spaced
us	microsecond	microseconds	tight
wk	week	weeks	spaced
wks	week	weeks	spaced
yd	yard	yards	spaced
yds	yard	yards	spaced
yr	year	years	spaced
yrs	year	years	spaced
°	degree	degrees	spaced
°C	degree celsius	degrees celsius	spaced
°F	degree fahrenheit	degrees fahrenheit	spaced
°K	degree kelvin	degrees kelvin	spaced
µF	microfarad	microfarads	spaced
µL	microliter	microliters	spaced
µg	microgram	micrograms	spaced
µl	microliter	microliters	spaced
µm	micrometer	micrometers	spaced
µs	microsecond	microseconds	spaced
Ω	ohm	ohms	spaced
‰	per mille	per mille	spaced
′	minute	minutes	never
″	inch	inches	never
℃	degree celsius	degrees celsius	spaced
℉	degree fahrenheit	degrees fahrenheit	spaced

"""#, places: #"581ooo@S0ooooooooogP0]i0oooSa0oooZ<1oooooooooPK0<i0oooooooooooooooW<0SP0ooooooooooooooo470oooNM0ooooooooooooooooooooooood`09c0ooooooZ00mV0J=1ooo:G0011oooooooU0V?1oooooooooooooooooooooooooooEI0ooooooooooooooo_40oooi21oooooooooM`0ooo@60oooooooooB40Pm0oooooo6?1oooooo6=0ooooooooooooooooooooooooooo2>1=30oooZS0oooooo>A1>E0ooooooooo<l0oooT>0<20oooooocK0ooooooea0oooRU0ooooooooo[h0R50k91ooooooooo=O0<?0ooo0]0ooooooooooooooooooooooooooooooooooY0ooodC0ooooooooooooooooooooooooooooooeT0oooooooooooooooOT0Vj0oooooodO0ooooooP:0oooooof:0oooA:1ooooooooooooRY0W31f700B1oooH_0\b0ooo@e0oooooooooooooooooo0<1oooMG0S81ooooooooooooI00hM0R\0IC1hl0ooooooN51Rn0oooRE0E41I70Z@1ooooooac0oooooooooooooooooooooooooooooooooooooooooo;Q0:01ooooooW;1ooooool:1oooIB0ooooooooon31V:1oooooooooad0K11oooooo@31ooooooooooooooooooooooooooo7`0Q01ooooooooo_B1XA0G[0Rf0C80A;1oooU90O]0[20fE0Nk0oooooooooooooooooooooaI04L0UQ0IB1ooooooooooooC;0ooooJ0oL0ooooooooodk0oooooo7k0oooooooooJ10dH0GN0ooojX08<0:T0oooooooooL@0ooooooOL0ooooooooooooooooooooooooooooooZ30ooooooooo3n0oooHR0fg0oooooooooooo7>0EF0ooo:21ooooooooooooooooooV91ooooooBd0_e0\R0ooooooooofN0oooV^0:A0ooooooooooooFb0ooooooooooooNW0oooYF0ooo2:0\41oooooo710oooMX01o0ooooooY?0oooooooooooooooooo<a0oooooooooooooooooooooNJ0ooooooooooooooo000oooooo371ooooooooooooooooooKC0ooo@h0oooooooooR71b80AD0451:H0oooooonB0oooooooooU=0oooooooooooooooooooooQg0ooooooooo8@1ooooooooooooA^02g0ooooooooo2B0oooooo`D0T>1bZ0oooooo491oooooooooQA1ooo]_0NV0oooooooooooooooYo0ooooooooooooi51_10M61oooooooooooooooooo0X0oooooo^605\0oooooooooooo:U0oooooo"#)

  package static let words = TextTable(#"""
able
about
above
acid
act
action
active
add
adult
after
again
age
agent
ago
agree
ahead
aid
aim
air
alarm
alert
alive
all
allow
almost
alone
along
also
always
amen
among
an
and
angel
angry
any
apart
apple
apply
april
area
arm
armed
army
art
as
ask
at
august
aunt
away
baby
back
bad
bag
ball
band
bank
bar
base
bath
be
beach
bear
beat
bed
been
before
began
begin
being
below
best
better
big
bill
bird
bit
black
block
blood
blue
board
boat
body
bold
bomb
bone
book
both
box
boy
brain
bread
break
bring
brown
build
built
bus
busy
but
buy
by
cake
call
calm
came
camp
can
car
card
care
case
cash
cat
catch
cause
chair
child
city
class
clean
clear
click
clock
close
code
coffee
cold
come
cook
cool
copy
core
corn
cost
could
count
court
cover
crash
cream
crew
cross
cry
cup
cut
dad
daily
dance
danger
dark
data
date
day
dead
deal
dear
death
deep
delete
demo
did
die
diet
dinner
dirty
do
doctor
does
dog
done
door
double
down
draft
draw
dream
dress
drink
drive
drop
dry
due
during
dust
duty
each
early
earth
east
easy
eat
edge
edit
egg
eight
else
email
empty
end
enemy
enjoy
enough
enter
error
even
event
ever
every
evil
exit
eye
face
fact
fail
fair
fall
false
family
fan
far
farm
fast
fat
father
fear
feed
feel
few
field
fight
file
fill
film
final
find
fine
fire
firm
first
fish
fit
five
fix
flag
flat
flight
floor
flow
fly
focus
food
fool
foot
for
force
form
found
four
free
fresh
friday
friend
from
front
fruit
fuel
full
fun
game
gas
gate
gave
get
gift
girl
give
glad
glass
go
goal
god
gold
gone
good
got
grand
gray
great
green
grew
ground
group
grow
guess
guest
gun
guy
had
hair
half
hall
hand
happy
hard
has
hat
hate
have
he
head
hear
heart
heat
heavy
hello
help
her
here
hero
hey
hi
hide
high
hill
him
his
hit
hold
hole
home
hope
horse
hot
hotel
hour
house
how
hundred
hurt
husband
i
ice
idea
if
in
inch
info
input
inside
into
iron
is
issue
its
jail
january
job
join
joy
juice
july
jump
june
just
keep
key
kick
kid
kill
kind
king
kiss
knew
know
lady
lake
land
large
last
late
laugh
law
lay
lead
learn
leave
left
leg
less
let
letter
level
life
light
like
line
list
little
live
load
local
lock
log
long
look
lord
lose
loss
lost
lot
loud
love
low
luck
lunch
mad
made
mail
main
make
man
many
map
march
mark
market
mass
match
math
max
may
maybe
me
meal
mean
meat
meet
men
menu
metal
mice
middle
might
mile
milk
mind
mine
miss
mix
mode
mom
monday
money
month
moon
more
most
mother
mouse
move
movie
much
music
must
my
nail
name
near
neck
need
net
never
new
news
next
nice
night
nine
no
noise
none
noon
nor
north
not
note
nothing
notice
now
number
of
off
offer
office
often
oil
old
on
once
one
only
onto
open
or
orange
order
other
our
out
over
own
pack
page
paid
pain
paint
pair
paper
park
part
party
pass
past
path
pay
peace
pen
people
phone
pick
pie
pig
pink
place
plan
play
please
plus
point
police
poor
pop
post
power
press
price
print
prize
proof
public
pull
push
put
queen
quick
quiet
quit
quiz
race
radio
rain
ran
rate
read
ready
real
red
rent
rest
rice
rich
ride
right
ring
rise
risk
river
road
rock
role
room
root
rose
round
rule
run
rush
sad
safe
said
sale
salt
same
sand
sat
save
saw
say
school
score
sea
seat
second
see
seen
self
sell
send
sent
set
seven
sex
shall
share
she
ship
shirt
shoe
shop
short
shot
should
show
shut
sick
side
sign
silver
since
sing
sir
sit
site
six
size
skin
sky
sleep
slow
small
smell
smile
smoke
snow
so
soap
soft
sold
some
son
song
soon
sorry
sort
soul
sound
soup
south
space
speak
speed
spend
spot
spring
stage
stand
star
start
state
stay
step
still
stock
stop
store
storm
story
street
strong
study
stuff
such
sugar
suit
summer
sun
sunday
super
sure
sweet
swim
table
take
talk
tall
tax
tea
teach
team
tell
ten
test
text
than
thank
thanks
that
the
their
them
then
there
these
they
thing
think
third
this
those
three
throw
tie
time
tiny
tip
tired
to
today
toe
told
too
took
top
total
touch
tour
town
toy
track
trade
train
tree
trip
true
trust
truth
try
turn
twelve
twenty
two
type
under
unit
until
up
upon
us
use
used
user
very
view
visit
voice
vote
wait
wake
walk
wall
want
war
warm
warning
was
wash
waste
watch
water
way
we
weak
wear
week
well
went
were
west
wet
what
wheel
when
where
which
while
white
who
whole
why
wide
wife
wild
will
win
wind
window
wine
winter
wise
wish
with
woman
women
wonder
wood
word
work
world
worry
would
write
wrong
yard
yeah
year
yes
yet
you
young
your
zero
zone
zoo

"""#, places: #"oooXj0oooooooooooo5_0ooodi0oooooooooooooooVl0oooooooooCT0ooo]=0;U0oookJ0ooo\N0oooooooooooofb0ooooooH10oooooo0k0ooooooooooooml0ooooooU@0HG0@Q0oooooooooj10aA0=N0ooooooooooooooooooooof?0ooo8;0WA0ooo]C0UP0>31ooooooooof50n40oooooooooooom20oooooooooooooooooooooooo>h0ooooooJ80oooooooooU908F0_]0ooo`D0ooo:[0[k0MM0ooooooooo<40oooY80bF0\M0ooo2:0ooo0>0ooooooooo]E00G0ooomP0oooooooooooooooi:0Q\0k40:80fK09P0nD0ooooooJb0ooo6V0Wd0ooooooa30oooooooooooooooE21oooH`0631aX0oooooooooa;0=<0:31Lo03A0SW0oooooooooWH0ooooooooooooia0XJ0T20ooooooooo1a0ooo590;60ooooooooooooooooooooooooooooooooooooooo?O0ooooooooo5U0?X0oooDA0ooo_\0oooTJ0ooooooJ01ooooooPR0:90@_0]d0c11i115D0ooo[g0ooooood]0oooooooooL^0g80ooooooooooooooojo0oooooooooooooooooooooooo>R0ooo`50oooY]0n01ooonW0oooZ10hP0ooooooooooooCM0\K0ooooooooooool`0gc0<11ooooooooooooooob@0oooooooooooohU0ooooooA>0YU0oooooooooooooooooooooooooooYb0oooooooooooooooooooooD;0Z:0G?0gF0`o0ooooooQ00>\0mg0iT0RY0On0ooooooJO0ooo@B0ooo4X0oooooo;j0ooooooooo[90oooI30J<0ooooooooooooooooooC901m0oooST0Am0B?0ZP0ooo6S0ooo@S0oookA02V0810g;0<c0ooooook80TS0ob0Q21cC0cG0c80k_0ooo621oooooooooooooooooooooooooooooo080=k0f60Yi0oooX70ooooooooooooooooooYa0Kg0oooooooooWX0ooodR0oooooo[@0]30D\0ooooooooo570[R0hE0<^0ooooooooooooooooooooooooooon00`b0ooooooooooooA40ooooooooo2100K0ooooooooooooooooooC<0WZ0>i0eo0oooJe0l[0ooooooooo\J0ooooooooooooooooooooooooooooooooooooooo0@0ooooooooooooooooooooooooooooooooooooI_0bg0oooooooooCG0:T05H0Uk0oooaW0oooooodT0Ua0ooooooooo0O0ih0Ea0El0JP0oooooooooooo<B0DX0[\0oooen0L70ooooooL10HX0ooo0n0oooQ[0JV0Y<0FJ0;21ooooooooooooO20ooo`10<m0gQ0ooo]W0oooM11oooFk05Y0>f0En0d30:o0Md0ooooooP10k\0f^0ooo]?0Ji0oooooooooI90oool90ooooooooooooooo4o0oooooooooooo\e0ooo4O0@60gW0oooooooooooooooooo:70]Y0ooo=30X?0:_0500f_0@b0oooooonM0d:0ooooooa[09C0oooooooooooooooooooooooooooooon:0ooooooooooooooooooooo5j0oooooooooooo@21ooooooNB0ooooooooohB0ek0ooooooES0oooooooooooooooooo8B0oooX00oooCY0g`0F401D0k^0QL0Id0Zl0T50ooo[c0JQ0Aj0ooooooIA08e0ooo6?08\0>e0oooN`0ooofJ0ac0V01ooooooVI0ooo000oooooo;]0eD0oooooooooooo2L0ooooooI:0kS0j70oooO<0]20nR0ooooooooohR0oooooo>G0EB02^0XY0ooooooa^0ooooooCC0Pc0ooooooooo_:0_B03k0730oooooooooB50ooooooN50oooooooooooooooooo6m0oooooooooEQ0ooooooooooooooo0`0oooooooooooooooFZ0ooodO0ooooooQD0ooooooOf0Z20oooooooooooooooooooooooo]n0ooooooRd0ooooooooo3f0OW0oooooooooooooZ0Ok0oooooooooooooooooo1W0oooooooooZ50Jc0ooooooooooooooooooooooooEF0oooooooooT80ooomV0`R02Q03Z0ooooooooo`M0Gm0`m0ooo>:0JF0be0ooo]<0QU0oooooooooEi0oooooooooooocL0ooooooooo2?0oooooo3;0mX0ooo7Q03F0ooooooooooooooooooooooooooof[0ooooooooooooaJ0ooooooooooooooooooooooooooooooooooooooo811ooooooooooooPl0oooooo?T0AF0ooo720N40@o0ooooooooooooG^0Ue0EL0jZ0oooNQ0XC0oooooooooooooooooo\;0oooooooooR30k30ooooooJ\0ooooooooooooTn0oooooooooooofj0oooooonE0ooofZ0jD0oooooooooooolC0If0ooooooooo:D0RG0ooooooooo9E0ooooooooooooD60=?0Tb0oooA00oooh21ooooooT11oooooooooooooooooo_l0oooCI0oooooooooooooooe\0oooooooooooooooooo?D0f10FI0T]0?@0Lj0[D0oooooooooooooooooooooooo:H0oooooona03N08X0bE0oooooo>C0lH0oooooo8h0oooooooooooo\j09I0oooooooooooo@l0ZX0ooomU0oooooo:@0LZ0ooo@H0oooooooooooooooooogI0>I0SO0oooooo`90oooooooooooooooKI0ooo?90N_0ooo;00ooooooHM03h0k;0@K0oi0@n0L>0UD0oooooo2d0oooooo3i0ooooooFD0bd0oooooooooooooooooooooooooooooo1B09b0Fj0hC0S31Tf0no0ooon@0OE0da0ooooooooooooOa0oooooooooKk0;W0ff0ik0YL0^`0oooooooooooo@V0N31WM0ooo7=0ooooooooooooCh0ooooooooo450eh0ooooooooo>01T<05J0ooooooWO0oooooooooU:0ooooooooooooK21eM0ZW0O]09`0R`0b`0Ni05l02=04@0EO0Dd0oooooooooooooooooo4M01S0oooooooooooooooJ;0ooooooooooooooooooooooooooo7W0oooUc0KK0oooooooooK[0ooooooG80oooooooooooooooooo\^0ooooooooooooDR0;n0Uh0oooooooooooooooooo130O80aI0oooooooooooooooooo`f0oooooo:d0nn0ooooooooooooooo]G0ooofN0\_0oooooooooooooooooooooooooooRX0A`0oooooooooooo@U0oooCf0ooooooooo;l0oooR?0a40oooT10ooooooW`0ooome0ooooooD01ooooooooooooooo`S0ooooooooooooooooooSF0ooooooooooooD:0Rm0ooooooem0ooooooooo301ooo?a0ji0ooooooooo^a0oooooooooP60oool=0ooolN0[h0oooB10\00P:0ooo`=0oooJB0GN0Jn0oooooo901]40NA0]F0W_0c21?d0m21aN0ooooooooob?0oooooooooooo2\0ooooooIa0bQ0IE0oooooooooooooooooo>=0=Z0ooooooIS0oooooooooC=0ooo[I0oooooooooooooooS40ooooooooooooooooool<0oooh00JH0fH0oooooooooV;0ooooooooooooIC0EK0ooo^i0@g0oooooooooJ60OK0?[0oooooooooooooooooooooooooooin0ooooooooooooooooooJl0oooooooooooo2e0mf0FU0ooooooooooooooooooooooooEg0ooooooh30HT0O90F00F>0i>0lI0311231070k?0ooogd0MY0ooomY0m]0iM0ooooooQ>0ooooooooooooooooooXF0ooo?E0oooooofl0oooK@0O@0BN0ooooooooog=0HW0ooooooVN0ooo5T0oooWK0260Ac0ooooooooooooK=0ooo>P0oooo;0dK0950oooooo<Q0b00fS00J0oooV60oooooooooooooooF]0ooooooooooooP;0ooooooooooooooooooooo>Y0ooooooPI08i0A^0^U0oooEV0oooa20d01ooooooWG0PZ04g0ooooooooo>;0gX0K]0ooo]Z0680dB0oooi015L0oooooooooooooooooooooYT0oK0UB0oooVo0ooooooooooooooooooooo<V0Bk0ooohY06n0ooooooooooooooooooooo8Z0oooSQ0Eb09f0ooooooX30ZB0ooo4P0oooQh0ooo[60oooooooooiO0Rj0oooD70oooooooooooooooXn0kb0`01ooooooLG0LN0:g0_T0240nh0oooooo0_0oooooo4`0ooooooooooooooo3c0oooooooooooo9k0^80ooooooooo]Q0R_0ok0ooooooX[0Ob0RM01Y0=`0Qo0oooooooooooooooooo^11oooaj0oooooooooooooooIR0oooooooooF[0k60c>08N0MX0]21ooooooPe0oooooohg0ooooooooooooooooooooooooBZ0=20@W0oG0ooooook50b<0oooNH0VU0oooLD0cP0X40oooooo>J0W=0L?0jK0QN0jm0oooooo?70oooooooooooooooooooooh]0D31ooooooooolQ0Vm0ooo;S0ooo@]0bZ03<0ooooooRH0cY0ooooooooooooooooooooooooooooooooooooooooooGo0E_0oooooooooooooooooog<0G=0]V0oooPJ0oooooooooSC0oooDE0NS0:J0:K0hL0ooooooooooooooooooooooooooooooQ^0ooo>50NC0E@0oooW>0ooo[m0ooo6]04b0oooooooooooooooa60ooo5G0g20J00oooooomd0;a0>A0:L0ooo<F0:>0OP0HY0oooooooooooocU0oooV^05[0oooooo9A0VL09O0YS0ooonT0ooo660ooo7<0oooaH0ooooooLL0[o0FH0ooo7^0ooo5>0oooooooooYQ0oood70oooJ40\H0hV0Pg0ooooO01]0Fc0LT05d0Mh0Y11oooG50f90f40oooooo<104C0`k0ooo4E0ooo0T0Jm0mF0oooooooooooooooh@0C20^P0oooUV0oooOF0ooooooooo740W218:0n>0ooofA0OV0Wg0I31ooooooP01oooooooooKJ0C80ooo\A0ooo0201R0he0ooooooZ01H11ooooooooooooooo?L0oooP=0hG06a0De0a_0ooooooooooooooooooooooooooo^70?80VE0ooooooooo]>0ooo9G0ooooooUR0Zf0Hh0ooooooooooooooooooooooooooo5R0`h0oooooooooooooooDo0o118c0oooAJ0oooEP0ooo:R0oooooooooN30ooooooNO0oooooooooooooooooo:Y0oooooo5I0ooooooH70ooooooooonB0oooooo090ooooooooo<X0][0oooooo6K0KU0jj0oooooo_L0Om0cV0RA00M0^O0V\0A11oooooo1I0H20R70Ti0ooooooooooooooooooooooooooooooooomc0ooooooooooooC30ooooooZV0oooooo9M0ooo=M0"#)

  /// Every table by the name of its file.
  package static let all: [(name: String, table: TextTable)] = [
    ("abbreviations", abbreviations),
    ("acronyms", acronyms),
    ("books", books),
    ("calendar", calendar),
    ("compositions", compositions),
    ("countries", countries),
    ("currencies", currencies),
    ("directions", directions),
    ("elisions", elisions),
    ("emoji", emoji),
    ("foldings", foldings),
    ("fractions", fractions),
    ("idioms", idioms),
    ("magnitudes", magnitudes),
    ("numbered", numbered),
    ("operators", operators),
    ("places", places),
    ("romans", romans),
    ("starters", starters),
    ("states", states),
    ("suffixes", suffixes),
    ("symbols", symbols),
    ("units", units),
    ("words", words),
  ]
}
