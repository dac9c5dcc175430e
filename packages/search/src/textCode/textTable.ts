// Made by bench/search/textTable.mjs. Another table changes all files of texts.

/** Common texts of ASCII and of other characters, between tabs. */
export const ASCII_TOKENS =
  '\n\n\t\n\n-\t\n    \t\n      \t\n        \t\n          \t\n--- --- ---\t\nconst \t\nexport \t            \t         // \t    return \t  return ' +
  "(\t (\t - \t = \t for \t from 'react\t in \t number\t of \t return\t string\t the \t to \t useState\t {\n    \t {\n        \t { \t }\t } fro" +
  "m '\t',\n    \t',\n        \t', \t';\nimport \t';\nimport { \t) => \t) => {\n    \t);\n\t);\n    \t,\n  \t, \t--- --- ---\n\t.\n\n\t.FC = () => \t" +
  ".com\t/jzon/compo\t/man\t10\t20\t22\t: \t: '\t;\n  const \t;\n  return \t;\nconst \t={\t>\n          \t>\n        <\t>\n      <\t>\n    <\tButt" +
  'on\tSelect\t_examples\table\tack\tage\tal\tall\tan\tand\tar\tat\tate\tation\tch\tcomponents_\tcon\tconsole.log(\tconst \tcreate\tde\tdefault\t' +
  'default App;\tder\tect\ten\tend\tent\ter\tfile\tfor\tfunction \thange\the\thttp://\thttps://\tid\timport React\tin\ting\ting \tis \tist\tit\tj' +
  "zon\tle\tline\tlo\tman\tment\tname\tname \tnentData_\tode\tol\ton\tonsole.log('\toption\tor\tout\tpages-zh\tper\tport\tpro\tre\tres\tscript\tse" +
  "\tserver\tset\tst\tstyle\tt App: React\tter\ttext\tth\ttime\ttps://github\ttr\ttype\tuser\tvalue\tver\t}\n      \t}\n        \t} from 'antd";

export const WIDE_TOKENS = '一个\t可以\t文件';

/** Bits of each symbol of a side, in base 36: those without text, the characters, the tokens. */
export const ASCII_LENGTHS =
  '9b445565667799bbded86e64b8aabc777ca8767778888999989899aa898879998ba88888b8779aaaac898b9a676767786a877767a76768887a9b8c7b' +
  'abaccbbbccc8a8bbbbbcb9acbca9ccdacbab9cb7cabab99998accb9ccbbbcbaaa9a9a89aa9b9cab9bcaa9a98aabb9bc9b89aaa9b8b99bacba98cb8aa' +
  'aaa8ac8ca8bcab9bb9abaaccb';

export const WIDE_LENGTHS =
  'aa445676889acceffgh6689ce9a99ffcc8eejhhhhfgdjjjkhkkkkkkkkhkfkkkkck9kfkchkkhkkkkkkkkkkkkfkfkhhck9kkkkkckchkchkkfhkckc9kkh' +
  'kcckkckkkfhkkkkkkk9khkk9kkkfcfkkkkkkkhkffkckckk9kk9kfkkkkkhk9kffkkhhkkhkkckk9khkckkcckkc9khkkc9kk9kk9kkkkkkkkkhhkkkf9kkf' +
  'fkhhkkkkkkkkkkkkhkkch7cch9kkfhkckkhfffkk9kkkkkkkfkcchhkfkcf9c9kcfkk9kkfkckfkkkhfkkkkchkkkcf9ckkhkhkkcfkhkkkkhfkfkhkkkkkk' +
  'kkfkkhchk9hh9kkhfkkkhkcffckkhkkfkkfkccfkkfkhkkkkkkkkhc9kkkkkk9ffckkc9khkkckkckckkkckkkkfkkkkkfhfkkkfkkkkc9kk9kkkk9kfhkkh' +
  'kkkkkkhkkkkk9fkkkfk9kcckc9hkkh9k9khckkhfh9kkkfk9kkhck9fkkckkkfkkc9kkchk94kfc9kkkkfkkkkkkkkkc9k9kkckhkkk9fkkfkkhkkkkkkkkk' +
  'ckk9kkkkhkfhhkkckk9fcckhf9kkkhfffkkkfk9kkkc9fkkkkkchk9ckcckfhc9kkkkfkkhkkk9hkkkkkkfkkkkfckkfkkhhhk9hkfkkck9kkkhk9kkkkckk' +
  'kfffccckkhfkk9khcfhck9k9kkkkkkkfkfkkkk9kkkkkkckkkffkkfkfhkkkfkkkh9hkkkkkkkk9hkcfkkkkkkfkkkkkkkkccfckfkfkffkckhkkk99ckckf' +
  'hkkkkhfkhhkfkkkhhkfkkckkhhkfckhkkkkkfkk9kkck999cck9kkkkkcfckk9kckkkkkhchhhkkkckckkkkckkkhhkfkkchfkkhkkckkkfk9hhfckkfkkff' +
  'kkckkfkkkkkkhkkfkkckhhc9h9fkkhkkfkkkkhckfckkkkkkkkkkhkkfkkkck9f9kkkkkck999hkkkkkkkkkfhckkkkhfkkhkkkhfkfkkkkhc9hcckkkkkkh' +
  'khhkcch9ckkkkcc9ckkhkchck9c9hkkkkkkhkkhkkkkkkkkkkkkhkhfk9fhkkkkkk9khkkfkkkkkckckhc9fkfkchc9kkfkkhhfkkkkkhfkckccfkkckch9k' +
  'ckfhkkhkkhfk99fkckfkkkffc9kkkckckcckkkckhk9kckkkkkckkkkkckhcfkhfk9ch9fkkkfkk9kk9kkkkkkfkkfkkkfkckkkkkhkhkckfkkkkfkkcckk9' +
  'hkkffk9kkhkkf99kkkkchfkkhkkkffhkfkcf9khcckkckkkkkhkhhfkckffkeckeckkheekkkehkkckehkeckkk9kkkkkekkckeekec9ecekkkckkkkkkkke' +
  'kkkkkkkechcckkkkkkkkkkkkck9kkkkkkkkk9ekkhkkkcekckhkekkhek9kecchhkkkhk9kkchchkkkkkkckkhkekckkccekkhckkkchkkkkkkkkkekkkecc' +
  'kkhekkkkkk9ceheekkkkkkcekkkkkkkkkehhkekkkhkkhkkkkekkkk9kkkekkkkkkck9h9khkkkkkkhkcek9kkckkkekkkck9kkkkkkkckkhkhkke9k9kekk' +
  'hkhkkhk9kkke9hhkkkekkeekkkkkkkkceekkkekkhc9kkkkkckkckehkkhkekkkkkkkckkkkkkkkkhkkeckkkk9ekkkkkkkkkekeceekkkkkekckekkkkckk' +
  'hekkkhckkckek9kekkekhhkkhhkkckkchkkkhkekkkeehkkkekkk9khkkkk9khk9ekkkkek9kekhkkkkkkkkhkkhhkkkcekhkkckkk9k9kk9kkkkkkkkekh9' +
  'khh99kkkkckkkheekkckkkhkkckkkkckkekkk9kkkcckk9kekhkkkhkckkekhkek9k9kkkkkc9ekhkkkckkkekkkkkkkkkkkckkkhkkkkckkkhekkkkkkkek' +
  'kekekkkkekkkhkekecekkekkckkkckkhekeekkkkchkkkkkh9kkkkkkkkkkkkkkkkkckkkekkkkhhkkckkkkcecehhkkkkeekekkkhkceheckkkkekkkhkhk' +
  'kkhkkkkckkkhchkkkekkkk9khhkkkehkkk9kkhckk9ekckkkkekhkkkeeckkkkek9hkhkkckkkkkkhkcekkhhkkkkekkkkkkck9khkkhkkkkkkkkhekhkcek' +
  'kck9khhkkkh9kkkhckhkkeh9kkh9ekcke9kkkkkckkckk9ekhckkckkkk9khekhkh9hk99kkkhcckkkhhkk9kekkkkkkk9kkk9kckkkhhkcekkhkkeh9hkek' +
  'kkkkekkchhkkkhkhkhhkekkkkkckkhhkkkhkhkkeekk9hkkkekkkkckkekkkkekkekhh9khkecekkhkkkekekc9khekckehkhckekkkkckh7ckk9cek9kkc9' +
  '9eek9kkkh7kkckkcekkkec9c9cekhkckkkkkck9kkkhekkhkkkekkhce9cckhkk7kkekkkkkkkkckcchkkhck9kkkhkkceheckkkchckkhkkkckkkekkkhkh' +
  'cckkkkeehkk9ekckkkkkkkkhekkkkckcc9hc9hhkkkhkkkchkc9hkkhkkckkkkhkkkkhkkkkkkkkehhkkekkkkkkkhhkecckhkkkkkk9ckkcckkkkhccekkk' +
  'kke9kkchkkkckkkckhkk9kkk9kkkekk9hee9ekkeckehkkhkkeckkkkchkkehhkkkhkekkkkkkkkkh9kkkkkkk9khehkkkckkkkkcckcekhkcekekcck9kck' +
  'kkeeckckekkkk9khkkkkkk9hkkck9kkkhkkkckkekkkkkhkh9kkkkkkckhkkkkkkkeh9kckkcckkekkkhhcekkkkkkkkkkkkekekk9hkchkkkkkkkk9hhkkk' +
  '9kekkkkkekkkce9hkkhkkhcc9kkkekhkkkcccc9kkc9chkkkkkcckek9kekkkck9kkkckhhckk9hekkekhhkhkkk9kc9kekkkhkcck9ehk9ekkkkkkkhckkk' +
  'kkkkkk9ekce9kkhk9kkkkeckkkhhk9kkkkkckhkkkckcekkkkkekkckkhkkkkkkkhekhhkkkkkkehkkccekkekeekekkkhkkkhkkkckkkkkkkkkhhkkke9kk' +
  'kkkhkkkkkkkh9kkkkkkk99keekkhk7kkkkckkkkechkekekkkkk9ck9hhckkhkkhkkhk9ke9hekck9ckkkkk9kekkkekkkk9ccekkk9kkhhkkkkkckeekekk' +
  'kkkkkkkhckk7kckkh9ckkkek7eckkkckkk9kkkhkckkkkhkkhkk9kkk9kkckkkckkkkkhkhkkkchkkkkckkcekkcekceckeekkcchekhekckekhkcckkkkkk' +
  'hckkkkc97khehkehkekkkckkkkckkkec9kkcckhkhkkkkkkkekkkkkekkhkkkkkekkkkkckechckkkckkchekkhekkkekkckkchkkheekkk9kk9hkkckkkkc' +
  'ekkekhkekhkekek9h9kehhckkckkckkk9hk9ekc9kc9ck9kkckkcc9kk9ehkekkkhk7khckc9k9khkeehkkhkkkkkkekkkkkhkekkhkkkchhckkkkc9kheke' +
  'ekchkkkkckekckkekkckchkkekkkk9kkkkckkkkhekk99k9kkekkcekckkhckhhke9kkkk9khekckj99jh789';

/** Bits of each step of a distance. */
export const DISTANCE_LENGTHS = '6a97665544343444444558bffffffffffeee';
