import type {OwnGrammars, PrismToken} from '../../config/docusaurus/theme/ownGrammars.ts';
import type {CodeBlock} from './codeBlock.ts';
import type {Highlighter} from './highlighter.ts';
import {printToken} from './printToken.ts';
import {classOfPrism, PLAIN_CLASS} from './tokenTheme.ts';

/**
 * Makes a highlighter that colours languages which a site teaches Prism as Prism reads them, and all others as before.
 * @param grammars undefined for a site without such languages
 */
export function withOwnColours(
  highlighter: Pick<Highlighter, 'highlight'>,
  grammars: OwnGrammars | undefined,
): Pick<Highlighter, 'highlight'> {
  if (grammars === undefined) return highlighter;
  return {
    async highlight(blocks) {
      const own = blocks.map((block) => colour(block, grammars));
      const others = blocks.flatMap((block, index) => (own[index] ? [] : [{block, index}]));
      const rest = await highlighter.highlight(others.map(({block}) => block));
      const lines = new Map(others.map(({index}, i) => [index, rest.lines[i]!]));
      return {
        lines: own.map((ready, index) => ready ?? lines.get(index)!),
        unknown: rest.unknown.map(([i, diagnostic]) => [others[i]!.index, diagnostic]),
      };
    },
  };
}

/** Colours a block of one of the languages; undefined for others. */
function colour(
  {language, code}: CodeBlock,
  {languages, tokenize}: OwnGrammars,
): readonly string[] | undefined {
  const name = [language, language.toLowerCase()].find((one) => languages.has(one));
  return name === undefined ? undefined : toLines(tokenize(code.replace(/\n$/, ''), name));
}

/** Prints tokens, the innermost that has a colour deciding, as lines of HTML. */
function toLines(tokens: readonly PrismToken[]): readonly string[] {
  const lines = [''];
  const write = (text: string, tokenClass: string): void => {
    for (const [i, part] of text.split('\n').entries()) {
      if (i > 0) lines.push('');
      lines[lines.length - 1] += printToken(tokenClass, part);
    }
  };
  const walk = (token: PrismToken, around: string): void => {
    if (typeof token === 'string') return write(token, around);
    const {type, alias = [], content} = token;
    const own = classOfPrism([type, ...(typeof alias === 'string' ? [alias] : alias)]) ?? around;
    for (const inner of Array.isArray(content) ? content : [content])
      walk(inner as PrismToken, own);
  };
  for (const token of tokens) walk(token, PLAIN_CLASS);
  return lines;
}
