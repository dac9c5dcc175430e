import {expect, it} from 'vitest';
import {fillMissingApis} from './missingApis.ts';

interface Scope {
  IntersectionObserver: new (told: () => void) => {observe(): void; disconnect(): void};
  matchMedia(media: string): MediaQueryList;
}

it('what is missing is there and tells nothing', () => {
  const scope = {} as Scope;
  fillMissingApis(scope);
  const told: unknown[] = [];
  const observer = new scope.IntersectionObserver(() => told.push('seen'));
  observer.observe();
  observer.disconnect();
  const query = scope.matchMedia('(min-width: 10px)');
  query.addEventListener('change', () => told.push('changed'));
  expect(query).toMatchObject({media: '(min-width: 10px)', matches: false});
  expect(told).toEqual([]);
});

it('what is there stays', () => {
  const scope = {IntersectionObserver: () => 2, matchMedia: () => 1};
  const own = {...scope};
  fillMissingApis(scope);
  expect(scope).toMatchObject(own);
});
