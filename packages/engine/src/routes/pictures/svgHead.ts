/** What is before the root of a drawing: the declaration of XML, a document type, comments. */
const BEFORE_ROOT = /^\s*(?:<\?[^>]*>\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\]\s*)?>\s*|<!--[^]*?-->\s*)*/i;

const ROOT = /^<svg(?=[\s>/])/i;

/** Maximum size of what is read of a drawing, in bytes: one whose root has its attributes further down is damaged. */
const LIMIT = 4 * 1024 * 1024;

/**
 * Writes the root of a drawing with its size alone, which may be behind a whole source: draw.io keeps one in `content`.
 * @returns undefined for bytes that are no drawing
 */
export function svgHeadOf(bytes: Uint8Array): string | undefined {
  const decode = (end: number): string => new TextDecoder().decode(bytes.subarray(0, end));
  if (!/^\s*</.test(decode(100))) return undefined;
  const text = decode(LIMIT);
  const start = BEFORE_ROOT.exec(text)?.[0].length ?? 0;
  if (!ROOT.test(text.slice(start, start + 5))) return undefined;
  const sizes: string[] = [];
  const attributes = /\s+([\w:.-]+)\s*=\s*(?:"[^"]*"|'[^']*')/y;
  attributes.lastIndex = start + 4;
  for (let match = attributes.exec(text); match; match = attributes.exec(text)) {
    const [written, name = ''] = match;
    if (/^(?:width|height|viewbox)$/i.test(name)) sizes.push(written);
  }
  return `<svg ${sizes.join('')}></svg>`;
}
