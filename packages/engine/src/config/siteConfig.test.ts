import {describe, expect, it} from 'vitest';
import {resolveConfig} from './siteConfig.ts';

const required = {title: '无涯', url: 'https://wuya.example'};

/** Code and English text of each problem, by option. */
function problemsOf(input: unknown): (readonly [option: string, code: string, en: string])[] {
  return resolveConfig(input).problems.map(({option, diagnostic}) => [
    option,
    diagnostic.code,
    diagnostic.en,
  ]);
}

/** Option and code of each problem. */
function codesOf(input: unknown): string[] {
  return problemsOf(input).map(([option, code]) => `${option} ${code}`);
}

/** A list in a list in a list … */
function nested(depth: number): unknown {
  let list: unknown[] = [];
  for (let level = 0; level < depth; level++) list = [list];
  return list;
}

/** `[item, , item]` */
function holed(item: unknown): unknown {
  const list: unknown[] = [item];
  list[2] = typeof item === 'string' ? item : {id: 'b'};
  return list;
}

function endless(): unknown {
  const list: unknown[] = [];
  list.push(list);
  return list;
}

it.each([
  ['example.com', "Write url: 'https://example.com'"],
  ['me.github.io/', "Write url: 'https://me.github.io'"],
  ['//notes.example.com', "Write url: 'https://notes.example.com'"],
  ['https:/example.com', "Write url: 'https://example.com'"],
  ['localhost', undefined],
  ['我的网站', undefined],
  [3, undefined],
])('offers the whole address for the name of a host: %j', (url, hint) => {
  const [problem] = resolveConfig({...required, url}).problems;
  expect(problem!.diagnostic.hint?.en).toBe(hint);
});

it('names the plural beside an option before one that is called so elsewhere', () => {
  const {problems} = resolveConfig({...required, docs: {sidebar: {}}});
  expect(problems.map(({diagnostic}) => diagnostic.hint?.en)).toEqual([
    'Did you mean docs.sidebars?',
  ]);
});

describe('defaults', () => {
  it('needs only title and url', () => {
    expect(problemsOf(required)).toEqual([]);
  });

  it('fills in what is left out', () => {
    const {config} = resolveConfig(required);
    expect(config).toMatchObject({
      tagline: '',
      titleDelimiter: '|',
      baseUrl: '/',
      locale: 'zh-CN',
      noIndex: false,
      staticDirectories: ['static'],
      onBrokenLinks: 'throw',
      onBrokenAnchors: 'warn',
      onBrokenImages: 'throw',
      docs: [{id: 'default', path: 'docs', routeBasePath: '/', breadcrumbs: true, exclude: []}],
      markdown: {rawHtml: false},
      themeConfig: {tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3}},
    });
  });

  it("takes what JSON can say as a field of one's own, and nothing else", () => {
    expect(
      resolveConfig({...required, customFields: {a: [1, null, {b: true}]}}).config,
    ).toMatchObject({customFields: {a: [1, null, {b: true}]}});
    const holdsItself: Record<string, unknown> = {};
    holdsItself['a'] = holdsItself;
    for (const a of [() => 1, 1n, holdsItself])
      expect(codesOf({...required, customFields: {a}})).toEqual(['customFields.a CFG-002']);
  });

  it('takes as a parameter of the search what JSON can say, and nothing else', () => {
    const cyclic: Record<string, unknown> = {};
    cyclic['self'] = cyclic;
    const searchParameters = {a: 1, facets: ['b'], big: 10n, cyclic, own: () => 1};
    const search = {provider: {appId: 'a', apiKey: 'b', searchParameters}};
    const at = 'search.provider.searchParameters';
    expect(codesOf({...required, search})).toEqual(
      ['big', 'cyclic', 'own'].map((name) => `${at}.${name} CFG-002`),
    );
    expect(codesOf({...required, search: {provider: {searchParameters: []}}})).toEqual([
      `${at} CFG-002`,
    ]);
  });

  it('takes an option that is undefined for one left out', () => {
    expect(resolveConfig({...required, tagline: undefined, docs: undefined}).problems).toEqual([]);
  });

  it.each([
    ['docs', []],
    ['blog', []],
    ['pages', []],
  ])('switches %s off with false', (option, off) => {
    expect(resolveConfig({...required, [option]: false}).config[option as 'docs']).toEqual(off);
  });
});

describe('control characters', () => {
  it('are in no text, as in front matter', () => {
    const {config, problems} = resolveConfig({
      ...required,
      title: '\x1B[31m无\0涯',
      tagline: 'a\tb\x7F',
      themeConfig: {footer: {legal: ['\x08©']}},
      headTags: [{tagName: 'meta', attributes: {content: 'a\0b'}}],
    });
    expect(problems).toEqual([]);
    expect(config).toMatchObject({
      title: '[31m无涯',
      tagline: 'a\tb',
      themeConfig: {footer: {legal: ['©']}},
      headTags: [{attributes: {content: 'ab'}}],
    });
  });

  it('are no title', () => {
    expect(codesOf({...required, title: '\0'})).toEqual(['title CFG-002']);
  });

  it('are an error in an address', () => {
    expect(codesOf({...required, baseUrl: '/a\x1B/'})).toEqual(['baseUrl CFG-002']);
  });
});

describe('url', () => {
  it('must not have a sub-path, which the message names together with the fix', () => {
    const [problem] = resolveConfig({...required, url: 'https://a.b/c'}).problems;
    expect(problem).toMatchObject({
      option: 'url',
      diagnostic: {code: 'CFG-003', en: 'url must not have a sub-path: https://a.b/c has /c.'},
    });
    expect(problem?.diagnostic.hint?.en).toBe("Write url: 'https://a.b', baseUrl: '/c'");
  });

  it.each(['https://a.b/?x=1', 'https://a.b/#h'])('refuses %s', (url) => {
    expect(codesOf({...required, url})).toEqual(['url CFG-003']);
  });

  it.each(['a.b', 'ftp://a.b', '', '//a.b', 3])(
    'refuses %s, which is no absolute web address',
    (url) => {
      expect(codesOf({...required, url})).toEqual(['url CFG-002']);
    },
  );

  it('drops a slash at the end', () => {
    expect(resolveConfig({...required, url: 'https://a.b/'}).config.url).toBe('https://a.b');
  });
});

describe('baseUrl', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['notes', '/notes/'],
    ['/notes', '/notes/'],
    ['notes/', '/notes/'],
    ['/a/b', '/a/b/'],
    ['/my notes/', '/my%20notes/'],
    [' /a/ ', '/a/'],
  ])('makes %j into %j', (baseUrl, expected) => {
    expect(resolveConfig({...required, baseUrl})).toMatchObject({
      config: {baseUrl: expected},
      problems: [],
    });
  });

  it.each([
    'https://a.b/c/',
    '/a?b',
    '/a#b',
    '//a',
    '/a\tb',
    '/a\u3000b',
    '/">x/',
    '/</script>/',
    7,
    '/../x/',
    '..',
    '/a/./b/',
    '/%2e%2e/x/',
    '/%5c/',
    '/%zz/',
    '/%00/',
    'a\u0007b',
  ])('refuses %j', (baseUrl) => {
    expect(codesOf({...required, baseUrl})).toEqual(['baseUrl CFG-002']);
  });
});

describe('problems', () => {
  it('names an unknown option and the nearest known one', () => {
    const [problem] = resolveConfig({...required, tagLine: 'x'}).problems;
    expect(problem).toMatchObject({
      option: 'tagLine',
      diagnostic: {code: 'CFG-001', hint: {en: 'Did you mean tagline?'}},
    });
  });

  it('names the whole path of an unknown option below', () => {
    const [problem] = resolveConfig({...required, themeConfig: {navbar: {item: []}}}).problems;
    expect(problem).toMatchObject({
      option: 'themeConfig.navbar.item',
      diagnostic: {hint: {en: 'Did you mean themeConfig.navbar.items?'}},
    });
  });

  it('gives no hint where nothing is near', () => {
    expect(resolveConfig({...required, qqqqqqqq: 1}).problems[0]?.diagnostic.hint).toBeUndefined();
  });

  it('shows path, expectation and value of a wrong type', () => {
    const items = [
      {label: '一', to: '/'},
      {label: 3, to: '/'},
    ];
    expect(problemsOf({...required, themeConfig: {navbar: {items}}})).toEqual([
      [
        'themeConfig.navbar.items[1].label',
        'CFG-002',
        'themeConfig.navbar.items[1].label: expected text, got 3.',
      ],
    ]);
  });

  it.each([
    ['title', 5, 'expected text that is not empty, of at most 300 characters, got 5'],
    ['title', ' ', 'expected text that is not empty, of at most 300 characters, got " "'],
    ['title', '题'.repeat(301), 'expected text that is not empty, of at most 300 characters, got'],
    ['noIndex', 'yes', 'expected true or false, got "yes"'],
    ['staticDirectories', 'static', 'expected a list of text, got "static"'],
    ['onBrokenLinks', 'fail', 'expected "throw" or "warn" or "log" or "ignore", got "fail"'],
    ['locale', 'zh_CN', 'expected a language tag like \'zh-CN\', got "zh_CN"'],
    ['messages', [], 'expected an object of text, got []'],
    ['docs', 'notes', 'expected an object with id, label, path, routeBasePath'],
  ])('says what %s should be', (option, value, expected) => {
    const [[path, code, en] = ['', '', '']] = problemsOf({...required, [option]: value});
    expect([path, code]).toEqual([option, 'CFG-002']);
    expect(en).toContain(`${option}: ${expected}`);
  });

  it('names the first options alone of an object that has many', () => {
    const [[, , en] = ['', '', '']] = problemsOf({...required, docs: 'notes'});
    expect(en).toMatch(/an object with id, label, path, \w+, \w+ and others, got "notes"/);
  });

  it('takes the folder of the site for no folder of notes or static files', () => {
    const en = 'expected a folder in the site, not the site itself, got';
    expect(problemsOf({...required, docs: {path: './'}, staticDirectories: ['.']})).toEqual([
      ['staticDirectories[0]', 'CFG-002', `staticDirectories[0]: ${en} ".".`],
      ['docs.path', 'CFG-002', `docs.path: ${en} "./".`],
    ]);
  });

  it('says where notes go that are beside the configuration', () => {
    const hintsOf = (input: object) =>
      resolveConfig({...required, ...input}).problems.map(({diagnostic}) => diagnostic.hint?.en);
    expect(hintsOf({docs: {path: '.'}})).toEqual([
      expect.stringMatching(/^Move the notes into a folder.*path: '\.\.\/FOLDER-OF-NOTES'$/),
    ]);
    expect(hintsOf({staticDirectories: ['.']})).toEqual([undefined]);
  });

  it('wants contents to begin at or above the level where they end', () => {
    const problemsIn = (tableOfContents: object) =>
      problemsOf({...required, themeConfig: {tableOfContents}});
    const path = 'themeConfig.tableOfContents.minHeadingLevel';
    for (const levels of [{minHeadingLevel: 4, maxHeadingLevel: 3}, {minHeadingLevel: 4}])
      expect(problemsIn(levels)).toEqual([
        [path, 'CFG-002', `${path}: expected a level up to maxHeadingLevel (3), got 4.`],
      ]);
    expect(problemsIn({minHeadingLevel: 3, maxHeadingLevel: 3})).toEqual([]);
  });

  it('takes no folder whose name no file can have', () => {
    expect(
      problemsOf({...required, docs: {path: 'a\0b'}, pages: {path: '\0'}}).map(([path]) => path),
    ).toEqual(['docs.path', 'pages.path']);
  });

  it.each<[name: string, options: () => object, codes: readonly string[]]>([
    ['languages without names', () => ({i18n: {}}), ['CFG-004', 'CFG-004']],
    ['languages without a list', () => ({i18n: {defaultLocale: 'en'}}), ['CFG-004']],
    [
      'languages that are none',
      () => ({i18n: {defaultLocale: 'no tag', locales: ['en', 5]}}),
      ['CFG-002', 'CFG-002'],
    ],
    [
      'one language under two names',
      () => ({i18n: {defaultLocale: 'zh-CN', locales: ['zh-CN', 'zh-cn', 'iw', 'he', 'iw']}}),
      ['CFG-002', 'CFG-002'],
    ],
    [
      'a list with a hole',
      () => ({staticDirectories: holed('a'), docs: holed({id: 'a'})}),
      ['CFG-002'],
    ],
    [
      'a kind of item that is no text',
      () => ({themeConfig: {navbar: {items: [{type: Object.create(null)}]}}}),
      ['NB-001'],
    ],
    [
      'items for which JSON has no form',
      () => ({
        themeConfig: {navbar: {items: [{type: 10n}, {type: 'x', label: endless()}]}},
      }),
      ['NB-001', 'NB-001'],
    ],
    ['a list of thousands of levels', () => ({title: nested(20_000)}), ['CFG-002']],
    ['plugins that hold themselves', () => ({markdown: {mdastPlugins: endless()}}), ['CFG-002']],
  ])('says what is wrong with %s', (_, options, codes) => {
    const found = resolveConfig({...required, ...options()}).problems;
    expect(found.map(({diagnostic}) => diagnostic.code)).toEqual(codes);
  });

  it('says what is missing', () => {
    expect(problemsOf({})).toMatchObject([
      ['', 'CFG-004', 'title is required (text that is not empty, of at most 300 characters).'],
      ['', 'CFG-004', expect.stringContaining('url is required')],
    ]);
  });

  it.each([undefined, null, [], 'x'])('refuses %j as a whole configuration', (input) => {
    expect(codesOf(input)).toEqual([' CFG-002']);
  });

  it('reports all of them together', () => {
    const input = {url: 'https://a.b/c', baseURL: '/', noIndex: 1, docs: {pth: 'notes'}};
    expect(codesOf(input).sort()).toEqual([
      ' CFG-004',
      'baseURL CFG-001',
      'docs.pth CFG-001',
      'noIndex CFG-002',
      'url CFG-003',
    ]);
  });

  it('cuts a long value', () => {
    expect(problemsOf({...required, noIndex: 'x'.repeat(500)})[0]![2].length).toBeLessThan(120);
  });
});

it.each([
  ['zh-cmn-Hans', []],
  ['ar-arb', []],
  ['zh-cmn-x', ['i18n.localeConfigs.zh.htmlLang CFG-002']],
  ['中文', ['i18n.localeConfigs.zh.htmlLang CFG-002']],
])(
  'takes %s as the tag of documents, which may say what kind of a language it is',
  (htmlLang, problems) => {
    const i18n = {defaultLocale: 'zh', locales: ['zh'], localeConfigs: {zh: {htmlLang}}};
    expect(codesOf({...required, i18n})).toEqual(problems);
  },
);
