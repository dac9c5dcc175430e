import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {basename, dirname} from 'node:path';
import {describe, expect, it} from 'vitest';
import {ALLOWED} from './allowed.ts';
import {findUnusedExports} from './exports.ts';
import {findCycles, toGraph} from './graph.ts';
import {findRunPatterns} from './patterns.ts';
import * as rules from './rules.ts';
import {parseSource, readAllCode, readSources} from './sources.ts';
import {findSpreadLists} from './spreads.ts';
import {findHangingDocstrings, findOddWords} from './words.ts';

const MAX_FILE_LINES = 300;
const MAX_FUNCTION_LINES = 80;
/** Files side by side, of which a newcomer has to read all names. */
const MAX_FOLDER_FILES = 36;
const sources = readSources();

/** What was found without what may be: by the text before the size. */
const beyond = (found: readonly string[], allowed: readonly string[]): string[] =>
  found.filter((one) => !allowed.includes(one.replace(/[:,] \d+$/, '')));

/** Groups that are no part of one that may be. */
const newCycles = (found: readonly string[]): string[] =>
  found.filter(
    (group) =>
      !ALLOWED.cycles.some((allowed) => {
        const names = new Set(allowed.split(' '));
        return group.split(' ').every((name) => names.has(name));
      }),
  );

describe('a cycle', () => {
  it('is found with all its members, and what only leads to it is not', () => {
    const graph = toGraph([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['c', 'd'],
      ['e', 'a'],
      ['d', 'd'],
    ]);
    expect(findCycles(graph)).toEqual([['a', 'b', 'c']]);
  });

  it('is there neither between files nor between folders at run time', () => {
    expect(newCycles(rules.findImportCycles(sources, 'files'))).toEqual([]);
    expect(newCycles(rules.findImportCycles(sources, 'folders'))).toEqual([]);
  });
});

describe('the rooms of the engine', () => {
  it('are those of the list', () => {
    expect(rules.findOtherRooms(sources)).toEqual([]);
  });

  it('import values from below alone', () => {
    expect(beyond(rules.findUpwardImports(sources, 'values'), ALLOWED.upwardValues)).toEqual([]);
  });

  it('import types from below alone', () => {
    expect(beyond(rules.findUpwardImports(sources, 'types'), ALLOWED.upwardTypes)).toEqual([]);
  });
});

describe('wuya build', () => {
  it('loads no bundler before something must be bundled: mostly nothing has changed', () => {
    const packages = rules.findLoadedPackages(sources, 'engine/src/cli/commands/build.ts');
    expect(packages).toContain('picomatch');
    expect(packages.filter((name) => /^(?:vite|rolldown)/.test(name))).toEqual([]);
  });
});

describe('wuya dev', () => {
  it('loads no bundler, parser, search or watcher before the first page', () => {
    const packages = rules.findLoadedPackages(sources, 'engine/src/cli/commands/dev.ts');
    expect(packages).toContain('picomatch');
    const late = /^(?:vite|@vitejs|rolldown|chokidar|satteri|@shikijs|@wuya\/search$)/;
    expect(packages.filter((name) => late.test(name))).toEqual([]);
  });
});

describe('compiling a note', () => {
  it.each(['compile.ts', 'mdx/compileMdx.ts'])(
    'loads nothing of what runs plugins of remark and rehype before there are some: %s',
    (file) => {
      const packages = rules.findLoadedPackages(sources, `engine/src/article/${file}`);
      expect(packages).toContain('satteri');
      expect(
        packages.filter((name) => /^(?:unified|vfile|mdast-util-to-hast)$/.test(name)),
      ).toEqual([]);
    },
  );
});

describe('ARCHITECTURE.md', () => {
  const text = readFileSync(new URL('../../../../ARCHITECTURE.md', import.meta.url), 'utf8');

  it('names each room of the engine, at most 15, with what goes in and out', () => {
    const rows = [...text.matchAll(/^\| `(\w+)\/` \| ([^|]+) \| ([^|]+) \|$/gm)];
    expect(rows.map(([, room]) => room)).toEqual(rules.ROOMS);
    expect(rules.ROOMS.length).toBeLessThanOrEqual(15);
  });

  /** Paths below `packages/` that a part of the text names. */
  const namedIn = (part: string): string[] =>
    [...part.matchAll(/`(\w+\/[\w/]+)`/g)].map(([, path]) =>
      path!.includes('/src/') ? path! : `engine/src/${path}`,
    );

  const isMissing = (path: string): boolean =>
    !sources.some(
      ({path: file}) => file.startsWith(`${path}/`) || file.replace(/\.tsx?$/, '') === path,
    );

  it('says which file to open for a change, and each is there', () => {
    const [, table = ''] = /## Which file to open\n([^#]*)/.exec(text)!;
    expect(namedIn(table).length).toBeGreaterThan(30);
    expect(namedIn(table).filter(isMissing)).toEqual([]);
  });

  it('leads a note from disk to browser in at most 18 steps, through files that are there', () => {
    const walk = /### A note from disk to browser\n([^#]*)/.exec(text)![1]!;
    expect(walk.match(/^\d+\. /gm)!.length).toBeLessThanOrEqual(18);
    expect(namedIn(walk).length).toBeGreaterThan(12);
    expect(namedIn(walk).filter(isMissing)).toEqual([]);
  });

  it('says in less than 220 lines where things are, before reasons', () => {
    const [before = ''] = text.split('\n## Decisions');
    expect(before.split('\n').length).toBeLessThan(220);
  });
});

it.each([
  'README',
  'README.zh-CN',
  'CONTRIBUTING',
  'ARCHITECTURE',
  'SECURITY',
  'bench/README',
  'bench/TRIED',
])('%s.md names files of the repository that are there', (name) => {
  const root = new URL('../../../../', import.meta.url);
  const text = readFileSync(new URL(`${name}.md`, root), 'utf8');
  const named = [
    ...text.matchAll(
      /`((?!e2e\/pictures\/)(?:packages|e2e|bench|manual|scripts)\/[\w./{},*-]+\.\w+)`/g,
    ),
  ].flatMap(([, path]) => {
    const [before, names, after] = /^(.*)\{(.*)\}(.*)$/.exec(path!)?.slice(1) ?? [];
    return names?.split(',').map((one) => before + one + after) ?? [path!];
  });
  const isThere = (path: string) => {
    const [folder, pattern] = [dirname(path), basename(path)];
    const fits = new RegExp(`^${pattern.replaceAll('.', '\\.').replace('*', '.*')}$`);
    const url = new URL(folder, root);
    return existsSync(url) && readdirSync(url).some((file) => fits.test(file));
  };
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});

describe('the engine', () => {
  it('writes files by functions that name the file when a disk is full', () => {
    const writers = sources.filter(({text}) => text.includes('writeFileSync'));
    const own = writers.map(({path}) => path).filter((path) => path.startsWith('engine/'));
    // The first one is no part of a command.
    expect(own).toEqual(['engine/src/build/prebuild.ts', 'engine/src/cache/files.ts']);
  });

  it('renames and removes by functions that wait for other programs on Windows', () => {
    const direct = sources.filter(({text}) => /\brenameSync\(|\brmSync\([^;]*recursive/.test(text));
    const own = direct.map(({path}) => path).filter((path) => path.startsWith('engine/'));
    // The second has another way where it is refused.
    expect(own).toEqual(['engine/src/cache/files.ts', 'engine/src/output/emit/staging.ts']);
  });
});

describe('the code of pages', () => {
  it('decodes addresses by a function that takes a lone % as it is', () => {
    const decoding = sources.filter(({text}) => text.includes('decodeURIComponent('));
    const ofPages = decoding.filter(({path}) => /^(?:client|theme)\//.test(path));
    expect(ofPages.map(({path}) => path)).toEqual([
      // It decodes what it has encoded.
      'client/src/offline/kept.ts',
      // The root of the theme imports from their folders, so they catch the error themselves.
      'theme/src/article/tabs.ts',
      'theme/src/nav/searchWords.ts',
      'theme/src/pathname.ts',
    ]);
  });
});

describe('a package', () => {
  it('imports from packages below it alone; engine and client know nothing of each other', () => {
    expect(rules.findForeignImports(sources)).toEqual([]);
  });

  it('keeps nothing in its modules that changes', () => {
    expect(beyond(rules.findModuleState(sources), ALLOWED.moduleState)).toEqual([]);
  });

  it('gives a method no list as arguments: of long ones the stack overflows', () => {
    const inEngine = sources.filter(({path}) => path.startsWith('engine/'));
    expect(findSpreadLists(inEngine)).toEqual([]);
  });

  it('says in a docstring what each exported function does, and begins each with a verb', () => {
    expect(rules.findUndocumented(sources)).toEqual([]);
  });

  it('is told of functions without a docstring, and of docstrings that begin with no verb', () => {
    const source = parseSource(
      'theme/src/a.ts',
      `/** Hashes files. */ export function a() {}
/** Hash of every file. */ export function b() {}
/**
 * Pages of the site.
 */
export function c() {}
/** @param path of a file */
// Called by Node.
export async function d(path) {}
/** Lists, in order, all pages. */ export const other = 1;
export function e() {}
/** Docusaurus' plugin. */ export function f() {}
/** True for pages. */ function inner() {}
/** @param path of a file */ function tagged(path) {}
function bare() {}`,
    );
    expect(rules.findUndocumented([source])).toEqual([
      'theme/src/a.ts: b, "Hash"',
      'theme/src/a.ts: c, "Pages"',
      'theme/src/a.ts: d, "@param"',
      'theme/src/a.ts: e',
      'theme/src/a.ts: f, "Docusaurus\'"',
      'theme/src/a.ts: inner, "True"',
    ]);
  });

  it('has docstrings that can be read alone, without the one before', () => {
    expect(findHangingDocstrings(sources)).toEqual([]);
    const source = parseSource(
      'theme/src/a.ts',
      `/** Notes of a list. */
const notes = [];
/** The same of a page, without drafts. */
const shown = notes; /** Items of a list. */`,
    );
    expect(findHangingDocstrings([source])).toEqual(['theme/src/a.ts: /** The same of a page']);
  });

  it('uses plain words in its comments', () => {
    expect(findOddWords(sources)).toEqual([]);
  });

  it('is told of odd words in comments, not of those in code', () => {
    const source = parseSource(
      'theme/src/a.ts',
      `/** Where the notes lie, which
 * whoever reads them, stands for. */
const stands = 'a file that lies here'; // mended by the next build`,
    );
    expect(findOddWords([source])).toEqual([
      'theme/src/a.ts: whoever, write: the process, module, reader or caller that',
      'theme/src/a.ts: lie, write: is, overlaps',
      'theme/src/a.ts: mended, write: fix',
    ]);
  });

  it('exports nothing that is named in its own file alone', () => {
    const found = findUnusedExports(sources, readAllCode());
    const isAllowed = (one: string) => ALLOWED.unusedExports.some((allowed) => allowed.test(one));
    expect(found.filter((one) => !isAllowed(one))).toEqual([]);
  });

  it('is told of exports that no other file names, values and types', () => {
    const texts = {
      'search/src/a.ts': 'export const used = 1, other = 2; export type Shape = {a: Shape};',
      'search/src/b.ts': "export {x} from './x.ts'; console.log('used');",
    };
    const own = Object.entries(texts).map(([path, text]) => parseSource(path, text));
    const code = new Map(own.map(({path, text}) => [`packages/${path}`, text]));
    expect(findUnusedExports(own, code)).toEqual([
      'search/src/a.ts: other',
      'search/src/a.ts: Shape',
    ]);
  });

  it('has no folder in which a file is hard to find', () => {
    const large = rules.findLargeFolders(sources, MAX_FOLDER_FILES);
    expect(beyond(large, ALLOWED.largeFolders)).toEqual([]);
    const names = large.map((one) => one.replace(/: \d+$/, ''));
    expect(ALLOWED.largeFolders.filter((folder) => !names.includes(folder))).toEqual([]);
  });

  it('has no long file and no long function', () => {
    expect(beyond(rules.findLongFiles(sources, MAX_FILE_LINES), ALLOWED.longFiles)).toEqual([]);
    expect(
      beyond(rules.findLongFunctions(sources, MAX_FUNCTION_LINES), ALLOWED.longFunctions),
    ).toEqual([]);
  });
});

it('no test replaces modules: compiled ones are not replaced', () => {
  const replacing = /\bvi\.(?:doM|m)ock\(/;
  const found = [...readAllCode()].filter(([, text]) => replacing.test(text));
  expect(found.map(([path]) => path)).toEqual([]);
});

describe('a pattern', () => {
  it('does not begin in each place of a run that it reads to the end', () => {
    expect(beyond(findRunPatterns(sources), ALLOWED.runPatterns)).toEqual([]);
  });

  it.each([
    [String.raw`/[ \t]*\n/g`, true],
    [String.raw`/^\/+|\/+$/`, true],
    [String.raw`/(\w+)=/`, true],
    [String.raw`/^\s*#/m`, true],
    [String.raw`/(?:(?<![ \t])[ \t]+)?\n/g`, false],
    [String.raw`/(?<!\/)\/+$/`, false],
    [String.raw`/^\s*#/`, false],
    [String.raw`/[^ ]+/g`, false],
    [String.raw`/(\w+)(?:=(\w+))?/g`, false],
    [String.raw`/ +\n/y`, false],
  ])('%s: %s', (pattern, isFound) => {
    const source = parseSource('engine/src/a.ts', `const a = ${pattern};`);
    expect(findRunPatterns([source])).toHaveLength(Number(isFound));
  });
});
