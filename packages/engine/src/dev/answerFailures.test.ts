import type {IncomingMessage, ServerResponse} from 'node:http';
import {expect, it} from 'vitest';
import {configWith} from '../../test/samples.ts';
import {answerFailures} from './answerFailures.ts';

/** Asks a page that fails some times; `reload` is called before each failure. */
async function ask(failures: number, reload: (count: () => void) => void) {
  let reloads = 0;
  let asked = 0;
  const told: unknown[] = [];
  const pages = answerFailures(
    () => {
      if (++asked > failures) return;
      reload(() => reloads++);
      throw Object.assign(new Error('two of each'), {stack: ''});
    },
    {
      site: {dir: '/site', config: configWith()},
      bundler: () => ({fixStack: () => undefined, headHtml: '', reloads: () => reloads}),
      report: (error) => told.push(String(error)),
      tell: ({code}) => told.push(code),
    },
  );
  const answered: {status?: number; body?: string} = {};
  const response = {
    headersSent: false,
    writeHead: (status: number) => void (answered.status = status),
    end: (body: string) => void (answered.body = body),
  };
  const request = {url: '/a/', headers: {accept: 'text/html'}};
  const load = () =>
    pages(request as IncomingMessage, response as unknown as ServerResponse, () => undefined);
  await load();
  await load();
  return {asked, told, ...answered};
}

it('asks once more for a page that fails while all modules are made anew', async () => {
  expect(await ask(1, (count) => count())).toEqual({asked: 3, told: []});
});

it('answers a page that fails with its reason, and tells the terminal once', async () => {
  expect(await ask(9, () => undefined)).toMatchObject({
    asked: 2,
    told: ['Error: two of each'],
    status: 500,
    body: expect.stringContaining('BD-001'),
  });
});
