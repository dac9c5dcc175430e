import {join} from 'node:path';
import {expect, it} from 'vitest';
import {callFiltered} from '../../../test/helpers/filteredHook.ts';
import {addressWatch} from './addressWatch.ts';
import {themeDir} from '../modules/sources.ts';

it.each([
  ["if (import.meta.env.BASE_URL === '/de/') a();", '/site/a.tsx', true],
  ['const {BASE_URL} = import.meta.env;', '/site/a.tsx', true],
  ['if (import.meta.env.DEV) a();', '/site/a.tsx', false],
  ['a(import.meta.url);', '/site/a.tsx', false],
  ['a(import.meta.env.BASE_URL);', join(themeDir, 'a.ts'), false],
])('%s of %s: %s', (code, id, isFound) => {
  let found = false;
  const {transform} = addressWatch(() => (found = true));
  callFiltered(transform, {code, id});
  expect(found).toBe(isFound);
});
