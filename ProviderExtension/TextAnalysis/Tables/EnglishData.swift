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

"""#)

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

"""#)

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

"""#)

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

"""#)

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

"""#)

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

"""#)

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

"""#)

  package static let directions = TextTable(#"""
E	east
N	north
NE	northeast
NW	northwest
S	south
SE	southeast
SW	southwest
W	west

"""#)

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

"""#)

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

"""#)

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

"""#)

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

"""#)

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

"""#)

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

"""#)

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

"""#)

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

"""#)

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

"""#)

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

"""#)

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

"""#)

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

"""#)

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

"""#)

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

"""#)

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

"""#)

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

"""#)

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
