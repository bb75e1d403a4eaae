// Made by scripts/generate-text-data from Data/es-ES. Change the tables there.
// swift-format-ignore-file

package import TextTables

/// The tables of Spanish: what the words of Data/es-ES/*.tsv say, sorted by their keys.
package enum SpanishData {
  package static let abbreviations = TextTable(#"""
a.c.	antes de cristo	any
a.m.	a eme	any
aa.	-	any
admón.	administración	any
aprox.	aproximadamente	title
arq.	arquitecto	title
art.	artículo	title
arts.	artículos	title
atte.	atentamente	any
av.	avenida	title
avda.	avenida	title
c/	calle	title
cap.	capítulo	title
ctra.	carretera	title
cía.	compañía	any
d.	don	title
d.c.	después de cristo	any
dcha.	derecha	any
depto.	departamento	any
dpto.	departamento	any
dr.	doctor	title
dra.	doctora	title
dres.	doctores	title
dña.	doña	title
ee.	-	title
ee.uu.	estados unidos	any
ej.	-	title
etc.	etcétera	any
ff.	-	title
ff.aa.	fuerzas armadas	any
fig.	figura	title
gral.	general	title
hh.	-	any
hnos.	hermanos	any
ing.	ingeniero	title
izq.	izquierda	any
jj.	-	title
jj.oo.	juegos olímpicos	any
lic.	licenciado	title
min.	minutos	any
máx.	máximo	any
mín.	mínimo	any
n.ª	número	title
n.º	número	title
nº	número	title
núm.	número	title
núms.	números	title
oo.	-	any
p.ej.	por ejemplo	title
p.m.	pe eme	any
pl.	plaza	title
prof.	profesor	title
profa.	profesora	title
pza.	plaza	title
pág.	página	title
págs.	páginas	title
rr.	-	title
rr.hh.	recursos humanos	any
s.a.	ese a	any
s.l.	ese ele	any
seg.	segundos	any
sr.	señor	title
sra.	señora	title
sras.	señoras	title
sres.	señores	title
srta.	señorita	title
sta.	santa	title
sto.	santo	title
tel.	teléfono	title
tfno.	teléfono	title
tlf.	teléfono	title
ud.	usted	any
uds.	ustedes	any
uu.	-	any
vd.	usted	any
vds.	ustedes	any
vol.	volumen	title
vs.	contra	title

"""#, places: #"ooooooooo2F0ooo?A0ooo=40c60ooooooooooooooooooooooooooo4>0I@0ooooooooooooooooooooooooooooooooooooooooooooo@;0oooooooooooooooooooooooo120I00ooooooC80oooooooooooo<?0SE0J>0ooooooooooooSD0ooooooc50n80oooooo[A0oooooo550ooooooN=0ooooooooo[90oooF20L:03A0oooooooooooooooooo;B0ooooooX00L?0]@0[C0>E0[F0ooojA0oooooo;=0oooh40ooooooooooooooo[10ooooooooooooD<0oooooooooooo670ooob80ooo3<0<F0ooohD0Q503304;0oooooooooooooooR60ooo9:0oooooooooa:0oooh30oooooooooooooooh<01D0ooooooooooooooooooa?0ooo`=0nF0oooT>0000ooooooJF0ooooooooooooooooooS40oooooooooooooooooooooooooooooooooo90oooooooooooooooooooooi70ooo];0oooooooooY30oooooooooooo8@0oooFC0ooooooooo;60oooooooooooo]20oooE30O80MB0l>0b00oooooooooI90ooo]70ooooooooooooK70aE0ooooooooooooooooooV<0oooooooooooooooooo^B0ooo>101C0BD0oooooooooooo"#)

  package static let currencies = TextTable(#"""
$	dólar	dólares	m	centavo	centavos
CHF	franco	francos	m	céntimo	céntimos
EUR	euro	euros	m	céntimo	céntimos
GBP	libra	libras	f	penique	peniques
JPY	yen	yenes	m	-	-
MXN	peso	pesos	m	centavo	centavos
USD	dólar	dólares	m	centavo	centavos
£	libra	libras	f	penique	peniques
¥	yen	yenes	m	-	-
€	euro	euros	m	céntimo	céntimos

"""#, places: #"E40oooooooooooooooooo=10;30oooE20Y20X40ooooooooooooooob30000a10oooooooooU00ooooooooooooooooooooo"#)

  package static let emoji = TextTable(#"""
☀	sol
✅	marca de verificación
❤	corazón rojo
⭐	estrella
🎉	fiesta
👍	pulgar hacia arriba
👎	pulgar hacia abajo
👏	aplauso
🔥	fuego
😀	cara sonriente
😂	cara llorando de risa
😉	guiño
😊	cara feliz
😍	cara enamorada
😘	beso
😡	cara enfadada
😢	cara llorando
😭	cara llorando a mares
🙂	sonrisa
🙏	manos juntas

"""#, places: #"f30oooooo630ooo000ooooooG20210ooo<20150oooC40R30ooooooooooooo10oooB30oooe00ooo800oooooooooooooooooooooooooooS00ooooooW10oooooooooooo>50ooo[20V40oooooooooooooooooooooooooooooo>10040oooooooooooo"#)

  package static let letters = TextTable(#"""
a	a
b	be
c	ce
d	de
e	e
f	efe
g	ge
h	hache
i	i
j	jota
k	ka
l	ele
m	eme
n	ene
o	o
p	pe
q	cu
r	erre
s	ese
t	te
u	u
v	uve
w	uve doble
x	equis
y	i griega
z	zeta
á	a con tilde
ç	ce cedilla
é	e con tilde
í	i con tilde
ñ	eñe
ó	o con tilde
ú	u con tilde
ü	u con diéresis

"""#, places: #"ooooooQ10oooooooooM00220oooooooooj00ooo830oooooo\10ooooooooooooJ10oooooooooG00oooooooooooo<10ooooooooooooW10oooooooooooooooL20oooooo000E20ooooooooo610oooooooooooof10ooooooooooooooooooooooooooooooi20ooooooZ00oooooooooooo`10m30oooooooooooo[20oooooo900O30oooooooooR00^30oooooooooE10oooooooooC00oooooooooooo400ooooooooooooe00oooooooooooo@10ooooooooo>00:20ooooooooo010G30ooooooooo^00oooooo"#)

  package static let symbols = TextTable(#"""
!	cierra exclamación	all	-
"	comillas	most	-
#	almohadilla	some	almohadilla
$	dólar	some	dólar
%	por ciento	some	por ciento
&	y	some	y
'	apóstrofo	all	-
(	abre paréntesis	most	-
)	cierra paréntesis	most	-
*	asterisco	some	-
+	más	some	más
,	coma	all	-
-	guion	most	-
.	punto	all	-
/	barra	some	-
:	dos puntos	all	-
;	punto y coma	all	-
<	menor que	some	-
=	igual	some	igual a
>	mayor que	some	-
?	cierra interrogación	all	-
@	arroba	some	arroba
U+0009	tabulador	all	-
U+000A	salto de línea	all	-
U+0020	espacio	all	-
U+00A0	espacio	all	-
[	abre corchete	most	-
\	barra invertida	most	barra invertida
]	cierra corchete	most	-
^	circunflejo	some	-
_	guion bajo	most	-
`	acento grave	most	-
{	abre llave	most	-
}	cierra llave	most	-
~	tilde	some	-
¡	abre exclamación	all	-
£	libra	some	libra
§	párrafo	some	párrafo
©	copyright	some	copyright
ª	a volada	all	-
®	marca registrada	some	-
°	grado	some	grados
±	más menos	some	más menos
²	al cuadrado	some	al cuadrado
³	al cubo	some	al cubo
·	punto medio	most	-
º	o volada	all	-
¼	un cuarto	some	un cuarto
½	un medio	some	un medio
¾	tres cuartos	some	tres cuartos
¿	abre interrogación	all	-
×	por	some	por
÷	dividido entre	some	dividido entre
–	raya corta	most	-
—	raya	most	-
•	viñeta	most	-
…	puntos suspensivos	all	-
€	euro	some	euro
™	marca comercial	some	-
←	flecha izquierda	some	-
→	flecha derecha	some	-
−	menos	some	menos
≈	aproximadamente igual a	some	aproximadamente
≠	distinto de	some	distinto de
≤	menor o igual que	some	menor o igual que
≥	mayor o igual que	some	mayor o igual que

"""#, places: #"oook90oooooooooooo670R<0oooooooooooooooooooooooooooooo^00ooooooh>0oooM20ooooooj:0ooooooooooooMB0ooo060oooooooooooooooooooooooooooID0c;0oooM70ooooooZ=0ooo=10oooooo`?0ooo440ooooooH@0oooC30ooooooooooooooo\D0ooooooooooooR90ooooooooooooooooooooooooooo><0ooooooooooooooo?80o10ooooooJ>0oooQ40a60mE0T;0>A0j70TG0ooooooooo[50oooooo7E0ooo`40@:0ooooooooooooooooooooooooooooooooooooooooooH=0ooo=B0ooooooH?0ooog203C0ooooooooooooooooooooooooC60ooooooSE0ooooooooooooooooooooooooooolC0ooooooooooooR10ooooooooooooL00oooooo>;0d@0V30ooo3G06@0ooooooooooooooooooooooooooooooooooooT80ooooooooooooT:0ooooooooooool<0ooo:20oooooooooooog30oooooo`A0ooooooooooooooooooooooooooooooooo350k80ooooooooooooooooooooooooBF0ooooooYC0oooooooooooo000oooooo5>0oooC40IC0AH0oooooooooooooooooooooH50oooooooooooo"#)

  package static let units = TextTable(#"""
%	por ciento	por ciento	m
A	amperio	amperios	m
GB	gigabyte	gigabytes	m
GHz	gigahercio	gigahercios	m
Hz	hercio	hercios	m
KB	kilobyte	kilobytes	m
L	litro	litros	m
MB	megabyte	megabytes	m
MHz	megahercio	megahercios	m
TB	terabyte	terabytes	m
V	voltio	voltios	m
W	vatio	vatios	m
cl	centilitro	centilitros	m
cm	centímetro	centímetros	m
dB	decibelio	decibelios	m
g	gramo	gramos	m
h	hora	horas	f
ha	hectárea	hectáreas	f
kHz	kilohercio	kilohercios	m
kW	kilovatio	kilovatios	m
kWh	kilovatio hora	kilovatios hora	m
kg	kilo	kilos	m
km	kilómetro	kilómetros	m
km/h	kilómetro por hora	kilómetros por hora	m
km²	kilómetro cuadrado	kilómetros cuadrados	m
l	litro	litros	m
m	metro	metros	m
m/s	metro por segundo	metros por segundo	m
mg	miligramo	miligramos	m
min	minuto	minutos	m
ml	mililitro	mililitros	m
mm	milímetro	milímetros	m
ms	milisegundo	milisegundos	m
m²	metro cuadrado	metros cuadrados	m
m³	metro cúbico	metros cúbicos	m
s	segundo	segundos	m
t	tonelada	toneladas	f
°	grado	grados	m
°C	grado celsius	grados celsius	m
°F	grado fahrenheit	grados fahrenheit	m
º	grado	grados	m
ºC	grado celsius	grados celsius	m
‰	por mil	por mil	m

"""#, places: #"oooooo660S>0ooo<80V50m60ooooooooo9:04@0ooooooO<0oooooooooF30ooooooooooooooooooB40ooooooooooooooo000oooooo<50h>0oooooooooooooooo@0@20ooo^40Q20]@0ooooooooooooP60I=0oooooooooooooooooooooG70i20oooooooooX80oooQ?0ooooooo=0ooooooooooooJ00F;0oooooooook<0oooooooooH90140g50h10`;0oooooooooRA0ooooooooooooooooooooooooooooooooo^30oooooo_00oooooo??0710ooo[:0ooooooooooooT10l70J:0oooooo5<0ooooooooo"#)

  /// Every table by the name of its file.
  package static let all: [(name: String, table: TextTable)] = [
    ("abbreviations", abbreviations),
    ("currencies", currencies),
    ("emoji", emoji),
    ("letters", letters),
    ("symbols", symbols),
    ("units", units),
  ]
}
