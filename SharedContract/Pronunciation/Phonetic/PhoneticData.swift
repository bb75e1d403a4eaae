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

"""#)

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

"""#)

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

"""#)
}
