import type {ThemeRegistrationRaw} from '@shikijs/primitive';

/**
 * Class of each kind of token: keyword, string, number, function, type, comment, plain, tag. The page's stylesheet gives
 * each a colour per colour mode, so one pass serves both. Punctuation has none: it is half of all tokens.
 */
const CLASSES = ['k', 's', 'n', 'f', 't', 'c', 'v', 'g'] as const;
type TokenClass = (typeof CLASSES)[number];
export const PLAIN_CLASS = 'v';

const SCOPES: readonly (readonly [TokenClass | '', readonly string[]])[] = [
  ['c', ['comment', 'punctuation.definition.comment', 'string.quoted.docstring', 'string.comment']],
  [
    's',
    [
      'string',
      'punctuation.definition.string',
      'constant.other.symbol',
      'markup.inline.raw',
      'string.regexp',
    ],
  ],
  [
    'n',
    [
      'constant.numeric',
      'constant.language',
      'constant.character',
      'constant.other',
      'support.constant',
      'keyword.other.unit',
      'variable.other.constant.property',
    ],
  ],
  [
    'k',
    [
      'keyword',
      'storage',
      'variable.language',
      'support.type.property-name',
      'keyword.operator.new',
      'keyword.operator.expression',
      'keyword.operator.logical.python',
      'keyword.operator.wordlike',
      'markup.heading',
      'entity.name.section',
    ],
  ],
  [
    'f',
    [
      'entity.name.function',
      'support.function',
      'variable.function',
      'entity.name.command',
      'entity.other.attribute-name',
      'meta.function-call.generic',
    ],
  ],
  [
    't',
    [
      'entity.name.type',
      'entity.name.class',
      'support.class',
      'support.type',
      'entity.other.inherited-class',
      'entity.name.namespace',
      'storage.type.java',
      'storage.type.primitive',
      'storage.type.generic',
      'storage.type.built-in',
    ],
  ],
  ['g', ['entity.name.tag', 'support.class.component', 'markup.deleted']],
  [
    '',
    [
      'punctuation',
      'keyword.operator',
      'storage.type.function.arrow',
      'meta.brace',
      'punctuation.definition.template-expression',
    ],
  ],
  [
    PLAIN_CLASS,
    [
      'meta.template.expression',
      'string.unquoted.argument',
      'variable.other',
      'string.unquoted.plain.out.yaml',
    ],
  ],
];

/** Returns a colour that only says which class a token gets: `#000001` is `k`, `#000002` is `s`, … */
const colorOf = (tokenClass: TokenClass | ''): string =>
  `#${(tokenClass === '' ? 15 : CLASSES.indexOf(tokenClass) + 1).toString(16).padStart(6, '0')}`;

/** Theme whose colours stand for classes. */
export const tokenTheme: ThemeRegistrationRaw = {
  name: 'wuya',
  type: 'light',
  settings: [
    {settings: {foreground: colorOf(PLAIN_CLASS), background: '#ffffff'}},
    ...SCOPES.map(([tokenClass, scope]) => ({
      scope: [...scope],
      settings: {foreground: colorOf(tokenClass)},
    })),
  ],
};

/** Finds the class for a colour of the theme; empty for punctuation. */
export function classOfColor(color: string | undefined): TokenClass | '' {
  const index = Number.parseInt(color?.slice(1) ?? '', 16);
  return CLASSES[index - 1] ?? '';
}

/** What Prism calls the kinds of tokens. */
const PRISM_KINDS: ReadonlyMap<string, TokenClass | ''> = new Map(
  Object.entries({
    c: 'comment prolog doctype cdata shebang hashbang',
    s: 'string char attr-value regex url inserted template-string',
    n: 'number boolean constant symbol entity unit color hexcode variable-constant',
    k: 'keyword atrule important rule property selector title section',
    f: 'function method decorator annotation attr-name builtin command',
    t: 'class-name namespace type type-name',
    g: 'tag deleted',
    '': 'punctuation operator',
  }).flatMap(([tokenClass, names]) =>
    names.split(' ').map((name) => [name, tokenClass as TokenClass | ''] as const),
  ),
);

/** Finds the class for a token of Prism by its type and its aliases; undefined where none of them says what it is. */
export function classOfPrism(names: readonly string[]): TokenClass | '' | undefined {
  const known = names.find((name) => PRISM_KINDS.has(name));
  return known === undefined ? undefined : PRISM_KINDS.get(known);
}
