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

"""#)

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

"""#)

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

"""#)

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

"""#)

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

"""#)

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

"""#)

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
