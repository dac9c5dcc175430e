import {expect, it, vi} from 'vitest';
import {showFailure} from './showFailure.ts';

/** Says what becomes of a page whose document is answered so. */
async function ask(
  isUpdate: boolean,
  {status, hasFailed}: {readonly status: number; readonly hasFailed: boolean},
): Promise<{asked: number; loaded: number}> {
  const fetch = vi.fn<() => Promise<{status: number}>>(() => Promise.resolve({status}));
  const reload = vi.fn<() => void>();
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', {href: 'http://localhost:3000/a/', reload});
  vi.stubGlobal('document', {documentElement: {dataset: hasFailed ? {hasFailed: 'true'} : {}}});
  await showFailure(isUpdate);
  vi.unstubAllGlobals();
  return {asked: fetch.mock.calls.length, loaded: reload.mock.calls.length};
}

it('shows the document of a page whose replaced code fails there too', async () => {
  expect(await ask(true, {status: 500, hasFailed: false})).toEqual({asked: 1, loaded: 1});
  expect(await ask(true, {status: 200, hasFailed: false})).toEqual({asked: 1, loaded: 0});
});

it('loads a page anew in which something failed, once code is replaced', async () => {
  expect(await ask(true, {status: 200, hasFailed: true})).toEqual({asked: 1, loaded: 1});
});

it('asks for the document of a page that has just come only where something failed, and never loads for ever', async () => {
  expect(await ask(false, {status: 500, hasFailed: false})).toEqual({asked: 0, loaded: 0});
  expect(await ask(false, {status: 500, hasFailed: true})).toEqual({asked: 1, loaded: 1});
  expect(await ask(false, {status: 200, hasFailed: true})).toEqual({asked: 1, loaded: 0});
});
