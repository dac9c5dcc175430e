import {join} from 'node:path';
import {expect, it} from 'vitest';
import {createSpecialFileError} from '../errors/specialFile.ts';
import {orExplain} from './configFailure.ts';

const failing = (path: string) =>
  orExplain('/site/wuya.config.js', async () => {
    throw Object.assign(new Error(`EROFS: read-only file system, mkdir '${path}'`), {
      code: 'EROFS',
      path,
    });
  });

it.each(['.wuya', '.wuya/cache/config/a.mjs', 'wuya.config.js'])(
  'what the system has against %s is no mistake in the configuration',
  async (path) => {
    await expect(failing(join('/site', path))).rejects.toMatchObject({
      diagnostics: [{code: 'EM-003', place: {file: path}, zh: expect.stringContaining('只读')}],
    });
  },
);

it('nor is a pipe that a component of the site is', async () => {
  const path = join('/site', 'src/theme/Footer.tsx');
  const read = orExplain('/site/docusaurus.config.js', async () => {
    throw createSpecialFileError(path);
  });
  await expect(read).rejects.toMatchObject({
    diagnostics: [{code: 'SRC-006', place: {file: 'src/theme/Footer.tsx'}}],
  });
});

it('what it has against another file is', async () => {
  await expect(failing('/site/.wuyas/a')).rejects.toMatchObject({diagnostics: [{code: 'CFG-005'}]});
});

it.each([undefined, null, 'words', Object.create(null)])(
  'so is what is no error: %o',
  async (thrown) => {
    const run = orExplain('/site/wuya.config.js', async () => {
      throw thrown;
    });
    await expect(run).rejects.toMatchObject({
      diagnostics: [{code: 'CFG-005', place: {file: 'wuya.config.js'}}],
    });
  },
);

it.each([
  [
    'of the configuration',
    '[ /site/wuya.config.js:2:3 ]',
    {file: 'wuya.config.js', line: 2, column: 3},
  ],
  [
    'of a file that it imports',
    '[ /site/parts/a.ts:4:5 ]',
    {file: 'parts/a.ts', line: 4, column: 5},
  ],
  ['of a file outside of the site', '[ /a.ts:4:5 ]', {file: 'wuya.config.js'}],
  ['without an excerpt', 'a.js:6:7', {file: 'wuya.config.js', line: 6, column: 7}],
])('the place %s is told', async (_, said, place) => {
  const run = orExplain('/site/wuya.config.js', async () => {
    throw new Error(`Unexpected token\n ╭─${said}`);
  });
  await expect(run).rejects.toMatchObject({diagnostics: [{place}]});
  await expect(run).rejects.toSatisfy(
    ({diagnostics}) => Object.keys(diagnostics[0].place).length === Object.keys(place).length,
  );
});

it('hears what fails in a second promise of the same code', async () => {
  const names = ['uncaughtException', 'unhandledRejection'] as const;
  const known = names.map((name) => process.rawListeners(name) as (() => void)[]);
  for (const name of names) process.removeAllListeners(name);
  const later: unknown[] = [];
  // The command listens as well, and answers where nobody else does.
  process.on('uncaughtException', (error) => {
    if (process.listenerCount('uncaughtException') === 1) later.push(error);
  });
  try {
    const load = () => Promise.reject(new Error("Cannot find package 'not-installed'"));
    const failed = orExplain('a.config.js', () => {
      void load();
      return load();
    });
    await expect(failed).rejects.toMatchObject({diagnostics: [{code: 'CFG-005'}]});
    await new Promise((done) => setImmediate(done));
    expect(later).toEqual([]);
  } finally {
    for (const [i, name] of names.entries()) {
      process.removeAllListeners(name);
      for (const one of known[i]!) process.on(name, one);
    }
  }
});
