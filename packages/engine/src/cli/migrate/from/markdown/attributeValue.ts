/** Writes a text as the value of an attribute of HTML inside Markdown: `"a" & b` → `&quot;a&quot; &amp; b` */
export const toAttributeValue = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
