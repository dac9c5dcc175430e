/** Lines of state diagrams that the drawing library knows; it leaves out others without a word. */
const KNOWN = [
  /^direction\s+(?:TD|TB|LR|BT|RL)$/i,
  /^(?:linkStyle|hide empty description)\b/,
  /^state\s+(?:"[^"]+"\s+as\s+)?[\w\p{L}]+\s*\{$/u,
  /^\}$/,
  /^state\s+"[^"]+"\s+as\s+[\w\p{L}]+$/u,
  /^(?:\[\*\]|[\w\p{L}-]+)\s*-->\s*(?:\[\*\]|[\w\p{L}-]+)(?:\s*:\s*.+)?$/u,
  /^[\w\p{L}-]+\s*:\s*.+$/u,
];

/** Finds the first line of a state diagram that would be left out of its drawing; undefined for other diagrams. */
export function findUnknownState(source: string): string | undefined {
  const lines = source
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  if (!/^stateDiagram(?:-v2)?$/i.test(lines[0] ?? '')) return undefined;
  return lines.slice(1).find((line) => !KNOWN.some((pattern) => pattern.test(line)));
}
