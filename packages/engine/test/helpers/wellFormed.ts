const NAME = String.raw`[A-Za-z_:][\w:.-]*`;
const TOKEN = new RegExp(
  String.raw`<!\[CDATA\[([^]*?)\]\]>|<!--(?:(?!--)[^])*-->|<\?[^]*?\?>|<(/?)(${NAME})((?:\s+${NAME}="[^"]*")*)\s*(/?)>|([^<]+)`,
  'y',
);

/** Says why a text is no well-formed XML without a document type; undefined for one that is. Forgives nothing. */
export function findXmlFault(xml: string): string | undefined {
  if (/[\0-\x08\x0b\x0c\x0e-\x1f\uFFFE\uFFFF]/.test(xml) || /\p{Surrogate}/u.test(xml))
    return 'a character that XML has not';
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < xml.length) {
    const at = TOKEN.lastIndex;
    const match = TOKEN.exec(xml);
    if (!match) return `no token at ${at}: ${xml.slice(at, at + 60)}`;
    const [, , isEnd, name, attributes = '', isEmpty, text] = match;
    const values = [...attributes.matchAll(/="([^"]*)"/g)].map(([, value]) => value!);
    if (values.some((value) => value.includes('<'))) return `< in an attribute: ${match[0]}`;
    for (const part of [...values, text ?? ''])
      if (/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(part) || part.includes(']]>'))
        return `a bare & or ]]>: ${part.slice(0, 60)}`;
    if (name === undefined) continue;
    if (isEnd) {
      if (open.pop() !== name) return `</${name}> closes nothing`;
    } else if (!isEmpty) open.push(name);
  }
  return open.length > 0 ? `<${open.at(-1)}> is not closed` : undefined;
}
