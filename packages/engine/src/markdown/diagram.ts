import {renderMermaidSVG} from 'beautiful-mermaid';

/** Colours of diagrams, by the variables that the drawing uses → those of the page. */
const COLOURS: Readonly<Record<string, string>> = {
  '--bg': '--paper',
  '--fg': '--ink',
  '--_text': '--ink',
  '--_text-sec': '--ink-2',
  '--_text-muted': '--ink-3',
  '--_text-faint': '--ink-3',
  '--_line': '--ink-3',
  '--_arrow': '--ink-2',
  '--_node-fill': '--paper',
  '--_node-stroke': '--ink-3',
  '--_group-fill': '--wash-2',
  '--_group-hdr': '--wash',
  '--_inner-stroke': '--line-2',
  '--_key-badge': '--wash-2',
};

const STYLE = `${Object.entries(COLOURS)
  .map(([own, page]) => `${own}:var(${page})`)
  .join(';')};font-family:var(--font-sans)`;

/**
 * SVG of a Mermaid diagram in the colours of the page, whichever they are; `idPrefix` keeps its ids apart from others.
 * @returns what is wrong when it cannot be drawn: another kind of diagram, or a mistake in it
 */
export function renderDiagram(source: string, idPrefix: string): {readonly svg: string} | {readonly problem: string} {
  try {
    const svg = renderMermaidSVG(source, {transparent: true})
      .replace(/<style>[^]*?<\/style>/g, '')
      .replace(/(<svg [^>]*?) style="[^"]*"/, (_, start: string) => `${start} style="${STYLE}"`)
      .replace(/ xmlns="[^"]*"/, '')
      .replace(/\bid="([^"]+)"/g, (_, id: string) => `id="${idPrefix}${id}"`)
      .replace(/url\(#([^)]+)\)/g, (_, id: string) => `url(#${idPrefix}${id})`)
      .replace(/\.\d{3,}/g, (digits) => digits.slice(0, 3))
      .replace(/>\s+</g, '><');
    return {svg};
  } catch (error) {
    return {problem: (error instanceof Error ? error.message : String(error)).split('\n')[0]!};
  }
}
