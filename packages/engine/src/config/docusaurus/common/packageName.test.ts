import {realpathSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../../test/helpers/temporary.ts';
import {fromDocusaurus} from '../fromDocusaurus.ts';
import {toPackageName} from './packageName.ts';

const installed = (...names: readonly string[]) => {
  const dir = realpathSync(temporaryFolder());
  writeFiles(
    dir,
    Object.fromEntries(
      names.flatMap((name) => [
        [`node_modules/${name}/package.json`, JSON.stringify({name, main: 'lib/index.js'})],
        [`node_modules/${name}/lib/index.js`, 'module.exports = () => ({name: "x"});'],
        [`node_modules/${name}/lib/other.js`, 'module.exports = () => ({name: "y"});'],
      ]),
    ),
  );
  return {dir, main: (name: string) => join(dir, 'node_modules', name, 'lib/index.js')};
};

it('names the package whose main file is at a path', () => {
  const {dir, main} = installed('plain', '@a/b');
  expect(toPackageName(main('plain'), dir)).toBe('plain');
  expect(toPackageName(main('@a/b'), dir)).toBe('@a/b');
  expect(toPackageName(join(dir, 'node_modules/@a/b/lib/other.js'), dir)).toBeUndefined();
  expect(toPackageName(join(dir, 'src/plugin.js'), dir)).toBeUndefined();
  expect(toPackageName('@a/b', dir)).toBeUndefined();
});

it('names packages of Docusaurus wherever they are installed', () => {
  const path =
    '/x/node_modules/.pnpm/@docusaurus+plugin-pwa@3.1.0/node_modules/@docusaurus/plugin-pwa/lib/index.js';
  expect(toPackageName(path, '/y')).toBe('@docusaurus/plugin-pwa');
});

it('does the work of installed plugins and presets that are there by require.resolve', () => {
  const names = [
    '@docusaurus/preset-classic',
    '@docusaurus/plugin-client-redirects',
    '@docusaurus/theme-live-codeblock',
    'docusaurus-plugin-sass',
  ];
  const {dir, main} = installed(...names);
  const {value, notices} = fromDocusaurus(
    {
      presets: [[main(names[0]!), {docs: false, blog: {routeBasePath: 'b'}}]],
      plugins: [
        [main(names[1]!), {redirects: [{from: '/a', to: '/b'}]}],
        main('docusaurus-plugin-sass'),
      ],
      themes: [main(names[2]!)],
    },
    dir,
  );
  expect(value).toMatchObject({
    docs: false,
    redirects: [{from: '/a', to: '/b'}],
    markdown: {liveCode: true},
  });
  expect(notices).toEqual([]);
});
