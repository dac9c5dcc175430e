import {basename} from 'node:path';
import {expect, it} from 'vitest';
import {PAGE_COMPONENTS} from '../../kinds/page/components.ts';
import {createPageSheets} from './pageSheets.ts';

const namesOf = (...components: readonly string[]) =>
  createPageSheets()(components).map((path) => basename(path));

it.each([
  ['list', ['doc-cards.css', 'tag-pages.css', 'letters.css']],
  ['home', ['home.css', 'home-layout.css']],
  ['cover', ['cover.css']],
  ['blog', ['blog.css', 'authors.css']],
  ['post', ['recent-posts.css']],
  ['notFound', ['not-found.css']],
  ['search', ['search-page.css', 'states.css', 'search-messages.css']],
])('finds the stylesheets that the component %s imports', (name, sheets) => {
  expect(namesOf(name)).toEqual(expect.arrayContaining(sheets));
});

it('knows a component of each name', () => {
  for (const name of Object.keys(PAGE_COMPONENTS))
    expect([name, namesOf(name)]).not.toEqual([name, []]);
});

it('names each sheet once, and none that is loaded later', () => {
  const all = namesOf(...Object.keys(PAGE_COMPONENTS));
  expect(new Set(all).size).toBe(all.length);
  expect(all).not.toContain('zoom.css');
});

it('has none for modules of the site', () => expect(namesOf('pages/index.tsx')).toEqual([]));
