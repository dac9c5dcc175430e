import {escapePattern} from '../../config/schema/escapePattern.ts';

/** A comment in code that marks lines: the next one, or those between two comments. */
export interface MagicComment {
  readonly className: string;
  readonly line?: string | undefined;
  readonly block?: {readonly start: string; readonly end: string} | undefined;
}

export const HIGHLIGHT: MagicComment = {
  className: 'theme-code-block-highlighted-line',
  line: 'highlight-next-line',
  block: {start: 'highlight-start', end: 'highlight-end'},
};

const STYLES = {
  slash: ['\\/\\/', ''],
  block: ['\\/\\*', '\\*\\/'],
  jsx: ['\\{\\s*\\/\\*', '\\*\\/\\s*\\}'],
  hash: ['#', ''],
  html: ['<!--', '-->'],
  dashes: ['--', ''],
  semicolons: [';;?', ''],
  percent: ['%', ''],
  quote: ["'", ''],
  rem: ['(?:REM|rem)', ''],
  exclamation: ['!', ''],
  ml: ['\\(\\*', '\\*\\)'],
  star: ['\\*>', ''],
} as const satisfies Record<string, readonly [string, string]>;

type Style = keyof typeof STYLES;

const C_LIKE: readonly Style[] = ['slash', 'block'];
const LANGUAGES: ReadonlyMap<string, readonly Style[]> = new Map<string, readonly Style[]>([
  ...[
    'js',
    'javascript',
    'mjs',
    'cjs',
    'ts',
    'typescript',
    'mts',
    'cts',
    'java',
    'c',
    'cpp',
    'csharp',
    'cs',
    'go',
    'rust',
    'rs',
    'swift',
    'kotlin',
    'kt',
    'scala',
    'dart',
    'json5',
    'jsonc',
  ].map((name) => [name, C_LIKE] as const),
  ...['jsx', 'tsx'].map((name) => [name, [...C_LIKE, 'jsx']] as const),
  ...['css', 'scss', 'less', 'sass'].map((name) => [name, C_LIKE] as const),
  ...['html', 'vue', 'svelte', 'astro'].map((name) => [name, [...C_LIKE, 'jsx', 'html']] as const),
  ...['xml', 'svg'].map((name) => [name, ['html']] as const),
  ...[
    'python',
    'py',
    'bash',
    'sh',
    'shell',
    'zsh',
    'ruby',
    'rb',
    'perl',
    'r',
    'toml',
    'dockerfile',
    'docker',
    'makefile',
    'make',
    'powershell',
    'ps1',
    'nginx',
    'elixir',
    'graphql',
  ].map((name) => [name, ['hash']] as const),
  ...['yaml', 'yml'].map((name) => [name, ['hash']] as const),
  ...['markdown', 'md', 'mdx'].map((name) => [name, ['html', 'jsx', 'hash']] as const),
  ...['php', 'ini'].map((name) => [name, [...C_LIKE, 'hash', 'semicolons']] as const),
  ['sql', ['dashes', 'block', 'hash']],
  ...['lua', 'haskell', 'hs', 'ada'].map((name) => [name, ['dashes']] as const),
  ...['lisp', 'clojure', 'clj', 'scheme', 'wasm', 'wat', 'asm'].map(
    (name) => [name, ['semicolons']] as const,
  ),
  ...['tex', 'latex', 'matlab', 'erlang', 'prolog'].map((name) => [name, ['percent']] as const),
  ...['vb', 'vbnet', 'vba', 'visual-basic'].map((name) => [name, ['quote', 'rem']] as const),
  ...['bat', 'batch', 'cmd'].map((name) => [name, ['rem']] as const),
  ...['basic'].map((name) => [name, ['rem', 'exclamation']] as const),
  ...['fortran', 'f90'].map((name) => [name, ['exclamation']] as const),
  ...['ocaml', 'fsharp', 'ml', 'pascal'].map((name) => [name, ['ml', 'slash']] as const),
  ['cobol', ['star']],
]);
const COMMON: readonly Style[] = ['slash', 'block', 'jsx', 'hash', 'html'];
/** Languages in which the signs of others are code or text; elsewhere authors write any, as Docusaurus takes them. */
const STRICT: ReadonlySet<string> = new Set(
  'js javascript ts typescript jsx tsx html python py bash markdown md tex latex matlab lua haskell sql wasm vb vba vbnet visual-basic batch basic fsharp ocaml fortran cobol'.split(
    ' ',
  ),
);

/**
 * Takes the lines that are magic comments out of code.
 * @returns the code that is left, and the classes of its lines, from 1
 */
export function readMagicComments(
  code: string,
  language: string,
  comments: readonly MagicComment[],
): {code: string; classes: ReadonlyMap<number, readonly string[]>} {
  const classes = new Map<number, string[]>();
  const texts = comments
    .flatMap(({line, block}) => [line, block?.start, block?.end])
    .filter((text) => text !== undefined);
  if (!texts.some((text) => code.includes(text))) return {code, classes};
  const pattern = patternFor(language, texts);
  const open = new Map<MagicComment, number>();
  const kept: string[] = [];
  const next: string[] = [];
  for (const line of code.split('\n')) {
    const match = pattern.exec(line);
    const text = match?.slice(1).find((group) => group !== undefined);
    if (text === undefined) {
      kept.push(line);
      const ofLine = [
        ...next.splice(0),
        ...[...open].filter(([, depth]) => depth > 0).map(([comment]) => comment.className),
      ];
      if (ofLine.length) classes.set(kept.length, [...new Set(ofLine)]);
      continue;
    }
    for (const comment of comments) {
      if (comment.line === text) next.push(comment.className);
      if (comment.block?.start === text) open.set(comment, (open.get(comment) ?? 0) + 1);
      if (comment.block?.end === text) open.set(comment, Math.max(0, (open.get(comment) ?? 0) - 1));
    }
  }
  return {code: kept.join('\n'), classes};
}

function patternFor(language: string, texts: readonly string[]): RegExp {
  const words = `(${texts.map(escapePattern).join('|')})`;
  return new RegExp(`^\\s*${patternOf(stylesOf(language), words, '\\s*')}\\s*$`);
}

/** Lists the comments that may mark lines in a language. */
function stylesOf(language: string): ReadonlySet<Style> {
  const own = LANGUAGES.get(language) ?? [];
  return new Set(STRICT.has(language) ? own : [...own, ...COMMON]);
}

/** Makes the pattern of a comment of a language that holds `inner` alone, with `space` around it; each style repeats its groups. */
export function commentPattern(language: string, inner: string, space: string): string {
  return patternOf(LANGUAGES.get(language) ?? COMMON, inner, space);
}

function patternOf(names: Iterable<Style>, inner: string, space: string): string {
  const styles = [...names].map((style) => STYLES[style]);
  return `(?:${styles.map(([open, close]) => open + space + inner + space + close).join('|')})`;
}
