<lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon"
  alphabet="ipa" xml:lang="en-US">
  <lexeme><grapheme>tomato</grapheme><phoneme>☃</phoneme></lexeme>
  <lexeme><grapheme></grapheme><alias>x</alias></lexeme>
  <lexeme><grapheme>pecan</grapheme><phoneme alphabet="x-mine">q</phoneme><phoneme>ˈdɔɡ</phoneme></lexeme>
</lexicon>
