<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE lexicon [<!ENTITY toe "təˈmɑːtoʊ">]>
<lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon"
  xmlns:m="urn:x-my" alphabet="ipa" xml:lang="en-US">
  <meta name="Creator" content="A Test"/>
  <metadata><x:y xmlns:x="urn:x"><lexeme><grapheme>one</grapheme></lexeme></x:y></metadata>
  <lexeme><grapheme>tomato</grapheme><phoneme>&toe;</phoneme></lexeme>
  <lexeme><grapheme>W3C</grapheme><alias>World Wide Web Consortium</alias></lexeme>
  <lexeme><grapheme>chain</grapheme><alias>a link</alias></lexeme>
  <lexeme><grapheme>link</grapheme><alias>b tomato 2 c</alias></lexeme>
  <lexeme><grapheme>loop</grapheme><alias>the back</alias></lexeme>
  <lexeme><grapheme>back</grapheme><alias>loop and more</alias></lexeme>
  <lexeme><grapheme>self</grapheme><alias>the self</alias></lexeme>
  <lexeme><grapheme>bomb</grapheme><alias>bomb1 bomb1 bomb1 bomb1 bomb1 bomb1 bomb1 bomb1</alias></lexeme>
  <lexeme><grapheme>bomb1</grapheme><alias>bomb2 bomb2 bomb2 bomb2 bomb2 bomb2 bomb2 bomb2</alias></lexeme>
  <lexeme><grapheme>bomb2</grapheme><alias>bomb3 bomb3 bomb3 bomb3 bomb3 bomb3 bomb3 bomb3</alias></lexeme>
  <lexeme><grapheme>New York</grapheme><phoneme>ˈjɔːk</phoneme></lexeme>
  <lexeme><grapheme>New
      York   City</grapheme><phoneme>ˈsɪti</phoneme></lexeme>
  <lexeme><grapheme>Polish</grapheme><phoneme>ˈpoʊlɪʃ</phoneme></lexeme>
  <lexeme><grapheme>C++</grapheme><phoneme>ˈsiː</phoneme></lexeme>
  <lexeme><grapheme>café</grapheme><phoneme>ˈkæf</phoneme></lexeme>
  <lexeme>
    <grapheme>either</grapheme>
    <phoneme>ˈiːðɚ</phoneme>
    <phoneme prefer="true">ˈaɪðɚ</phoneme>
    <phoneme prefer="true">ˈeɪðɚ</phoneme>
    <example>Either will do.</example>
  </lexeme>
  <lexeme>
    <grapheme>data</grapheme>
    <phoneme alphabet="x-sampa">"d{t@</phoneme>
    <alias>dayta</alias>
  </lexeme>
  <lexeme><grapheme>theatre</grapheme><grapheme>theater</grapheme><phoneme>ˈθiːtɚ</phoneme></lexeme>
  <lexeme role="verb"><grapheme>refuse</grapheme><phoneme>ɹɪˈfjuːz</phoneme></lexeme>
  <lexeme role="noun x"><grapheme>refuse</grapheme><phoneme>ˈɹɛfjuːs</phoneme></lexeme>
  <lexeme role="m:a"><grapheme>lead</grapheme><phoneme>ˈlɛd</phoneme></lexeme>
</lexicon>
