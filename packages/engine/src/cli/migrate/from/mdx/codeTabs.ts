import {printLabel} from '../markdown/containers.ts';
import {classify} from '../markdown/fences.ts';

const TITLE = / title="([^"]*)"/;

/** Puts each block of code into a tab, which has its title or language for a label; lines that have tabs already stay as they are. */
export function toCodeTabs(lines: readonly string[]): readonly string[] {
  if (lines.some((line) => line.trimStart().startsWith('<TabItem'))) return lines;
  const seen: string[] = [];
  return classify(lines.join('\n')).flatMap(({text, kind, info = ''}) => {
    if (kind === 'close') return [text, '', '</TabItem>'];
    if (kind !== 'open') return [text];
    const title = TITLE.exec(text)?.[1] || /^[^\s{]+/.exec(info)?.[0] || 'Code';
    const count = seen.filter((one) => one === title).length;
    seen.push(title);
    return [`<TabItem ${printLabel(title, count)}>`, '', text.replace(TITLE, '')];
  });
}
