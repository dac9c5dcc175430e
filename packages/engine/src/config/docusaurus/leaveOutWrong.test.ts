import {expect, it} from 'vitest';
import {resolveConfig} from '../siteConfig.ts';
import {createDiagnostic} from '../../errors/diagnostic.ts';
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

it('keeps what is required and wrong, so that it is named as wrong and not as missing', () => {
  const value = {title: '站', url: 'x.example', tagline: 5};
  const left = leaveOutWrong(value, check);
  expect(left.value).toEqual({title: '站', url: 'x.example'});
  expect(check(left.value).map(({option, diagnostic}) => `${diagnostic.code} ${option}`)).toEqual([
    'CFG-002 url',
  ]);
});

it('finds what is wrong below names with dots', () => {
  const versions = {'1.0': {label: 5, path: 'old'}, '1.0.0': {label: 6}};
  const {value, warnings} = leaveOutWrong({...sound, docs: {versions}}, check);
  expect(value).toEqual({
    ...sound,
    docs: {versions: {'1.0': {path: 'old'}, '1.0.0': {}}},
  });
  expect(warnings.map(({option}) => option)).toEqual([
    'docs.versions.1.0.label',
    'docs.versions.1.0.0.label',
  ]);
});

it('ends where what is wrong cannot be left out', () => {
  const wrong = {option: 'a.b', diagnostic: createDiagnostic('CFG-005', {reason: 'r'})};
  expect(leaveOutWrong({a: 1}, () => [wrong])).toEqual({value: {a: 1}, warnings: []});
});

it('names the package that is not installed where a value comes from one', () => {
  const standIn = Object.assign(() => undefined, {
    [Symbol.for('wuya.missingPackage')]: '@a/brand/words',
  });
  const {value, warnings} = leaveOutWrong({...sound, tagline: standIn}, check);
  expect(value).toEqual(sound);
  expect(warnings.map(({diagnostic: {code, en}}) => `${code} ${en}`)).toEqual([
    'BD-002 @a/brand is not installed: what uses it was left out (1 file).',
  ]);
});

it('leaves out with a value what cannot be without it', () => {
  const analytics = {google: {id: 'G-1'}, googleTagManager: {id: 'G-1'}};
  const {value, warnings} = leaveOutWrong({...sound, analytics}, check);
  expect(value).toEqual({...sound, analytics: {google: {id: 'G-1'}}});
  expect(warnings.map(({option}) => option)).toEqual(['analytics.googleTagManager.id']);
});
