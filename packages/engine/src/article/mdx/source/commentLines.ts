import {createFenceReader} from '../../../content/source/fences.ts';

const LINE_LIMIT = 100;
const STATEMENT = /^(?:import|export)\s/;

/**
 * Leaves out HTML comments right above imports and exports: MDX takes comments out before it looks for statements, which begin a block
 * of their own. There are as many lines as before.
 * @example `<!-- parts -->\nimport A from './a'` → `\nimport A from './a'`
 */
export function dropCommentsAbove(body: string): string {
  if (!/-->[ \t]*\n(?:import|export)\s/.test(body)) return body;
  const kindOf = createFenceReader();
  const lines = body.split('\n');
  const kinds = lines.map(kindOf);
  for (let i = 0; i < lines.length; i++) {
    if (kinds[i] !== 'text' || !/^[ \t]*<!--/.test(lines[i]!)) continue;
    const end = lines.slice(i, i + LINE_LIMIT).findIndex((line) => line.includes('-->'));
    if (end < 0) continue;
    if (/-->[ \t]*$/.test(lines[i + end]!) && STATEMENT.test(lines[i + end + 1] ?? ''))
      lines.fill('', i, i + end + 1);
    i += end;
  }
  return lines.join('\n');
}
