import {describe, expect, it} from 'vitest';
import {writeFiles} from '../../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../../test/helpers/temporary.ts';
import {fromDocusaurus} from '../fromDocusaurus.ts';
import {adviseOnFailure} from './ownPlugins.ts';
import {withOwnPresets} from './ownPresets.ts';

const run = () => Promise.reject(new Error('Node loads all that stands here'));

describe('withOwnPresets', () => {
  it('puts the plugins and themes of a package into the lists of the configuration', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'node_modules/docusaurus-preset-api/index.js': `exports.default = async (context, {specs}) => ({
  themes: [['api-theme', {id: context.siteConfig.title}]],
  plugins: [...specs.map((id) => ['api-plugin', {id}]), false],
});
Object.defineProperty(exports, '__esModule', {value: true});
`,
    });
    const classic = ['classic', {docs: {path: 'notes'}}];
    const config = {title: '记', presets: [classic, ['api', {specs: ['a', 'b']}]], plugins: ['c']};
    expect(await withOwnPresets(config, {dir, run})).toEqual({
      title: '记',
      presets: [classic, false],
      plugins: ['c', ['api-plugin', {id: 'a'}], ['api-plugin', {id: 'b'}]],
      themes: [['api-theme', {id: '记'}]],
    });
  });

  it('makes options of the classic preset of what one around it gives to plugins of Docusaurus', async () => {
    const dir = temporaryFolder();
    writeFiles(dir, {
      'a.css': 'a {}',
      'preset.js': `module.exports = (context, {docs}) => ({
  themes: [[${JSON.stringify('/x/node_modules/@docusaurus/theme-classic/lib/index.js')}, {customCss: ['./a.css']}]],
  plugins: [
    ['@docusaurus/plugin-content-docs', {...docs, sidebarPath: false}],
    ['@docusaurus/plugin-content-docs', {id: 'more', path: 'more'}],
    '/x/node_modules/@docusaurus/plugin-debug/lib/index.js',
    '@docusaurus/plugin-sitemap',
  ],
});
`,
    });
    const config = {presets: [['./preset.js', {docs: {path: 'notes'}}]]};
    const made = await withOwnPresets(config, {dir, run});
    expect(made).toEqual({
      presets: [
        false,
        [
          'classic',
          {
            docs: {path: 'notes', sidebarPath: false},
            blog: false,
            pages: false,
            theme: {customCss: ['./a.css']},
          },
        ],
      ],
      plugins: [
        ['@docusaurus/plugin-content-docs', {id: 'more', path: 'more'}],
        '@docusaurus/plugin-sitemap',
      ],
      themes: [],
    });
    expect(fromDocusaurus(made, dir).notices).toEqual([]);
  });

  it.each([
    ['that is not there', 'gone', 'Its package is not installed. Run npm install gone'],
    [
      'of another file of a package',
      '@a/gone/preset',
      'Its package is not installed. Run npm install @a/gone',
    ],
    ['that fails', './fails.js', undefined],
  ])('leaves a preset %s, which is named', async (_, preset, advice) => {
    const dir = temporaryFolder();
    writeFiles(dir, {'fails.js': "module.exports = () => { throw new Error('no'); };\n"});
    const config = {presets: [[preset, {docs: {path: 'notes'}}]]};
    expect(await withOwnPresets(config, {dir, run})).toBe(config);
    const {notices} = fromDocusaurus(config, dir);
    expect(notices.map(({diagnostic: {code, hint}}) => [code, hint?.en.split(',')[0]])).toEqual([
      ['CFG-220', advice],
    ]);
  });

  it.each([
    ["require('not-here')", 'It uses not-here, which is not installed. Run npm install not-here.'],
    ["throw new Error('no specs')", 'It fails: no specs'],
  ])('says why a preset fails: %s', async (code, advice) => {
    const dir = temporaryFolder();
    writeFiles(dir, {'node_modules/api/index.js': `module.exports = () => { ${code}; };\n`});
    const config = {presets: ['classic', ['api', {}]]};
    const presetAdvice = new Map<number, readonly [zh: string, en: string]>();
    const onFailure = (place: number, error: unknown) =>
      presetAdvice.set(place, adviseOnFailure(error));
    await withOwnPresets(config, {dir, run, onFailure});
    const [notice] = fromDocusaurus(config, dir, {presetAdvice}).notices;
    expect([notice?.diagnostic.code, notice?.diagnostic.hint?.en]).toEqual(['CFG-220', advice]);
  });

  it('leaves a configuration with the classic preset alone', async () => {
    const config = {presets: ['classic', null]};
    expect(await withOwnPresets(config, {dir: temporaryFolder(), run})).toBe(config);
  });
});
