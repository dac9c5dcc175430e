import {expect, it} from 'vitest';
import {configWith} from '../../../test/helpers/samples.ts';
import {darkBarSheets, navbarSheets} from './fullNavbar.ts';

const item = (label: string) => ({label, to: '/'});
const sheetsOf = (labels: readonly string[], options: Record<string, unknown> = {}) => {
  const {isForeign = false, title = '我的笔记', ...navbar} = options;
  const config = configWith({title, themeConfig: {navbar: {items: labels.map(item), ...navbar}}});
  return navbarSheets(config.themeConfig.navbar, {
    siteTitle: config.title,
    isForeign: isForeign === true,
  });
};
const times = (count: number, label: string) => Array.from({length: count}, () => label);

it('lets the search of a bar give way whose words leave it no room in a narrow desktop', () => {
  expect(sheetsOf(times(4, '前端笔记'))).toEqual([]);
  expect(sheetsOf(times(6, '前端笔记'))).toEqual(['navbar-full.css']);
  expect(sheetsOf(times(4, 'Documentation'))).toEqual(['navbar-full.css']);
});

it('takes blank space away where the words of the bar leave hardly any', () => {
  expect(sheetsOf(times(11, '前端笔记'))).toEqual(['navbar-full.css', 'navbar-tight.css']);
});

it('counts the name beside the logo, and the words of dropdowns and of notes', () => {
  expect(sheetsOf(times(4, '前端笔记'), {title: '一个人写了很多年的编程笔记'})).toEqual([
    'navbar-full.css',
  ]);
  const dropdown = {type: 'dropdown', label: '一个很长的下拉菜单的名字', items: [item('一')]};
  const doc = {type: 'doc', docId: 'a'};
  expect(sheetsOf([], {items: times(3, '').map(() => dropdown)})).toEqual(['navbar-full.css']);
  expect(sheetsOf([], {items: times(6, '').map(() => doc)})).toEqual(['navbar-full.css']);
  expect(sheetsOf([], {items: [{...item('源码'), icon: 'repository'}]})).toEqual([]);
});

it('lets the search give way in all sites made for Docusaurus, whose items are not all known', () => {
  expect(sheetsOf([], {isForeign: true})).toEqual(['navbar-full.css']);
});

it('navbar and footer that are dark for Docusaurus are dark', () => {
  const sheetsFor = (style: unknown) => darkBarSheets({themeConfig: {navbar: {style}}});
  expect(darkBarSheets({themeConfig: {footer: {style: 'dark'}}})).toEqual(['footer-dark.css']);
  expect(sheetsFor('dark')).toEqual(['navbar-dark.css']);
  expect(sheetsFor('primary')).toEqual(['navbar-dark.css', 'navbar-primary.css']);
  expect(sheetsFor(undefined)).toEqual([]);
  expect(darkBarSheets({})).toEqual([]);
});
