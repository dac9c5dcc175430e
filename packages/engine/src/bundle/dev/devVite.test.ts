import {readdirSync, readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {OWN_PACKAGES} from './devVite.ts';

it('prepares none of the packages of the engine: their modules would be there twice, and no page could be rendered', () => {
  const packages = new URL('../../../../', import.meta.url);
  const names = readdirSync(packages)
    .map((name) => JSON.parse(readFileSync(new URL(`${name}/package.json`, packages), 'utf8')).name)
    .filter((name: string) => name.startsWith('@wuya/'));
  expect(OWN_PACKAGES).toEqual(names.toSorted());
});
