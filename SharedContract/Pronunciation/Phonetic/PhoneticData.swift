// Made by scripts/generate-phonetic-data from Data. Change the tables there.
// swift-format-ignore-file

internal import TextTables

/// The symbols of the phonetic alphabets.
enum PhoneticData {
  /// What symbols of the International Phonetic Alphabet are in English.
  static let englishIPA = TextTable(#"""
a	own	AA
ai	own	AY
au	own	AW
aɪ	own	AY
aʊ	own	AW
b	own	B
c	near	CH
d	own	D
dʑ	near	JH
dʒ	own	JH
e	own	EH
ei	own	EY
eɪ	own	EY
eː	near	EY
f	own	F
g	own	G
h	own	HH
i	own	IY
j	own	Y
k	own	K
l	own	L
m	own	M
n	own	N
o	own	OW
oi	own	OY
ou	own	OW
oɪ	own	OY
oʊ	own	OW
p	own	P
q	near	K
r	own	R
s	own	S
t	own	T
tɕ	near	CH
tʃ	own	CH
u	own	UW
v	own	V
w	own	W
x	near	HH	K
y	near	UW
z	own	Z
æ	own	AE
æʊ	own	AW
ç	near	HH	SH
ð	own	DH
ø	near	ER
øʏ	near	OY
ħ	near	HH	-
ŋ	own	NG
œ	near	ER
œy	near	AY
œʏ	near	OY
ǀ	near	T
ǁ	near	K
ǂ	near	K
ǃ	near	K
ɐ	weak	AH
ɑ	own	AA
ɑɪ	own	AY
ɑʊ	own	AW
ɒ	own	AA
ɒɪ	own	OY
ɓ	near	B
ɔ	own	AO
ɔi	own	OY
ɔy	near	OY
ɔɪ	own	OY
ɔʏ	near	OY
ɕ	near	SH
ɖ	near	D
ɖʐ	near	JH
ɗ	near	D
ɘ	near	AH
ə	weak	AH
ər	weak	ER
əu	own	OW
əɹ	weak	ER
əʊ	own	OW
ɚ	weak	ER
ɛ	own	EH
ɛɪ	own	EY
ɜ	own	ER
ɜr	own	ER
ɜɹ	own	ER
ɝ	own	ER
ɞ	near	ER
ɟ	near	JH
ɠ	near	G
ɡ	own	G
ɢ	near	G
ɣ	near	G
ɤ	near	AH
ɥ	near	W
ɦ	own	HH
ɧ	near	SH
ɨ	weak	IH
ɩ	near	IH
ɪ	own	IH
ɫ	own	L
ɬ	near	L
ɭ	near	L
ɮ	near	L
ɯ	near	UW
ɰ	near	W	-
ɱ	near	M
ɲ	near	N Y	N
ɳ	near	N
ɴ	near	NG
ɵ	near	UH
ɶ	near	AA
ɷ	near	UH
ɸ	near	F
ɹ	own	R
ɺ	near	L
ɻ	near	R
ɽ	near	D
ɾ	own	D
ʀ	near	R
ʁ	near	R
ʂ	near	SH
ʃ	own	SH
ʄ	near	JH
ʈ	near	T
ʈʂ	near	CH
ʉ	own	UW
ʊ	own	UH
ʋ	near	V
ʌ	own	AH
ʌɪ	own	AY
ʌʏ	near	AY
ʍ	own	W
ʎ	near	L Y	L
ʏ	near	UH
ʐ	near	ZH
ʑ	near	ZH
ʒ	own	ZH
ʔ	near	-
ʕ	near	-
ʘ	near	P
ʙ	near	B
ʛ	near	G
ʜ	near	HH	K
ʝ	near	Y	ZH
ʟ	near	L
ʡ	near	-
ʢ	near	-
ʣ	near	D Z
ʤ	own	JH
ʥ	near	JH
ʦ	near	T S
ʧ	own	CH
ʨ	near	CH
β	near	V
θ	own	TH
χ	near	HH	K
ᵻ	weak	IH
ᵿ	near	UH
ⱱ	near	V

"""#, places: #":G0oooooooooooooooF20ooooooD;0oooooo6>0ooooooooo;50ooooooooo7C0ooo]A0ooooooooooooooooooooooooooooooR90oooooooooooooookC0;H0oooooo;F0G80lD0ooooooooo@30ooooooN;0BD0oooR?0ooooooooooooooooooooooooooooooooooooooooooooooooX00oooooooooYF0ooooooM00ooooook00oooooo^90PE0ooo0@0oooooooooC40oooooooooooooooo@0ooooooooooooooooooO70oooooo7;0oooooooooooooooooo510QG0ooom:0[E0ooo<?0oooooo`D0`20J=0ooooooooo040RA0oooooooooT50oooooooooooooooPB0ooooooooooooooooooooooooooooooEF0ooooooooooooooo=10H30HI0k=0f70LD0G?0ooooooooo090k60oooooooooooodB0<90ooooooooooooooooooooooooooooooooo2:0ooooooooooooooooooH90VD0oooS>0oooooooooD50;<01I0oooAC0oooe@0oooooooooooooooQ30oooooo050oooooooooooooooooooooT10FH0oooI:0b:0=802?0fE0ooooooh20oooTI0_<0ooooooGA0oooooo220`50oooooooooooooooFB0ooooooooooooooooooooooooooooooooooooooooooooooooI10030ooo`=0aC0oood40N@0ooooooL40oooooooooooooooC00ZB0oooooooooooooooooooooooooooGG0ooooooooooooooo000[G0ooof80Z709E0I>0U:0ooooooL500<0ooooooLC0oooY@0ooooooooooooooooooooooooooooooH<0ooooooooooooooooooRH0H60h90ooo380h>0oooooooooN20<60gH0T<0VC0ooog?0ooooooooooooooooooooooooV60=B0oooooooooooooooooo?=0\H0ooooooi<0cF0ooooooooo`I0830ooooooV=08D0oooD@0oooooooooT40oooooooooooooooooooooooo=:0oooe30ooooooooooooooomF0ooooooooooooooo>20eG0ooo[801F0ooo900@>0oooooo\40ooooooooomB0ooohA0ooo]10oooj50ooooooooooooooooooooooooooooooooooooooo1H0260;I0oooQ80]>0oooooooooW20ooooooY;0oooooo]?0ooooooooooooooooooE70oooooo3B0ooooooooooooooooooooo870ooooooOF0oooooooooooooooc00oooooo5=0BE0ooo:@0ooooooooo;40d;0[30ooog10ooo=A0oooooooooooooooooooooooo`60ooo"#)

  /// What symbols of the International Phonetic Alphabet are in Spanish.
  static let spanishIPA = TextTable(#"""
a	own	A
ai	own	A Y
au	own	A W
aɪ	near	A Y
aʊ	near	A W
b	own	B
c	near	CH
d	own	D
dʑ	near	JJ
dʒ	near	JJ
e	own	E
ei	own	E Y
eɪ	near	E Y
eː	near	E
f	own	F
g	own	G
h	near	X
i	own	I
j	own	Y
k	own	K
l	own	L
m	own	M
n	own	N
o	own	O
oi	own	O Y
ou	own	O W
oɪ	near	O Y
oʊ	near	O W
p	own	P
q	near	K
r	own	RR
s	own	S
t	own	T
tɕ	near	CH
tʃ	own	CH
u	own	U
v	near	B
w	own	W
x	own	X
y	near	I
z	own	S
æ	near	A
æʊ	near	A W
ç	near	X
ð	own	D
ø	near	E
øʏ	near	O Y
ħ	near	X
ŋ	own	N
œ	near	E
œy	near	O Y
œʏ	near	O Y
ǀ	near	T
ǁ	near	K
ǂ	near	K
ǃ	near	K
ɐ	weak	A
ɑ	near	A
ɑɪ	near	A Y
ɑʊ	near	A W
ɒ	near	O
ɒɪ	near	O Y
ɓ	near	B
ɔ	near	O
ɔi	near	O Y
ɔy	near	O Y
ɔɪ	near	O Y
ɔʏ	near	O Y
ɕ	near	CH
ɖ	near	D
ɖʐ	near	JJ
ɗ	near	D
ɘ	near	E
ə	weak	E
ər	near	E DX
əu	near	O W
əɹ	near	E DX
əʊ	near	O W
ɚ	near	E DX
ɛ	near	E
ɛɪ	near	E Y
ɜ	near	E
ɜr	near	E DX
ɜɹ	near	E DX
ɝ	near	E DX
ɞ	near	E
ɟ	own	JJ
ɟʝ	own	JJ
ɠ	near	G
ɡ	own	G
ɢ	near	G
ɣ	own	G
ɤ	near	O
ɥ	near	W
ɦ	near	X
ɧ	near	X
ɨ	near	I
ɩ	near	I
ɪ	near	I
ɫ	near	L
ɬ	near	L
ɭ	near	L
ɮ	near	L
ɯ	near	U
ɰ	own	G
ɱ	own	N
ɲ	own	NY
ɳ	near	N
ɴ	near	N
ɵ	near	O
ɶ	near	A
ɷ	near	U
ɸ	near	F
ɹ	near	DX
ɺ	near	DX
ɻ	near	DX
ɽ	near	DX
ɾ	own	DX
ʀ	near	RR
ʁ	near	RR
ʂ	near	S
ʃ	near	CH
ʄ	near	JJ
ʈ	near	T
ʈʂ	near	CH
ʉ	near	U
ʊ	near	U
ʋ	near	B
ʌ	near	A
ʌɪ	near	A Y
ʌʏ	near	A Y
ʍ	near	W
ʎ	own	JJ
ʏ	near	I
ʐ	near	S
ʑ	near	JJ
ʒ	near	JJ
ʔ	near	-
ʕ	near	-
ʘ	near	P
ʙ	near	B
ʛ	near	G
ʜ	near	X
ʝ	own	JJ
ʟ	near	L
ʡ	near	-
ʢ	near	-
ʣ	near	D S
ʤ	near	JJ
ʥ	near	JJ
ʦ	near	T S
ʧ	own	CH
ʨ	near	CH
β	own	B
θ	own	TH
χ	own	X
ᵻ	near	I
ᵿ	near	U
ⱱ	near	B

"""#, places: #"VG0oooooooooooooooM20ooooooP;0oooooo_>0oooooooooG50oooooooooVC0ooo7B0ooooooooooooooooooooooooooooooV90oooooooooooooooKD0UH0ooooooZF0H80NE0oooooooooF30ooooooZ;0bD0ooo7@0oooooooooooooooooooooooooooooooooooooooooooooooo[00ooooooooo8G0ooooooN00oooooo010ooooood900F0oooU@0oooooooooN40oooooooooooooooOA0ooooooooooooooooooO70ooooooC;0oooooooooooooooooo:10jG0ooo9;0:F0oooc?0oooooo@E0f20c=0ooooooooo940mA0ooooooooo`50oooooooooooooookB0oooooooooooooooooooooooooooooodF0oooooooooooooooB10N30]I0I>0f70lD0m?0ooooooooo090n60ooooooooooooAC0>90ooooooooooooooooooooooooooooooooo8:0ooooooooooooooooooL906E0ooo<?0oooooooooO50I<0JI0oooaC0oooFA0oooooooooooooooV30oooooo<50oooooooooooooooooooooZ10`H0oooR:0n:0>80Y?0DF0oooooon20ooohI03=0oooooocA0oooooo:20h50ooooooooooooooo`B0ooooooooooooooooooooooooooooooooooooooooooooooooN10630ooo?>0AD0ooo0503A0ooooooW40oooooooooooooooC006C0ooooooooooooooooooooooooooo`G0ooooooooooooooo0004H0ooof80Y70\E02?0`:0ooooooX50<<0ooooookC0ooo=A0ooooooooooooooooooooooooooooooX<0oooooooooooooooooolH0Q60n90ooo480O?0oooooooooU20C60AI0f<06D0oooK@0oooooooooooooooooooooooo[60UB0ooooooooooooooooooU=06I0oooooo==0BG0ooooooooo3J0>30oooooo2>0XD0oooi@0ooooooooo`40oooS>0ooooooooooooooooooE:0oool30oooooooooooooooLG0oooooooooooooooE20>H0ooo\80OF0ooo800i>0ooooooh40oooooooooKC0oooAB0ooob10ooo160oooooooooooooooooooooooooooooooooooooooJH0960TI0oooR80E?0ooooooooo^20ooooood;0ooooooA@0ooooooooooooooooooF70ooooooKB0ooooooooooooooooooooo<70oooooonF0oooooooooooooooh00ooooooK=0fE0ooo_@0oooooooooF40n;0a30ooom10oooYA0ooooooooooooooooooooooood60ooo"#)

  /// Symbols of X-SAMPA in the International Phonetic Alphabet.
  static let xSAMPA = TextTable(#"""
!	ꜜ
!\	ǃ
"	ˈ
%	ˌ
&	ɶ
'	ʲ
-	.
-\	‿
.	.
1	ɨ
2	ø
3	ɜ
3\	ɞ
3`	ɝ
4	ɾ
5	ɫ
6	ɐ
7	ɤ
8	ɵ
9	œ
:	ː
:\	ˑ
<\	ʢ
=	̩
=\	ǂ
>\	ʡ
?	ʔ
?\	ʕ
@	ə
@\	ɘ
@`	ɚ
A	ɑ
B	β
B\	ʙ
C	ç
D	ð
E	ɛ
F	ɱ
G	ɣ
G\	ɢ
G\_<	ʛ
H	ɥ
H\	ʜ
I	ɪ
I\	ᵻ
J	ɲ
J\	ɟ
J\_<	ʄ
K	ɬ
K\	ɮ
L	ʎ
L\	ʟ
M	ɯ
M\	ɰ
N	ŋ
N\	ɴ
O	ɔ
O\	ʘ
P	ʋ
Q	ɒ
R	ʁ
R\	ʀ
S	ʃ
T	θ
U	ʊ
U\	ᵿ
V	ʌ
W	ʍ
X	χ
X\	ħ
Y	ʏ
Z	ʒ
^	ꜛ
_=	̩
_^	̯
_`	˞
_~	̃
`	˞
a	a
b	b
b_<	ɓ
c	c
d	d
d_<	ɗ
d`	ɖ
e	e
f	f
g	ɡ
g_<	ɠ
h	h
h\	ɦ
i	i
j	j
j\	ʝ
k	k
l	l
l\	ɺ
l`	ɭ
m	m
n	n
n`	ɳ
o	o
p	p
p\	ɸ
q	q
r	r
r\	ɹ
r\`	ɻ
r`	ɽ
s	s
s\	ɕ
s`	ʂ
t	t
t`	ʈ
u	u
v	v
v\	ʋ
w	w
x	x
x\	ɧ
y	y
z	z
z\	ʑ
z`	ʐ
{	æ
|	|
|\	ǀ
|\|\	ǁ
||	‖
}	ʉ
~	̃

"""#, places: #"ooooooooooooooooooG70oooo30oooooooooR40ooooooooo600P90oook20oooooooooooooooooo@:0ooooood30oooooooooooooooooooooI:0oooc50oooooooooooooooE30ooooooP60C80ooooooooooooooooooP00ooooooE:0ooooooc40oooooooooi00oooooooooh40ooooooooooooooooooooooooooooooW70j60i30oooooooooooooooF00oooooo[80ooooooE20ooooooooo:104:0ooooooooooooY50oooooooooX10ooooooooooooooon60oooooooooooooooooo:90ooooooa70oooooo030oooooooooR50oooooob90oooooo740ooooooooo:20?30D60X90oooooon50ooo?20oooooooooooo`20ooooooM80oooooooooooooooooo<00oooooo^:0ooooooB40ooooooooooooooooooooooooooo850oooooooooJ20oooooooooooooooV60ooof90ooooooooooooK00420@90U80T90=50V20ooooooooo?10ooooooooooooG40^50ooooooooooooooon10ooooooooo?70ooo<40ooooooc10ooooooooooook70oooooooooooooooooo[00ooooool90ooooooM30]40oooooooooooooooooooooooo860ooooooooooooooooooooooooJ60o70ooooooooooooooooooooooooooo_80ooooooM40ooooooooo_00oooooooooooooooC50]10oooooooooooo]30ooooooooo[60P20ooo090oooR30oooooooooooo^90oooooo530n00ooooooooooooooooooooooooH50oooooooooN10ooooooooooooooo360oooooooooooooooooooooooooooS70oooooooooooooooooooooooooooc:0ooooooX30L70ooooooi10oooooooooT00oooooooooooo980oooooooooooooooooo?80ooooooooooooooooooooooooooo690G80ooo[20410ooooooD10ooooooooooooooon40oooooooooooooooooooooooooooC70ooooooooooooooooooA00h50oooF90oooooo:30oooooo>60ooooooooo0:0ooooooM50oooooooooS10oooooo::0oooooooooooooooooooooooooooooooooooo]70O:0W:0ooooooooooooooooooooooooooooooX40i80ooooood00ooooooooooooooooooooooooooooooooooooooooooooo_60oooooo270970oooc80000ooooooQ80oooooof20e70ooo380I10c60oooJ90oooooo350ooooooooo"#)
}
