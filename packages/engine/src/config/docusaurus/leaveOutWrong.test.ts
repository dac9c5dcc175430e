import {expect, it} from 'vitest';
import {resolveConfig} from '../siteConfig.ts';
import {leaveOutWrong} from './leaveOutWrong.ts';

const check = (value: unknown) => resolveConfig(value).problems;
const sound = {title: '站', url: 'https://x.example'};

it('leaves out options and items of lists with wrong values, one warning each', () => {
  const items = [{label: '甲', to: '/a/'}, {label: 5, to: '/b/'}, 7, {label: '丁', to: '/d/'}];
  const {value, warnings} = leaveOutWrong(
    {...sound, tagline: 5, unknown: 1, themeConfig: {navbar: {items, hideOnScroll: 'x'}}},
    check,
  );
  expect(value).toEqual({...sound, themeConfig: {navbar: {items: [items[0], items[3]]}}});
  expect(warnings.map(({option, diagnostic}) => `${diagnostic.level} ${option}`)).toEqual([
    'warning unknown',
    'warning tagline',
    'warning themeConfig.navbar.items[1].label',
    'warning themeConfig.navbar.items[2]',
    'warning themeConfig.navbar.hideOnScroll',
  ]);
});

it('leaves what is missing to be named as an error', () => {
  expect(leaveOutWrong({url: 'https://x.example'}, check)).toEqual({
    value: {url: 'https://x.example'},
    warnings: [],
  });
});
