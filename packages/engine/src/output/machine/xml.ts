/** Drops the characters that no XML document can hold, not even escaped: https://www.w3.org/TR/xml/#charsets */
export function dropNonXml(text: string): string {
  return text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\uFFFE\uFFFF]/g, '').replace(/\p{Surrogate}/gu, '');
}

/** Drops what XML cannot hold; the end of a CDATA section, which the library of feeds cuts once only, is told apart by a space. */
export function toXmlText(text: string): string {
  return dropNonXml(text).replaceAll(']]>', ']] >');
}
