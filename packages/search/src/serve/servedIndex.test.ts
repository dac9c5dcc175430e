import {expect, it} from 'vitest';
import {buildIndex} from '../write/mergeIndex.ts';
import {toPages} from '../testing/site.ts';
import {createServedIndex} from './servedIndex.ts';

it('lets no search wait for what another one asked for, where loads belong to the request that began them', async () => {
  const index = buildIndex(toPages([{title: '闭包', intro: '函数记得它诞生时的作用域。'}]));
  let isHeld = true;
  const asked: string[] = [];
  const served = createServedIndex({
    sharesLoads: false,
    readFile: (name) => {
      asked.push(name);
      if (isHeld) return new Promise(() => undefined); // a request that the platform gave up
      return Promise.resolve(index.files.get(name)!);
    },
  });
  void served.search({query: '闭包'});
  isHeld = false;
  expect((await served.search({query: '闭包'})).nbHits).toBe(1);
  expect(asked.filter((name) => name === 'current.bin')).toHaveLength(2);
});

it('asks for a file once for all searches at a time, elsewhere', async () => {
  const index = buildIndex(toPages([{title: '闭包', intro: '函数记得它诞生时的作用域。'}]));
  const asked: string[] = [];
  const served = createServedIndex({
    readFile: (name) => {
      asked.push(name);
      return Promise.resolve(index.files.get(name)!);
    },
  });
  await served.search({query: ''});
  await Promise.all([served.search({query: '闭包'}), served.search({query: '闭包'})]);
  expect(new Set(asked).size).toBe(asked.length);
});
