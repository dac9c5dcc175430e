import {expect, it} from 'vitest';
import type {Compiled, MarkdownSource} from '../article/compiled.ts';
import type {Route} from '../routes/routeTable.ts';
import {Articles} from './articles.ts';
import type {BegunNote} from './compiler.ts';

interface FakeNote {
  readonly name: string;
  readonly takesIn?: boolean;
  readonly failsAt?: 'begin' | 'finish';
}

/** Compiles notes whose code comes when `answer` is called, and keeps a log of it. */
function compile(given: readonly FakeNote[], waitingLimit: number) {
  const log: string[] = [];
  const progress: number[] = [];
  const answers = new Map<string, () => void>();
  const notes = given.map(
    ({name}) =>
      [
        {kind: 'doc', permalink: `/${name}/`, file: name} satisfies Route,
        {source: {hash: name, path: name}} as MarkdownSource,
      ] as const,
  );
  const begin = async ({source: {path}}: MarkdownSource): Promise<BegunNote> => {
    const {takesIn = false, failsAt} = given.find(({name}) => name === path)!;
    log.push(`begin ${path}`);
    if (failsAt === 'begin') throw new Error(path);
    const code = new Promise<void>((done) => answers.set(path, done));
    return {
      takesIn,
      async finish() {
        await code;
        log.push(`finish ${path}`);
        if (failsAt === 'finish') throw new Error(path);
        return {key: path} as Compiled;
      },
    };
  };
  const articles = new Articles(true);
  const done = articles.compileAll(
    notes,
    {compiler: {begin}},
    {waitingLimit, onProgress: (_, count) => progress.push(count)},
  );
  done.catch(() => undefined);
  const answer = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) answers.get(name)!();
    for (let turn = 0; turn < 4; turn++) await new Promise((next) => setImmediate(next));
  };
  return {articles, log, progress, done, answer};
}

const named = (...names: readonly string[]) => names.map((name) => ({name}));

it('begins a note once the one before is finished where none may wait', async () => {
  const {log, done, answer} = compile(named('a', 'b'), 0);
  await answer();
  expect(log).toEqual(['begin a']);
  await answer('a');
  await answer('b');
  await done;
  expect(log).toEqual(['begin a', 'finish a', 'begin b', 'finish b']);
});

it('begins the next notes while others wait for their code, as many as may wait', async () => {
  const {log, done, answer} = compile(named('a', 'b', 'c', 'd'), 2);
  await answer();
  expect(log).toEqual(['begin a', 'begin b', 'begin c']);
  await answer('a');
  expect(log.slice(3)).toEqual(['finish a', 'begin d']);
  await answer('b', 'c', 'd');
  await done;
});

it('finishes notes in their order, in whatever order their code comes', async () => {
  const {articles, log, progress, done, answer} = compile(named('a', 'b', 'c'), 9);
  await answer();
  await answer('c', 'b');
  expect(progress).toEqual([]);
  await answer('a');
  await done;
  expect(log.slice(3)).toEqual(['finish a', 'finish b', 'finish c']);
  expect(progress).toEqual([1, 2, 3]);
  expect(articles.all().map(({key}) => key)).toEqual(['a', 'b', 'c']);
});

it('finishes a note that embeds others before the next begins, and those before it first', async () => {
  const {log, done, answer} = compile([{name: 'a'}, {name: 'b', takesIn: true}, {name: 'c'}], 9);
  await answer();
  await answer('b', 'a');
  await answer('c');
  await done;
  expect(log).toEqual(['begin a', 'begin b', 'finish a', 'finish b', 'begin c', 'finish c']);
});

it.each(['begin', 'finish'] as const)(
  'tells the failure of the first note, though a later one fails before (at its %s)',
  async (failsAt) => {
    const {log, done, answer} = compile(
      [{name: 'a', failsAt: 'finish'}, {name: 'b', failsAt}, {name: 'c'}],
      9,
    );
    await answer();
    await answer('a');
    await expect(done).rejects.toThrow('a');
    expect(log).not.toContain('finish b');
  },
);

it('keeps what was begun last of a note that is saved while it is compiled, whichever ends first', async () => {
  const answers = new Map<string, () => void>();
  const compiler = {
    begin: async ({source: {hash}}: MarkdownSource): Promise<BegunNote> => ({
      takesIn: false,
      finish: () => new Promise((done) => answers.set(hash, () => done({key: hash} as Compiled))),
    }),
  };
  const articles = new Articles(false);
  const route = {kind: 'doc', permalink: '/a/', file: 'a.md'} satisfies Route;
  const textOf = (hash: string) => ({source: {hash, path: 'a.md'}}) as MarkdownSource;
  const compiling = ['first', 'second'].map((hash) =>
    articles.compile(route, textOf(hash), compiler),
  );
  await Promise.resolve();
  answers.get('second')!();
  await compiling[1];
  answers.get('first')!();
  await compiling[0];
  expect(articles.at('/a/')?.key).toBe('second');
});
