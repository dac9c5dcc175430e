import {expect, it} from 'vitest';
import {configWith, contentWith, docAt} from '../../../test/helpers/samples.ts';
import {createRouteTable} from '../../kinds/kinds.ts';
import {listForeignRedirects} from './foreignRedirects.ts';

const table = createRouteTable(contentWith({docs: [docAt('a.md')]}), {
  baseUrl: '/wuya/',
  searchHref: null,
  onDuplicateRoutes: 'warn',
});

it('makes redirects of the addresses of pages, none where a page or another redirect is', () => {
  const config = configWith({redirects: [{from: '/known', to: '/a'}]});
  const make = (path: string) => (path === '/a' ? ['/旧', '/旧/', '/known', '/a'] : []);
  expect(listForeignRedirects({config, makeRedirects: make}, table)).toEqual([
    {from: '/旧', to: '/a'},
  ]);
  expect(listForeignRedirects({config, makeRedirects: undefined}, table)).toEqual([]);
});

it('makes no old address of one that is the document of a page: /a.html is /a where addresses have no slash', () => {
  const config = configWith({trailingSlash: false});
  const make = (path: string) => [`${path}.html`, `${path}.htm`];
  expect(listForeignRedirects({config, makeRedirects: make}, table)).toEqual([
    {from: '/a.htm', to: '/a'},
  ]);
});

it('asks a foreign configuration for old addresses by the paths of pages, the first one with its slash', () => {
  const home = createRouteTable(
    contentWith({docs: [docAt('a.md'), docAt('b.md', '---\nslug: /\n---\n')]}),
    {baseUrl: '/wuya/', searchHref: null, onDuplicateRoutes: 'warn'},
  );
  const asked: string[] = [];
  const make = (path: string) => {
    asked.push(path);
    return [];
  };
  listForeignRedirects({config: configWith({}), makeRedirects: make}, home);
  expect(asked).toEqual(expect.arrayContaining(['/', '/a']));
});
