import {expect, it} from 'vitest';
import {contentWith, docAt} from '../../../test/helpers/samples.ts';
import {createRouteTable} from '../../kinds/kinds.ts';
import {createHomeRedirect} from './homeRedirect.ts';
import {findRedirect} from './redirect.ts';

const table = createRouteTable(contentWith({docs: [docAt('a.md')]}), {
  baseUrl: '/wuya/',
  searchHref: null,
  onDuplicateRoutes: 'warn',
});

it('leads from the first address to the first section or note of a site without a home page', () => {
  const config = {baseUrl: '/wuya/'};
  const none = {sections: [], staticPaths: new Set<string>()};
  const home = createHomeRedirect(config, table, none)!;
  expect(home).toEqual({outputPath: 'index.html', href: '/wuya/a/'});
  expect(findRedirect([home], '')).toBe(home);
  expect(createHomeRedirect(config, table, {...none, sections: ['/wuya/gone/']})).toEqual(home);
});

it('leads from the first address to the first of the notes whose addresses are the shortest', () => {
  const docs = [docAt('x/a.md'), docAt('b.md'), docAt('c.md')];
  const several = createRouteTable(contentWith({docs}), {
    baseUrl: '/wuya/',
    searchHref: null,
    onDuplicateRoutes: 'warn',
  });
  const none = {sections: [], staticPaths: new Set<string>()};
  expect(createHomeRedirect({baseUrl: '/wuya/'}, several, none)?.href).toBe('/wuya/b/');
});

it('leads from the first address to the pages of a site without notes', () => {
  const pages = createRouteTable(
    contentWith({componentPages: [{path: 'pages/tools.tsx', permalink: '/wuya/tools/'}]} as never),
    {baseUrl: '/wuya/', searchHref: null, onDuplicateRoutes: 'warn'},
  );
  const none = {sections: [], staticPaths: new Set<string>()};
  expect(createHomeRedirect({baseUrl: '/wuya/'}, pages, none)?.href).toBe('/wuya/tools/');
});

it('leads from the first address to the main note, whatever the names of others', () => {
  const docs = [docAt('docs/a.md'), docAt('docs/index.md'), docAt('docs/b.md')];
  const below = createRouteTable(contentWith({docs}), {
    baseUrl: '/wuya/',
    searchHref: null,
    onDuplicateRoutes: 'warn',
  });
  const none = {sections: [], staticPaths: new Set<string>()};
  expect(createHomeRedirect({baseUrl: '/wuya/'}, below, none)?.href).toBe('/wuya/docs/');
});

it('leaves the first address to a page or a file that is there', () => {
  const withHome = createRouteTable(contentWith({docs: [docAt('a.md'), docAt('index.md')]}), {
    baseUrl: '/wuya/',
    searchHref: null,
    onDuplicateRoutes: 'warn',
  });
  const none = {sections: [], staticPaths: new Set<string>()};
  expect(createHomeRedirect({baseUrl: '/wuya/'}, withHome, none)).toBeUndefined();
  expect(
    createHomeRedirect({baseUrl: '/wuya/'}, table, {...none, staticPaths: new Set(['index.html'])}),
  ).toBeUndefined();
});

it('leads from the first address to the first section that is there, before shorter addresses', () => {
  const docs = [docAt('a.md'), docAt('x/y.md')];
  const several = createRouteTable(contentWith({docs}), {
    baseUrl: '/wuya/',
    searchHref: null,
    onDuplicateRoutes: 'warn',
  });
  const sections = ['/wuya/gone/', '/wuya/x/y/'];
  expect(
    createHomeRedirect({baseUrl: '/wuya/'}, several, {sections, staticPaths: new Set()})?.href,
  ).toBe('/wuya/x/y/');
});
