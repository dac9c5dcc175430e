import {loadCommands} from '../../packages/engine/src/cli/commands.ts';
import {catalogue} from '../../packages/engine/src/errors/catalogue.ts';
import {FILE_WORDS} from '../../packages/engine/src/content/frontmatter/fileWords.ts';
import {TOKEN_WORDS} from '../../packages/theme/src/reference/tokenWords.ts';
import {listExports} from './api.ts';
import {idOfFlag, pageOfCommand, VARIABLES} from './commands.ts';
import {pageOfCode} from './diagnostics.ts';
import {listFields, pageOfField, pageOfFile} from './frontMatter.ts';
import {listComponents} from './looks.ts';
import {listOptions, type ListedOption, pageOfOption} from './options.ts';
import {toId} from './page.ts';
import {readPages} from './pages.ts';

/** Something that the reference tells of. */
export interface Named {
  /** What the labelled questions (`bench/search/manual.txt`) call it: `docs.path`, `field slug`, `flag build out`, `LN-050`. */
  readonly key: string;
  /** What somebody types who knows its name. */
  readonly queries: readonly string[];
  /** Addresses below the path of the language, any of which will do; with `#*` a page and all of its sections. */
  readonly places: readonly string[];
}

/**
 * Lists the pages of the guide that have a text, and their sections that do, as addresses below the path of the language; of
 * both languages where none is named.
 */
export function guidesTo(text: string | RegExp, language?: 'zh' | 'en'): readonly string[] {
  const has = (part: string) => (typeof text === 'string' ? part.includes(text) : text.test(part));
  return [...pages].flatMap(([path, page]) => {
    const [, isEnglish, name] = /^(i18n\/en\/)?docs\/(.*)$/.exec(path) ?? [];
    if (name === undefined || !has(page)) return [];
    if (language !== undefined && language !== (isEnglish ? 'en' : 'zh')) return [];
    const address = name.replace(/\/\d+-/, '/').replace(/(?:\/index)?\.md$/, '/');
    const ids = page
      .split(/^(?=#{2,} )/m)
      .filter(has)
      .flatMap((section) => /^#.*\{#([\w-]+)\}$/m.exec(section)?.[1] ?? []);
    return [address, ...ids.map((id) => `${address}#${id}`)];
  });
}

// Loaded with the module: its importer may be closed once that is done.
const commands = await loadCommands();
const pages = readPages();

/** Where an option is told; a whole page is of the option that it is named after. */
function placesOf(option: ListedOption): readonly string[] {
  const {path, id} = option;
  const page = `reference/options/${pageOfOption(option)}/`;
  return path.includes('.') ? [`${page}#${id}`] : [`${page}#${id}`, page];
}

/** `redirects[].from` → `redirects` */
const holderOf = (name: string): string => name.replace(/(?:\[\]|\.\*)?\.[^.]*$/, '');

/** Every option: one name may be in several kinds of an object, and of many with one name that which holds them will do. */
function namedOptions(): readonly Named[] {
  const options = listOptions();
  const placesOfAll = (name: string) => options.filter(({path}) => path === name).flatMap(placesOf);
  return [...new Set(options.map(({path}) => path))].flatMap((name) => {
    const own = {
      key: name,
      queries: [name],
      places: placesOfAll(name),
    };
    const plain = name.replace(/\[\]|\.\*/g, '');
    if (plain === name) return [own];
    return [
      own,
      {
        key: plain,
        queries: [plain],
        places: [
          ...own.places,
          ...placesOfAll(holderOf(name)),
          ...options
            .filter(({path}) => path === name)
            .map((option) => `reference/options/${pageOfOption(option)}/#*`),
        ],
      },
    ];
  });
}

function namedFields(): readonly Named[] {
  const folder = 'reference/front-matter';
  const names = listFields().filter((name) => !PLAIN_WORDS.has(name));
  const fields = names.map((name) => ({
    key: `field ${name}`,
    queries: [name],
    places: [`${folder}/${pageOfField(name)}/#${toId(name)}`],
  }));
  const inFiles = Object.entries(FILE_WORDS).flatMap(([file, words]) =>
    Object.keys(words).map((name) => ({
      key: `field ${file}.${name}`,
      queries: [file === 'home' && name.includes('.') ? name : `${FILE_NAMES[file]} ${name}`],
      places: [
        `${folder}/${pageOfFile(file)}/#${toId(`${file}-${name}`)}`,
        `${folder}/${pageOfFile(file)}/`,
        `${folder}/${pageOfFile(file)}/#${file}-file`,
      ],
    })),
  );
  return [...fields, ...inFiles];
}

/** What the small files are called by those who look for their fields. */
const FILE_NAMES: Readonly<Record<string, string>> = {
  home: 'home',
  category: '_category_',
  authors: 'authors.yml',
  tags: 'tags.yml',
};

function namedCommands(): readonly Named[] {
  const pageOf = (name: string) => `reference/commands/${pageOfCommand(name)}/`;
  const own = commands.map(({name}) => ({
    key: `command ${name}`,
    queries: [`wuya ${name}`],
    places: [`${pageOf(name)}#${toId(name)}`, ...guidesTo(`wuya ${name}`)],
  }));
  const flags = commands.flatMap(({name, options}) =>
    Object.keys(options).map((option) => ({
      key: `flag ${toId(name)} ${option}`,
      queries: [`wuya ${name} --${option}`],
      places: [
        // `serve --out` says what `search serve --out` says.
        ...commands
          .filter((other) => name.endsWith(other.name) && Object.hasOwn(other.options, option))
          .map((other) => `${pageOf(other.name)}#${idOfFlag(other.name, option)}`),
        ...guidesTo(`wuya ${name}`),
      ],
    })),
  );
  // By the flag alone any command that has it will do.
  const alone = [...new Set(commands.flatMap(({options}) => Object.keys(options)))].map(
    (option) => ({
      key: `--${option}`,
      queries: [`--${option}`],
      places: commands
        .filter(({options}) => Object.hasOwn(options, option))
        .map(({name}) => `${pageOf(name)}#${idOfFlag(name, option)}`),
    }),
  );
  const variables = VARIABLES.map(([name]) => ({
    key: name,
    queries: [name],
    places: [`reference/commands/variables/#${toId(name)}`],
  }));
  return [...own, ...flags, ...alone, ...variables];
}

function namedCodes(): readonly Named[] {
  return Object.keys(catalogue).map((code) => ({
    key: code,
    queries: [code, code.toLowerCase()],
    places: [`reference/diagnostics/${pageOfCode(code)}/#${code.toLowerCase()}`],
  }));
}

function namedLooks(): readonly Named[] {
  const tokens = TOKEN_WORDS.flatMap(({id, tokens: own}) =>
    Object.keys(own).map((name) => ({
      key: name,
      queries: [name],
      places: [`reference/tokens/#${id}`],
    })),
  );
  const {slots, components} = listComponents();
  const parts = [
    ...slots.map((name) => ({name: `theme/${name}.tsx`, id: 'slots'})),
    ...components.map((name) => ({name: `theme/${name}.tsx`, id: 'components'})),
  ];
  return [
    ...tokens,
    ...parts.map(({name, id}) => ({
      key: name,
      queries: [name],
      places: [`reference/components/#${id}`],
    })),
  ];
}

function namedExports(): readonly Named[] {
  return listExports()
    .filter(({name}) => !PLAIN_WORDS.has(name))
    .map(({name}) => ({
      key: `export ${name}`,
      queries: [name],
      places: [`reference/node-api/#${toId(name.replace(/(?<=[a-z])[A-Z]/g, '-$&'))}`],
    }));
}

/** Names that are on every page as plain words, or are a command as well: no search can tell what is meant. */
const PLAIN_WORDS: ReadonlySet<string> = new Set(['id', 'tags', 'date', 'build', 'search']);

/** Every option, field, command, flag, variable, code, token, component and export of the reference. */
export const listNamed = (): readonly Named[] => [
  ...namedOptions(),
  ...namedFields(),
  ...namedCommands(),
  ...namedCodes(),
  ...namedLooks(),
  ...namedExports(),
];
