// Made by bench/search/textTable.mjs. Another table changes all files of texts.

/** Common texts of ASCII and of other characters, between tabs. */
export const ASCII_TOKENS =
  '\n\n\t\n\n--\t\n    \t\n      \t\n        \t\n          \t\n    <\t          \t            \t      // \t    <\t "\t " \t (\t (1)\t (8)\t --\t /etc' +
  '/\t = \t => \t App\t and \t default\t false \t file\t for \t from \'\t is \t man \t number\t of \t shell \t string\t the \t to \t true\t {\n ' +
  ' \t {\n    \t {\n      \t } from \'\t },\n  \t" \t\', \t()\t)\n\n\t) \t,\n      \t,\n        \t, \t, I\t--- ---\t--- --- ---\n\t.\n\n\t.1.\t.com\t.md\t/' +
  'ch\t/usr/\t10\t20\t22\t: \t: \'\t;\n  \t;\n    \t</\t="\t>\n  \tLinux \tNumber\tProp\tReac\tSelect\tString\tTION\table\tage\tal\tall\tan\tan \tant\tap' +
  '\tar\tas\tat\tation\tce\tch\tclass\tcommand\tcon\tconfig\tconsole\tconst \tcontent\tcreate\tdata\tde\tdefault\tdisable\ted\ted \tel\ten\tend\ten' +
  't\ter\texample\texport\tfalse\tfile\thange\thttp://\thttps://\tic\ticon\tid\tif\tight\timport \timport { \tin\tindex\tinfo\ting\ting \tis\tit\t' +
  'item\tkey\tlabel\tle\tlean\tline\tlist\tlocal\tment\tmount\tname\tnet\ton\toptions\tor\torder\tout\tpro\tre\treturn\tscript\tse\tserver\tset\tsi' +
  'ze\tst\tstyle\tsystem\tsystemd\ttable\tter\ttext\tth\ttime\ttion\ttitle\ttype \tun\tunction \tuser\tut\tutton\tvalue\tversion\t{\n      ';

export const WIDE_TOKENS =
  '。如果\t一个\t使用\t信息\t参数\t可以\t命令\t如果\t所有\t指定\t数据\t文件\t文件系统\t是一个\t显示\t没有\t用户\t的文件\t程序\t系统\t设置\t软件包\t这个\t选项\t通过\t配置';

/** Bits of each symbol of a side, in base 36: those without text, the characters, the tokens. */
export const ASCII_LENGTHS =
  '9b446666667899abdee76c64b8babb877ca9667777788898889988aa898888998ba88888c87899aaac8a8c9b676667786a866766a76678888a8c8c6c' +
  'aaaabdbcc9a8abab9babbcbbcbbcbbcaabbbcac9bab9cc7bcdabb9ac8998abca9abcbbcbbba9a9aba899a99cdaccaccb9ccaaa9a98bbcbccc9baabbb' +
  '8cbaba9bbb9cbbcbcab8c8cba8bc9cab8bcccab9babb9cbacbbd';

export const WIDE_LENGTHS =
  '9a356777889abbdeefg568ace8888ggcc8cejjjjjdgdjjjkfkjjjjjjjfjffjjjajaefjcjjjjjjjjjjjjjjjjfjejjfcjajjjijejdijcjjjffjcjcajjh' +
  'jcdjjcjjjdfjjjjjjjajhjjajjjfafjjjjjjjhjddjdjajjafj8jdjjjjjfjajddjjfhjjjjjcjhajhjcjjcajjcajfhjdajj8jjajjjjhjjjjhfjjjfajjd' +
  'djdhjjjjhjjjjjjjdjjdf8cahajddfjcjjfdjcjjajhjjjjjdjcahdjfjddaaajchjjajjfjcjdjjjhjjjjjcjjjjdcachjfjhjhcdjjjhjjhdjdhfjjjjjj' +
  'jjfjjfahjaffajjhdjjjfjafddjjjjjdjjfjdcfjjdhjjjjjjjjjfc8jjjjjjadccjjcajhfjajjcjcjjjajjjjdjjjjjdfdjjjcjjjjcajjahjjjajffjjj' +
  'jjjjjjfjfjjjadjjjhjajccjaajjjhajajhcjjfdjajjjdjajhhcjadjjafjjdjjc8jjchfa6jfcajjjjdjjjjjjjjjcajajjcjhjjjadjjcjjfjjjjjjjjj' +
  'chjajjhjfjdfhjjcjj8fccjhd8jjjfdddjjjdjajjjcafjjjjjafjacjacjdfc8jjjjfjjhjjjajjjjjjjfjjjjjcjjhjjhhhjafhfjjcjajjjjjajjjjcjj' +
  'jffdcccjjhfjjajfcfjcjajajjjjjjjdjdjjjj8jjjjjjajjjfdjffjdfjjjdjjjjahjjfjjjjjahjadjjjjjjdjjjjjjjjdcdajdjdjdfjcjjjjjaacjcjd' +
  'hfjjjhdjfhjfjjjhfjdjjcjjfjjdajhjjjjjfjjajjcj8caccfajjjjjafajjajcfjjjjfchffjjjchajjjjdjhjffjfjjdfdjjfjjchjjfjadhdajjdjjcd' +
  'jjajjcjjjjjjhjjdjjcjhjccfadjjhjjfjjjjfahjcjhjjjjjjjjjjjfjjjcjadajjjhjaj8aafjjjjjjjhjfhcjhjjffjjjjjjjdjfjhjjjc8hdcjjjhjjf' +
  'jfjjachcdjjjdcaacjhjjcdahacahfjjjjjfjhjjjjjjjjjjjjhfjhcjafhjjhjjj8jfjjdjjjjjdjcjdc8fjhjcfaajjdjjjhdjjjjjhdhcjcadjjcjahaj' +
  'cjdhhjjjjjfjaadjcjdhjjfddajjjcjcjccjjjcjfjajcjjjjjajjjjjcjdcdjhfjaad8fjjjfjjahj8jjjjjjdjjdjjjdjajjjjjfjjjajdjjjjdjjccjja' +
  'hjjddjajhfjjdaajjhjcfdjjhjjjdfhjdjcfajhccjjcjjjjjjjffdjcjcdjbbjdbjjfdfjjjffjjdjdhjdbjjjajjjjjdjjbjddjddbfadjjjbjjjjjjjjd' +
  'jjjjjjjdbhbbjhfjjjjjjjjjdjajjjjjjjjjafjjfjjjbdjbjfjdjjjjj8jfdbhhjjjfjahjahafjjjjjjajjhjdjbjjbbdjjfbjjjbfjjjjjjjfjdjjjfbb' +
  'jjfdjjjjjj8bdjdfjjfjjhbfjjhjjjjjjdhfjbjjjfjjfhjjjdjjjjajjjfjjjjjjbjafajhjjjjjjfjbdjajjbhjjdjjjbjajjjjjjjbjjfjhjjfajajdjj' +
  'hjjjjhj8jjjf8ffjjjfjjdfjjjjjjjjbhhjjhdjjfbbjjjjjbjjajdhjjhjfjjjjjjjdjjjjjjjjjhjjfajjjjafjjhjjjhjjdjddddjjjjjdjbjdjjjjbjj' +
  'fdjjjfdjhbjdjaffjhdjfjjjhhjjbjjbjjjjfjdjhjffhjjjdjjjajhjjjjbhdjadjjjjdjajdjhjjjjjjjjfjjjfjjjadjdjjbjjj8jajjajjhjjjjjfjha' +
  'jfj8djhjjajfjffdhhajjjhjjbjjjjdjjdjjfajjjbbjjajfjjjhjdjdjjdjhjfj8j8jjjjjb8fjjjjjbjjjdjjhjjjjjjjjbjjjfjjjjbjjjhfjhjjjjjdj' +
  'hfhfjjjjfjjjhjfjfbdhjfjjajjjbjjhfjfdjjjjbhjjjjjhajjjjjjjjjjjjjjjhjdjjjdjjjjhfjjbjjjjddbfhfjfhjfdjdjjjhjbdhfbjjjjdjfjfjfj' +
  'jjjjjfjbjjjjahjjjfjjjjajffjjjdjhjjajjhahjafjdjjjjdjhjjjddbjjjjdjafjhjjdhjjjhjdjbdjjfffjjjdjjjjjjbjajjjffjjjjjjjjfdjhjbdj' +
  'jajajhjjjjfajjjhajfjjbfajjfafjbjfajjjjjbjjbjjafjfajjbjjjjajfdjfjhafjaajjjhbbjjjjfjjajdjjjjjjjajjjajbjjfjjjbdjjjjjdfajjdj' +
  'jjjjbjjbhjjjjdjfjfjjfjjjjjbjjfhfjjfjdjjfdhj8fjhhfjjjjbjjfjjjjfjhdjffajfjfbdjjhjhjdjfjbajhbjbhdfjfbjfjjjjbjh8bjjabbfajja8' +
  '8ffjajjjj8jjbjjbfhhjfbababbfdfbjjjjhbjajjjfdjjfjjjdjjdadabbjfjj8jjdjjjjjjjjdjbdfjjfbjajjjjjjddffbjjjbfbjjfjjjbjjjbjjjhjh' +
  'bbjjjfhdjhjadjbjjfjjjfjhbjjhjbfbbahb8jhjjjfjjhahjbafjjjjjbjjjjfjjjjffjjjjjjjfhhjjfjjjjjjjjfjdbajfjjjjjj8ajjbajjjjfbbdjjj' +
  'jjdajjbdjjjbjjjbjhjjajjj8jjjdjjbhffadjjdajdjjjfjjdbjjjjbfjjdffjjjfjfjjjjjjjjjhajjjhjjjajhdhjjjbjjjjjabjbdjjjddjfjbdj8jbj' +
  'jjjdbhbjdjjjjajfjjfjjj8jfjdjajjjjjjjajjdjjjjjjjhajjjhjjdjdjjjjjjjdfajajjbbjjfjfjhfbdfhjjjjjjjjjjdjfjjbjfbhjjjjjjjh8fhjjj' +
  'ajdjjjjjdjjjbdafjjhjjdaaajjjfjhjjjbbbbajjaabjjjjjjdbjfjajbhjhajajjjbjfjdjjahdjjfjhhjfjhj8jbbjdjjjfjaaj8dfjafjjjjjjjfbjjj' +
  'jfjjjjabjafajjfjajjjjfbjjjffjajjjjjdjhjjjbjbdjjjjhdjjbjjhjjjhjjjhfhfjjjjjjjdfjjdbdjjfjddjbjjjhjjjjjjjbjhjjhhjjjhjjjjfajj' +
  'jjjfjjjjjjjf8jjjjjjjaajbdjjfj8jjjjbjjjjfafjhjfjjjfjabj8hfbjjhjjhjjfjajfaffjbjadjjjjjajbhjjfjjjjabbdjjjajjjhjjfjjbjbbjdjj' +
  'jjjjjjjhdjj8jbjjfabjjjdj8dbjjjbjjj8jjjfjbjjjjhjjdjjajjjajjbjjjdjjjjhjjjjjjbhjjhjajhadjhbdjafbjffjjbbfbjhdjbffjjjbajjjjjj' +
  'hdjjfjaa8jhdhjfhhfjjjdjjjjdjjhdaajjbbhfjjjjjjjhjdjjjjhdjjfjjjjjdjjjjjajdbfbjjjdjjdjfjjfbjjjdjjbjjbffjffdhjjajj8hjjbjjjjd' +
  'djjdjjjfjjjdjfjajafdjfbjjajjbjjjafjadjaajbabjahfbjjbbajjadhjdjjfjj8jfbjbajajfjdfhjjfjjjjjjdjjjjjfjdjjhjjjadfbjjjjbajjfjf' +
  'djafjjjjajfjajjdjjbjafjjbjjjjajjhjbjjjjhfjjaaj8jjdjjafjbjjfdjffjdajjjjajhdjbjja8fha87998899998aa999a99999999';

/** Bits of each step of a distance. */
export const DISTANCE_LENGTHS =
  '9aa976554434343444466aeeeeeeeeeeeedd';

