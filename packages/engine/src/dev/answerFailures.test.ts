import type {IncomingMessage, ServerResponse} from 'node:http';
import {expect, it} from 'vitest';
import {configWith} from '../../test/helpers/samples.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {answerFailures} from './answerFailures.ts';
import type {Handler} from './handler.ts';

/** A page whose loads are answered in turn, `false` for one that fails, and what becomes of them. */
function createPage(
  loads: boolean[],
  {
    onFailure = () => undefined,
    articleErrors = [],
  }: {
    onFailure?(response: {headersSent: boolean}): void;
    articleErrors?: readonly Diagnostic[];
  } = {},
) {
  let reloads = 0;
  let asked = 0;
  const told: unknown[] = [];
  const answer: Handler = (_request, response) => {
    asked++;
    if (loads.shift() ?? true) return;
    onFailure(response as {headersSent: boolean});
    throw Object.assign(new Error('two of each'), {stack: ''});
  };
  const pages = answerFailures(answer, {
    site: {dir: '/site', config: configWith()},
    articleErrors: () => Promise.resolve(articleErrors),
    bundler: () => ({fixStack: () => undefined, headHtml: () => '', reloads: () => reloads}),
    report: (error) => told.push(String(error)),
    tell: ({code}) => told.push(code),
  });
  const load = async (accept = 'text/html') => {
    const answered: {status?: number; type?: string; body?: string | undefined} = {};
    const response = {
      headersSent: false,
      writeHead: (status: number, headers: Record<string, string>) => {
        answered.status = status;
        answered.type = headers['content-type']!;
      },
      end: (body?: string) => void (answered.body = body),
    };
    const request = {url: '/a/', headers: {accept}} as IncomingMessage;
    await pages(request, response as unknown as ServerResponse, () => undefined);
    return answered;
  };
  return {load, told, asked: () => asked, reload: () => void reloads++};
}

it('asks once more for a page that fails while all modules are made again', async () => {
  const page = createPage([false], {onFailure: () => page.reload()});
  expect(await page.load()).toEqual({});
  expect([page.asked(), page.told]).toEqual([2, []]);
});

it('answers a page that fails with its reason, and tells the terminal once while that lasts', async () => {
  const page = createPage([false, false, true, false]);
  expect(await page.load()).toEqual({
    status: 500,
    type: 'text/html; charset=utf-8',
    body: expect.stringMatching(/^<!doctype html>.*BD-001/s),
  });
  await page.load();
  expect(page.told).toEqual(['Error: two of each']);
  await page.load();
  await page.load();
  expect(page.told).toEqual(['Error: two of each', 'Error: two of each']);
});

it('answers what is no page with the reason alone', async () => {
  expect(await createPage([false]).load('application/json')).toEqual({
    status: 500,
    type: 'text/plain; charset=utf-8',
    body: '页面组件或主题打包失败：代码说“two of each”',
  });
});

it('ends an answer that has begun, and does not begin it again', async () => {
  const page = createPage([false], {
    onFailure: (response) => {
      response.headersSent = true;
      page.reload();
    },
  });
  expect(await page.load()).toEqual({body: undefined});
  expect(page.asked()).toBe(1);
});

it('tells the mistakes in the article of a page, not what its code does because of them; the terminal has them already', async () => {
  const place = {file: 'notes/a.mdx', line: 3, column: 1};
  const cause = createDiagnostic('MD-120', {from: './B.tsx', isStrict: true}, {place});
  const page = createPage([false], {articleErrors: [cause]});
  const {body} = await page.load();
  expect(body).toContain('MD-120');
  expect(body).toContain('notes/a.mdx:3:1');
  expect(body).not.toContain('BD-001');
  expect(page.told).toEqual([]);
});
