<lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon"
  alphabet="x-arpabet" xml:lang="en">
  <lexeme><grapheme>tomato</grapheme><phoneme>K AE1 T</phoneme></lexeme>
  <lexeme><grapheme>pecan</grapheme><phoneme>D AO1 G</phoneme></lexeme>
</lexicon>
