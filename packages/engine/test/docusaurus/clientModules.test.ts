import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {build, type BuildResult} from '../../src/build/build.ts';
import {printProblem, writeFiles} from '../helpers/site.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {sharedFolder, temporaryFolder} from '../helpers/temporary.ts';

const files = {
  'docusaurus.config.js': `
module.exports = {
  title: '甲', url: 'https://x.example', baseUrl: '/',
  presets: [['classic', {blog: false, theme: {customCss: './src/custom.css'}}]],
  clientModules: [require.resolve('./src/track.js'), './src/more.css', '/src/rooted', require.resolve('gone/a.css')],
  plugins: [
    './plugins/own.js',
    function inline() { return {name: 'inline', getClientModules: () => ['./src/inline.ts']}; },
    function routes() { return {name: 'routes', getClientModules: () => [], contentLoaded({actions}) { actions.addRoute({}); }}; },
    function failing(context) { return {name: context.nothing.at.all, getClientModules: () => []}; },
  ],
};`,
  'plugins/own.js':
    "module.exports = () => ({name: 'own', getClientModules() { return ['./run']; }});\n",
  'plugins/run.js': 'export const onRouteDidUpdate = () => {};\n',
  'src/inline.ts': 'window.inline = true;\n',
  'src/track.js': "import './track.css';\nwindow.tracked = document.title;\n",
  'src/rooted.js': 'window.rooted = true;\n',
  'src/track.css': '.track { color: red; }\n',
  'src/custom.css': '.custom { color: red; }\n',
  'src/more.css': '.more { color: red; }\n',
  'docs/a.md': '# 甲\n',
};

describe('client modules of a Docusaurus site', () => {
  const dir = sharedFolder();
  let result: BuildResult;
  let parts: {client: string; server: string};
  beforeAll(async () => {
    writeFiles(dir, files);
    result = await build({
      dir,
      makeBundle: (plan, into) => {
        const {client, server} = plan.generated;
        const id = 'virtual:wuya/parts';
        parts = {client: client[id]!, server: server[id]!};
        return stubBundle(plan, into);
      },
    });
  });

  it('run in the browser alone, those of plugins first', () => {
    const loads = [...parts.client.matchAll(/import\("([^"]+)"\)/g)].map(([, file]) =>
      file!.slice(dir.length + 1),
    );
    expect(loads).toEqual(['plugins/run.js', 'src/inline.ts', 'src/track.js', 'src/rooted.js']);
    expect(parts.server).not.toContain('import(');
  });

  it('are styles of the site where they are stylesheets, or import some', () => {
    const sheets = [...parts.server.matchAll(/^import "([^"]+\.css)";/gm)].flatMap(([, file]) =>
      file!.startsWith(dir) ? file!.slice(dir.length + 1) : [],
    );
    expect(sheets).toEqual(['src/custom.css', 'src/track.css', 'src/more.css']);
  });

  it('that are missing, and plugins that do more or fail, are named', () => {
    expect(result.diagnostics.map(printProblem).sort()).toEqual([
      'warning CFG-200 docusaurus.config.js:5:87',
      'warning CFG-220 docusaurus.config.js:10:5',
      'warning CFG-220 docusaurus.config.js:9:5',
    ]);
  });

  it('leave nothing in a site that has none', async () => {
    const plain = temporaryFolder();
    writeFiles(plain, {
      'docusaurus.config.js':
        "module.exports = {title: '甲', url: 'https://x.example', baseUrl: '/', presets: [['classic', {blog: false}]]};",
      'docs/a.md': '# 甲\n',
    });
    await build({dir: plain, makeBundle: stubBundle});
    const page = readFileSync(join(plain, 'dist/docs/a/index.html'), 'utf8');
    expect(page).not.toMatch(/lientModules/);
  });
});
