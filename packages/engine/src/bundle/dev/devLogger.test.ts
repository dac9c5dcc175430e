import {join} from 'node:path';
import {expect, it, vi} from 'vitest';
import type {Diagnostic} from '../../errors/diagnostic.ts';
import {createDevLogger} from './devLogger.ts';
import {createOnceReporter} from './reportOnce.ts';

const DIR = '/site';

/** What Vite gives when it cannot read a component that was saved. */
const failureAt = (file: string) =>
  Object.assign(new Error("[PARSE_ERROR] Expected corresponding JSX closing tag for 'footer'."), {
    id: file,
    loc: {file, line: 1, column: 47},
  });

function open() {
  const told: Diagnostic[] = [];
  const print = vi.fn<(text: string) => void>();
  const {tell, renew} = createOnceReporter((problem) => void told.push(problem));
  const logger = createDevLogger({dir: DIR, tell, print});
  const fail = (error: Error) => logger.error(`Internal server error: ${error.message}`, {error});
  return {told, print, fail, renew, logger};
}

it('tells a mistake in the code of the site as the command does, once while it lasts', () => {
  const {told, print, fail, renew} = open();
  const error = failureAt(join(DIR, 'theme/Footer.tsx'));
  fail(error);
  fail(error);
  expect(told).toMatchObject([
    {code: 'BD-001', place: {file: 'theme/Footer.tsx', line: 1, column: 47}},
  ]);
  expect(told[0]!.zh).toContain('少了 <footer> 的结束标签');
  renew();
  fail(error);
  expect(told).toHaveLength(2);
  expect(print).not.toHaveBeenCalled();
});

it('tells the same mistake of each place, and each of one place', () => {
  const {told, fail} = open();
  const file = join(DIR, 'theme/Footer.tsx');
  fail(failureAt(file));
  fail(failureAt(join(DIR, 'theme/Logo.tsx')));
  fail(Object.assign(failureAt(file), {message: '[PARSE_ERROR] Unexpected token'}));
  expect(told.map(({place}) => place!.file)).toEqual([
    'theme/Footer.tsx',
    'theme/Logo.tsx',
    'theme/Footer.tsx',
  ]);
});

it('prints what has no place in the site as it is said, without the way through the bundler', () => {
  const {told, print, fail, logger} = open();
  fail(failureAt('/elsewhere/a.tsx'));
  fail(new Error('port is taken'));
  logger.error('boom\n    at run (/x.js:1:1)');
  expect(told).toEqual([]);
  expect(print.mock.calls.map(([text]) => text)).toEqual([
    expect.stringContaining('closing tag'),
    'Internal server error: port is taken',
    'boom',
  ]);
});

it('says nothing of a file of the site that was removed and that a list of ours still names', () => {
  const {told, print, fail} = open();
  const failToLoad = (path: string, importer: string): void =>
    fail(
      new Error(
        `Failed to load url /@fs${path} (resolved id: ${path}) in ${importer}. Does the file exist?`,
      ),
    );
  failToLoad('/site/a (b)/custom.css', '\0virtual:wuya/parts');
  expect([...told, ...print.mock.calls]).toEqual([]);
  failToLoad('/elsewhere/custom.css', '\0virtual:wuya/parts');
  expect(print).toHaveBeenCalledTimes(1);
  failToLoad('/site/a.css', '/site/theme/Footer.tsx');
  expect(told).toMatchObject([{code: 'BD-001', place: {file: 'theme/Footer.tsx'}}]);
});
