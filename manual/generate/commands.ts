import {type Command} from '../../packages/engine/src/cli/commandLine/command.ts';
import {loadCommands} from '../../packages/engine/src/cli/commands.ts';
import {type Language, pickWords, type Words} from '../../packages/engine/src/errors/language.ts';
import {printPage, type ReferencePage, toId} from './page.ts';
import {plainNameOf, useOf} from './plainNames/plainNames.ts';

// Loaded with the module: its importer may be closed once that is done.
const commands = await loadCommands();

/** What the help of a command says of each option: `{out: '输出的文件夹'}`. */
export function readOptionHelp(help: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  let last: string | undefined;
  for (const line of help.split('\n')) {
    const [, name, text] = /^ {2}--([\w-]+)(?:\s+(.*))?$/.exec(line) ?? [];
    if (name !== undefined) {
      last = name;
      found[name] = text ?? '';
    } else if (last !== undefined && /^ {8,}\S/.test(line))
      found[last] = `${found[last]}${/[\w.,;:)|]$/.test(found[last]!) ? ' ' : ''}${line.trim()}`;
    else last = undefined;
  }
  return found;
}

/** Id of the heading of an option: `build`, `out` → `build-out`. */
export const idOfFlag = (command: string, option: string): string => toId(`${command}-${option}`);

/** Makes Markdown of what a help says: `set WUYA_URL for <x>` → ``set `WUYA_URL` for \\<x>``. */
const toText = (help: string): string =>
  help.replaceAll('<', '\\<').replace(/\b[A-Z]+(?:_[A-Z]+)+\b/g, '`$&`');

/** Makes a sentence of what a help says of an option: `output folder` → `Output folder. `, `输出文件夹` → `输出文件夹。`. */
export function toSentence(help: string, language: Language): string {
  const end = language === 'zh' ? '。' : '. ';
  return toText(help)
    .replace(/^[a-z](?=[a-z]*,? (?!\|))/, (letter) =>
      language === 'en' ? letter.toUpperCase() : letter,
    )
    .replace(/(?<![。.])$/, end);
}

function printCommand({name, help, options}: Command, language: Language): string {
  const text = pickWords(help, language);
  const [usage = '', ...rest] = text.split('\n\n');
  const prose = rest.filter((part) => !/^ {2}--/m.test(part)).map((part) => part.trim());
  const flags = readOptionHelp(text);
  const colon = language === 'zh' ? '：' : ': ';
  const use = (key: string) => pickWords(useOf(key) ?? ['', ''], language);
  return `## \`wuya ${name}\`${colon}${pickWords(plainNameOf(`command ${name}`), language)} {#${toId(name)}}

${use(name)}

\`\`\`sh
${usage}
\`\`\`

${prose.map(toText).join('\n\n')}

${Object.keys(options)
  .map(
    (option) =>
      `### \`wuya ${name} --${option}\`${colon}${pickWords(plainNameOf(`flag ${name} ${option}`), language)} {#${idOfFlag(name, option)}}\n\n${toSentence(flags[option] ?? '', language)}${use(`${name} ${option}`)}`,
  )
  .join('\n\n')}`.trim();
}

/** Variables of the environment, with what each does. */
export const VARIABLES: readonly (readonly [name: string, words: Words])[] = [
  ['WUYA_URL', ['代替配置里的 `url`', 'Takes the place of `url` in the configuration']],
  [
    'WUYA_BASE_URL',
    ['代替配置里的 `baseUrl`', 'Takes the place of `baseUrl` in the configuration'],
  ],
  [
    'WUYA_LANG',
    [
      '命令说哪种语言：`zh` 或 `en`；不写就看系统',
      'Language of the commands, `zh` or `en`; left out, that of the system',
    ],
  ],
  [
    'WUYA_SEARCH_WRITE_KEY',
    ['`wuya search push` 写入用的密钥', 'The key with which `wuya search push` writes'],
  ],
  ['NO_COLOR', ['输出不带颜色', 'Print without colours']],
];

const PAGES: readonly {
  /** Below `reference/commands`. */
  readonly path: string;
  /** What it is called in the sidebar. */
  readonly label: Words;
  readonly commands: readonly string[];
}[] = [
  {
    path: 'writing',
    label: ['写作', 'Writing'],
    commands: ['dev', 'new', 'check', 'run', 'explain'],
  },
  {
    path: 'building',
    label: ['生成网站', 'Building'],
    commands: ['build', 'serve', 'book', 'clean'],
  },
  {
    path: 'searching',
    label: ['搜索', 'Searching'],
    commands: ['search query', 'search serve', 'search push'],
  },
  {path: 'assistants', label: ['AI 助手', 'AI assistants'], commands: ['mcp']},
  {
    path: 'moving',
    label: ['搬家', 'Moving here'],
    commands: ['migrate', 'compare'],
  },
];

/** Page of a command below `reference/commands`. */
export function pageOfCommand(name: string): string {
  const page = PAGES.find(({commands: own}) => own.includes(name));
  if (!page) throw new Error(`wuya ${name} has no page: add it in manual/generate/commands.ts`);
  return page.path;
}

const namedCommand = (name: string): Command => commands.find((one) => one.name === name)!;

/** The pages of all commands, and a first page that lists them. */
export function commandPages(): readonly ReferencePage[] {
  const pages = PAGES.map(({path, label, commands: own}, position): ReferencePage => ({
    path: `commands/${path}.md`,
    print: (language) =>
      printPage({
        title: language === 'zh' ? `命令：${own.join('、')}` : `Commands: ${own.join(', ')}`,
        description: pickWords(
          [`${label[0]}的命令，和它们的选项。`, `${label[1]}: commands and their options.`],
          language,
        ),
        label: pickWords(label, language),
        position: position + 1,
        body: own.map((name) => printCommand(namedCommand(name), language)).join('\n\n'),
      }),
  }));
  return [indexPage(), ...pages, variablesPage()];
}

function indexPage(): ReferencePage {
  const about: Words = [
    '`wuya` 的每一条命令和选项。除 `new`、`explain`、`search query`、`compare`、`migrate` 另有说明外，命令后面都可以写站点的文件夹，不写就是当前的文件夹。退出码：0 成功，1 有错误；警告不影响。',
    'Every command and option of `wuya`. Commands take the folder of the site, the current one if none is named; `new`, `explain`, `search query`, `compare` and `migrate` say what they take. The exit code is 0, or 1 after an error; warnings do not count.',
  ];
  const row = (name: string, language: Language) =>
    `| [\`wuya ${name}\`](./${pageOfCommand(name)}.md#${toId(name)}) | ${pickWords(namedCommand(name).summary, language)} |`;
  return {
    path: 'commands/index.md',
    print: (language) =>
      printPage({
        title: pickWords(['命令', 'Commands'], language),
        description: pickWords(
          [
            'wuya 的每一条命令、每一个选项，以及环境变量。',
            'Every command and option of wuya, and its environment variables.',
          ],
          language,
        ),
        position: 0,
        label: pickWords(['一览', 'Overview'], language),
        isFound: false,
        body: `${pickWords(about, language)}

| ${pickWords(['命令', 'Command'], language)} | ${pickWords(['做什么', 'What it does'], language)} |
| --- | --- |
${commands.map(({name}) => row(name, language)).join('\n')}`,
      }),
  };
}

const variablesPage = (): ReferencePage => ({
  path: 'commands/variables.md',
  print: (language) =>
    printPage({
      title: pickWords(['环境变量', 'Environment variables'], language),
      description: pickWords(
        [
          '`wuya` 的命令读哪些环境变量。',
          'Environment variables that the commands of `wuya` read.',
        ],
        language,
      ).replaceAll('`', ''),
      position: PAGES.length + 1,
      body: VARIABLES.map(
        ([name, words]) =>
          `## \`${name}\` {#${toId(name)}}\n\n${pickWords(words, language)}${language === 'zh' ? '。' : '.'}`,
      ).join('\n\n'),
    }),
});
