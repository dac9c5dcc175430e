import {mkdirSync, readdirSync, readFileSync, symlinkSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {describe, expect, it, onTestFinished} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {openCache} from '../../cache/cache.ts';
import {readSealed, writeSealed} from '../../cache/sealed.ts';
import {missingPackageOf} from '../../config/docusaurus/common/missingPackage.ts';
import {runConfig} from './runConfig.ts';

async function run(name: string, files: Readonly<Record<string, string>>) {
  const dir = temporaryFolder();
  writeFiles(dir, files);
  const {value, missing} = await runConfig(join(dir, name), openCache(join(dir, '.wuya/cache')));
  return {dir, value, missing};
}

it.each(['wuya.config.ts', 'docusaurus.config.js'])(
  '%s and what it imports know where they stand',
  async (name) => {
    const {dir, value} = await run(name, {
      [name]:
        "import {below} from './parts/below.mjs';\nexport default {own: import.meta.url, below};\n",
      'parts/below.mjs':
        'export const below = [import.meta.url, import.meta.dirname, import.meta.filename];\n',
    });
    const below = join(dir, 'parts/below.mjs');
    expect(value).toEqual({
      own: pathToFileURL(join(dir, name)).href,
      below: [pathToFileURL(below).href, join(dir, 'parts'), below],
    });
  },
);

it('a configuration may be a promise', async () => {
  const files = {'docusaurus.config.js': 'export default Promise.resolve({a: 1});\n'};
  expect((await run('docusaurus.config.js', files)).value).toEqual({a: 1});
});

it.each(['wuya.config.ts', 'docusaurus.config.js'])(
  'methods of the language that %s replaces are the own ones again, those that it adds stay',
  async (name) => {
    const {value} = await run(name, {
      [name]: `String.prototype.replaceAll = function (a, b) {
  return this.replace(new RegExp(a, 'gm'), b);
};
Array.prototype.last = function () {
  return this[this.length - 1];
};
export default {last: () => [1, 2].last()};
`,
    });
    onTestFinished(() => void Reflect.deleteProperty(Array.prototype, 'last'));
    expect('a\\b'.replaceAll('\\', '/')).toBe('a/b');
    expect((value as {last(): number}).last()).toBe(2);
    const names = [];
    for (const key in ['a']) names.push(key);
    expect(names).toEqual(['0']);
  },
);

it('a configuration below a folder that is named like that of packages is no package', async () => {
  const {dir, value} = await run('my_node_modules/docusaurus.config.js', {
    'my_node_modules/docusaurus.config.js': 'module.exports = {own: __dirname};\n',
  });
  expect(value).toEqual({own: join(dir, 'my_node_modules')});
});

it('docusaurus.config that exports in both ways is what it exports by CommonJS', async () => {
  const {value} = await run('docusaurus.config.js', {
    'docusaurus.config.js':
      "import {join} from 'node:path';\nexport default {title: 'a'};\nmodule.exports = {title: join('b', 'c')};\n",
  });
  expect(value).toEqual({title: 'b/c'});
});

it('docusaurus.config may ask for files that a script makes, which are named, and may be ready for their absence', async () => {
  const made = await run('docusaurus.config.js', {
    'docusaurus.config.js':
      "let a = 'none';\ntry {\n  a = require('./made/a.js');\n} catch {}\nmodule.exports = {a, b: require('./made/b').b.c};\n",
  });
  expect(made.value).toMatchObject({a: 'none'});
  expect(made.missing).toEqual(['./made/b']);
});

it('docusaurus.config has modules of CommonJS as TypeScript writes them', async () => {
  const {value} = await run('docusaurus.config.ts', {
    'docusaurus.config.ts':
      "import path = require('node:path');\nimport below = require('./parts/below');\nimport type {Config} from '@docusaurus/types';\nconst config: Config = {title: path.posix.join('a', below.name)};\nexport = config;\n",
    'parts/below.ts': "const below: {name: string} = {name: 'b'};\nexport = below;\n",
  });
  expect(value).toEqual({title: 'a/b'});
});

it('docusaurus.config may import like a module and export like TypeScript for CommonJS', async () => {
  const {value} = await run('docusaurus.config.ts', {
    'docusaurus.config.ts':
      "import {join} from 'node:path';\nimport {below} from './parts/below';\nexport = {title: join('a', below)};\n",
    'parts/below.ts': "export const below: string = 'b';\n",
  });
  expect(value).toEqual({title: 'a/b'});
});

it('a plugin of a package that imports like a module and exports like CommonJS knows its paths', async () => {
  const dir = temporaryFolder();
  const name = 'node_modules/docusaurus-plugin-zoom/index.js';
  writeFiles(dir, {
    [name]:
      "import path from 'path';\nmodule.exports = function () { return path.resolve(__dirname, './zoom'); };\n",
  });
  const cache = openCache(join(dir, '.wuya/cache'));
  const {value} = await runConfig(join(dir, name), cache, {isForeign: true, isCalled: false});
  expect((value as () => string)()).toBe(join(dir, 'node_modules/docusaurus-plugin-zoom/zoom'));
});

it('docusaurus.config with a commented declaration of its folder knows it all the same', async () => {
  const {dir, value} = await run('docusaurus.config.js', {
    'docusaurus.config.js':
      "import {join} from 'node:path';\n// const __dirname = join('x');\nexport default {own: __dirname};\n",
  });
  expect(value).toEqual({own: dir});
});

it('docusaurus.config knows the paths that Node gives to CommonJS', async () => {
  const {dir, value} = await run('docusaurus.config.js', {
    'docusaurus.config.js':
      "import {below} from './parts/below.js';\nexport default {own: __dirname, below};\n",
    'parts/below.js':
      "#!/usr/bin/env node\nexport const below = [__dirname, __filename, require.resolve('./x.ts'), require.resolve('@some/preset')];\n",
  });
  expect(value).toEqual({
    own: dir,
    below: [
      join(dir, 'parts'),
      join(dir, 'parts/below.js'),
      join(dir, 'parts/x.ts'),
      '@some/preset',
    ],
  });
});

describe('a configuration of another generator', () => {
  it('is read though its tsconfig.json extends a package that is not installed', async () => {
    const {value} = await run('docusaurus.config.ts', {
      'tsconfig.json': '{"extends": "@docusaurus/tsconfig"}',
      'docusaurus.config.ts': 'const title: string = "甲";\nexport default {title};\n',
    });
    expect(value).toEqual({title: '甲'});
  });

  it('runs in its own folder', async () => {
    const before = process.cwd();
    const {dir, value} = await run('docusaurus.config.js', {
      'docusaurus.config.js':
        "import {resolve} from 'node:path';\nexport default async () => ({at: resolve('a.css')});\n",
    });
    expect(value).toEqual({at: join(dir, 'a.css')});
    expect(process.cwd()).toBe(before);
  });

  it('finds files of packages and modules without their endings', async () => {
    const {dir, value} = await run('docusaurus.config.js', {
      'node_modules/pack/package.json': '{"name": "pack"}',
      'node_modules/pack/theme.css': '',
      'sidebars.ts': '',
      'docusaurus.config.js':
        "module.exports = [require.resolve('pack/theme.css'), require.resolve('./sidebars')];\n",
    });
    expect(value).toEqual([join(dir, 'node_modules/pack/theme.css'), join(dir, 'sidebars.ts')]);
  });

  it('requires files whose names are put together from its own folder', async () => {
    const {value} = await run('docusaurus.config.js', {
      'own_versions.json': '["2.0"]',
      'parts/one.json': '[1]',
      'parts/all.js': "module.exports = ['one'].map((name) => require('./' + name + '.json'));\n",
      'docusaurus.config.js':
        "const read = (name) => require(`./${name}_versions.json`)[0];\nmodule.exports = [read('own'), require('./parts/all.js')];\n",
    });
    expect(value).toEqual(['2.0', [[1]]]);
  });

  it('takes any name from packages that are not installed, until they are', async () => {
    const dir = temporaryFolder();
    const file = join(dir, 'docusaurus.config.js');
    writeFiles(dir, {
      'docusaurus.config.js':
        "import * as yaml from 'some-yaml';\nimport {read} from 'some-yaml';\nexport default {value: typeof yaml.load('a'), same: typeof read};\n",
    });
    const cache = openCache(join(dir, '.wuya/cache'));
    expect((await runConfig(file, cache)).value).toEqual({value: 'function', same: 'function'});
    writeFiles(dir, {
      'node_modules/some-yaml/package.json':
        '{"name": "some-yaml", "type": "module", "main": "a.js"}',
      'node_modules/some-yaml/a.js': 'export const load = () => 1;\nexport const read = 2;\n',
    });
    expect((await runConfig(file, cache)).value).toEqual({value: 'number', same: 'number'});
  });

  it.each([
    "import {parse} from 'yaml';\nexport default parse('a: [1]');",
    "import * as yaml from 'js-yaml';\nexport default yaml.load('a: [1]');",
    "import yaml from 'js-yaml';\nexport default yaml.load('a: [1]');",
    "module.exports = require('js-yaml').safeLoad('a: [1]');",
    "import {Document, parse} from 'yaml';\nnew Document();\nexport default parse('a: [1]');",
  ])('reads YAML though no package for it is installed: %s', async (code) => {
    const {value} = await run('docusaurus.config.js', {'docusaurus.config.js': code});
    expect(value).toEqual({a: [1]});
  });

  it.each([
    "import {getDirname, path} from '@vuepress/utils';\nconst here = getDirname(import.meta.url);\nexport default {folder: path.basename(path.resolve(here, '../docs'))};",
    "import {fs, getDirname, path} from 'vuepress/utils';\nconst here = getDirname(import.meta.url);\nfs.readJsonSync('a.json');\nexport default {folder: fs.existsSync(path.join(here, 'package.json')) ? 'docs' : 'none'};",
    "import path from 'node:path';\nimport {getDirname} from 'vuepress/utils';\nexport default {folder: path.basename(path.join(getDirname(import.meta.url), '../docs'))};",
    "import path from 'node:path';\nimport root from 'app-root-path';\nexport default {folder: path.relative(root.path, root.resolve('docs'))};",
    "import path from 'node:path';\nimport {path as root} from 'app-root-path';\nexport default {folder: path.relative(root, path.join(root, 'docs'))};",
  ])('names folders though no package for it is installed: %s', async (code) => {
    const {value} = await run('docusaurus.config.js', {
      'package.json': '{}',
      'docusaurus.config.js': code,
    });
    expect(value).toEqual({folder: 'docs'});
  });

  it.each([
    "import {fbContent, fbInternalOnly} from 'PACK';\n",
    "const {fbContent, fbInternalOnly} = require('PACK');\n",
  ])(
    'takes what is for the public though the package that chooses it is not installed: %s',
    async (begin) => {
      const {value} = await run('docusaurus.config.js', {
        'docusaurus.config.js': `${begin.replace('PACK', 'docusaurus-plugin-internaldocs-fb/internal')}module.exports = {
  title: fbContent({internal: 'in', external: () => 'out'}), list: ['a', ...fbInternalOnly(['b'])],
};`,
      });
      expect(value).toEqual({title: 'out', list: ['a']});
    },
  );

  it('imports modules of packages without their endings, as Node requires them', async () => {
    const {value} = await run('docusaurus.config.ts', {
      'node_modules/pack/package.json': '{"name": "pack"}',
      'node_modules/pack/lib/create.js': "exports.create = () => 'a';\n",
      'node_modules/pack/lib/parts/index.js': "exports.part = 'b';\n",
      'node_modules/named/package.json': '{"name": "named", "exports": {"./c": "./c.js"}}',
      'node_modules/named/c.js': "exports.c = 'c';\n",
      'docusaurus.config.ts': `import {create} from 'pack/lib/create';
import {part} from 'pack/lib/parts';
import {c} from 'named/c';
const more = require('pack/lib/create');
export default [create(), part, c, more.create()];
`,
    });
    expect(value).toEqual(['a', 'b', 'c', 'a']);
  });

  it('takes stand-ins for modules that another version of an installed package has', async () => {
    const {dir, value} = await run('docusaurus.config.js', {
      'node_modules/prism/package.json':
        '{"name": "prism", "exports": {".": "./main.js", "./more/*": {"import": "./more/*.mjs"}}}',
      'node_modules/prism/main.js': "module.exports = 'main';\n",
      'node_modules/prism/more/a.mjs': "export default 'more';\n",
      'node_modules/plain/package.json': '{"name": "plain"}',
      'node_modules/plain/themes/dark.js': "module.exports = 'dark';\n",
      'docusaurus.config.js': `import more from 'prism/more/a';
const main = require('prism');
const light = require('prism/themes/github');
const dark = require('plain/themes/dark');
const other = require('plain/themes/other');
module.exports = {main, more, dark, light: typeof light.plain, other: typeof other};
`,
    });
    expect(value).toEqual({
      main: 'main',
      more: 'more',
      dark: 'dark',
      light: 'function',
      other: 'function',
    });
    writeFiles(dir, {'node_modules/plain/themes/other.js': "module.exports = 'there';\n"});
    const again = await runConfig(
      join(dir, 'docusaurus.config.js'),
      openCache(join(dir, '.wuya/cache')),
    );
    expect(again.value).toMatchObject({other: 'string', light: 'function'});
  });

  it('takes stand-ins for packages that it asks for by a `require` of its own', async () => {
    const {value} = await run('docusaurus.config.mjs', {
      'docusaurus.config.mjs': `import {createRequire} from 'node:module';
const require = createRequire(import.meta.url);
export default {plugins: [require('./plugin.cjs')], title: require('./data.json').title};\n`,
      'plugin.cjs':
        "const Missing = require('some-webpack-plugin');\nmodule.exports = () => ({name: 'own', made: new Missing()});\n",
      'data.json': '{"title": "甲"}',
    });
    const {title, plugins} = value as {title: string; plugins: [() => {name: string}]};
    expect([title, plugins[0]().name]).toEqual(['甲', 'own']);
  });

  it('waits for what a package that is not installed returns', async () => {
    const {value} = await run('docusaurus.config.mjs', {
      'docusaurus.config.mjs': `import {start} from 'gone';
const made = await start();
export default {name: await start({}).then((one) => typeof one.name), made: typeof made.then};\n`,
    });
    expect(value).toEqual({name: 'function', made: 'undefined'});
  });

  it.each([
    [
      'docusaurus.config.mjs',
      "import {withThing} from 'gone';\nexport default withThing({title: '甲'});\n",
    ],
    [
      'docusaurus.config.js',
      "module.exports = require('gone').withThing(async () => ({title: '甲'}));\n",
    ],
  ])('is what a function of a package that is not installed was given: %s', async (name, code) => {
    expect((await run(name, {[name]: code})).value).toEqual({title: '甲'});
  });

  it('takes stand-ins in files too that it requires by a name that is put together', async () => {
    const {value} = await run('docusaurus.config.js', {
      'docusaurus.config.js':
        "const path = require('path');\nmodule.exports = [require(path.resolve(__dirname, './plugin.js'))];\n",
      'plugin.js':
        "const Missing = require('@gone/webpack-plugin');\nmodule.exports = () => ({made: [new Missing()]});\n",
    });
    const [plugin] = value as [() => {made: unknown[]}];
    expect(missingPackageOf(plugin().made[0])).toBe('@gone/webpack-plugin');
    await expect(
      run('docusaurus.config.js', {
        'docusaurus.config.js': "module.exports = require('./' + 'gone.js');\n",
      }),
    ).rejects.toThrow('gone.js');
  });

  it('may import types beside an export of CommonJS', async () => {
    const {value} = await run('docusaurus.config.ts', {
      'docusaurus.config.ts':
        "import type {Config} from '@docusaurus/types';\nconst config: Config = {title: '甲'};\nmodule.exports = config\n",
    });
    expect(value).toEqual({title: '甲'});
  });

  it('may name pictures and stylesheets that only a bundler would read', async () => {
    const {value} = await run('docusaurus.config.ts', {
      'docusaurus.config.ts': "import {icons} from './lists';\nexport default icons;\n",
      'lists.ts':
        "const isBrowser = () => typeof window !== 'undefined';\nexport const icons = isBrowser() ? [require('./a.svg').default, require('./a.css')] : [];\n",
      'a.svg': '<?xml version="1.0"?><svg></svg>',
      'a.css': 'a {}',
    });
    expect(value).toEqual([]);
  });

  it('reads a name that a module of it does not export as undefined', async () => {
    const {value} = await run('docusaurus.config.ts', {
      'docusaurus.config.ts':
        "import plugins, {more, gone} from './plugins';\nexport default {plugins, more, gone, title: '甲'};\n",
      'plugins.ts': 'export const more = [1];\n',
    });
    expect(value).toEqual({plugins: undefined, more: [1], gone: undefined, title: '甲'});
  });

  it('requires a function from a module that imports others', async () => {
    const {value} = await run('docusaurus.config.js', {
      'node_modules/visit/package.json': '{"type": "module", "exports": "./index.js"}',
      'node_modules/visit/index.js': 'export const visit = () => 1;\n',
      'docusaurus.config.js':
        "module.exports = {plugins: [require('./remark/own'), require('./remark/more').b]};\n",
      'remark/own.js':
        "import {visit} from 'visit';\n\nmodule.exports = function own() {\n  return visit;\n};\n",
      'remark/more.js': "import {visit} from 'visit';\nmodule.exports.b = visit();\n",
    });
    expect((value as {plugins: unknown[]}).plugins).toEqual([expect.any(Function), 1]);
  });

  it.each(["require('./sidebar.ts')", "require('./side' + 'bar.ts'.replace('ts', 'mjs'))"])(
    'gives the default export of a module to who requires it: %s',
    async (call) => {
      const sidebar = "export const more = 2;\nexport default {items: ['a']};\n";
      const {value} = await run('docusaurus.config.ts', {
        'docusaurus.config.ts': `const made = ${call};\nexport default [...${call}.items, made.more, made.default.items];\n`,
        'sidebar.ts': sidebar,
        'sidebar.mjs': sidebar,
      });
      expect(value).toEqual(['a', 2, ['a']]);
    },
  );

  it('knows plugins whose work is done here by their packages, whatever their functions are called', async () => {
    const {value} = await run('docusaurus.config.js', {
      'node_modules/remark-math/package.json': '{"name": "remark-math"}',
      'node_modules/remark-math/index.js': 'module.exports = function math() {};\n',
      'docusaurus.config.js': "module.exports = {plugin: require('remark-math')};\n",
    });
    expect(missingPackageOf((value as {plugin: unknown}).plugin)).toBe('remark-math');
  });
});

it('a kept config is made again when a constant that it imports is another', async () => {
  const dir = temporaryFolder();
  const read = async (version: string) => {
    writeFiles(dir, {'parts/version.ts': `export const version = '${version}';\n`});
    return (await runConfig(join(dir, 'wuya.config.ts'), openCache(join(dir, '.wuya/cache'))))
      .value;
  };
  writeFiles(dir, {
    'wuya.config.ts':
      "import {version} from './parts/version.ts';\nexport default {title: version as string};\n",
  });
  expect(await read('1.0')).toEqual({title: '1.0'});
  expect(await read('2.0')).toEqual({title: '2.0'});
  const kept = readdirSync(join(dir, '.wuya/cache/config'));
  expect(kept.filter((name) => name.endsWith('.mjs'))).toHaveLength(1);
  expect(await read('1.0')).toEqual({title: '1.0'});
});

describe.each(['wuya.config.ts', 'docusaurus.config.ts'])(
  'packages of the workspace in %s',
  (name) => {
    const FILES = {
      'plugins/mark/package.json':
        '{"name": "@own/mark", "type": "module", "main": "src/index.ts"}',
      'plugins/mark/src/index.ts':
        "import {sign} from 'sign';\nimport {more} from './more.ts';\nexport const mark: string = sign + more;\n",
      'plugins/mark/src/more.ts': "export const more: string = '一';\n",
      'plugins/mark/node_modules/sign/package.json': '{"name": "sign", "main": "index.js"}',
      'plugins/mark/node_modules/sign/index.js': "exports.sign = '甲';\n",
      [`site/${name}`]: "import {mark} from '@own/mark';\nexport default {title: mark};\n",
      'site/package.json': '{}',
    };

    it('may be TypeScript, with packages of their own, and edits of them are seen', async () => {
      const dir = temporaryFolder();
      writeFiles(dir, FILES);
      mkdirSync(join(dir, 'node_modules/@own'), {recursive: true});
      symlinkSync('../../plugins/mark', join(dir, 'node_modules/@own/mark'), 'dir');
      const read = async () =>
        (await runConfig(join(dir, 'site', name), openCache(join(dir, '.wuya/cache')))).value;
      expect(await read()).toEqual({title: '甲一'});
      writeFiles(dir, {'plugins/mark/src/more.ts': "export const more = '二';\n"});
      expect(await read()).toEqual({title: '甲二'});
    });
  },
);

it('a kept config is made again when the engine that it imports is elsewhere now, or is another version', async () => {
  const dir = temporaryFolder();
  const file = join(dir, 'wuya.config.mjs');
  writeFiles(dir, {'wuya.config.mjs': "export default {title: '甲'};\n"});
  const cache = openCache(join(dir, '.wuya/cache'));
  await runConfig(file, cache);
  const folder = join(cache.dir, 'config');
  const kept = join(
    folder,
    readdirSync(folder).find((name) => name.endsWith('.json'))!,
  );
  const record = readSealed<{code: string; engine: string}>(kept)!;
  const code = "import '/moved/engine/index.js';\n";
  writeSealed(kept, {...record, code});
  await expect(runConfig(file, cache)).rejects.toThrow('moved/engine');
  for (const engine of ['file:///moved/engine/index.js', record.engine.replace(/\S+$/, 'other')]) {
    writeSealed(kept, {...record, code, engine});
    expect((await runConfig(file, cache)).value).toEqual({title: '甲'});
  }
});

it('types, and what only looks like plain JavaScript, go through the bundler each time', async () => {
  const dir = temporaryFolder();
  const file = join(dir, 'wuya.config.ts');
  const cache = openCache(join(dir, '.wuya/cache'));
  writeFiles(dir, {'wuya.config.ts': "const title: string = '甲';\nexport default {title};\n"});
  expect((await runConfig(file, cache)).value).toEqual({title: '甲'});
  expect((await runConfig(file, cache)).value).toEqual({title: '甲'});
  writeFiles(dir, {'wuya.config.ts': "export default {title: '甲' '乙'};\n"});
  for (let times = 0; times < 2; times++)
    await expect(runConfig(file, cache)).rejects.toThrow('Build failed');
});

it('plain JavaScript is run as it is', async () => {
  const code = "export default {title: '<甲>'};\n";
  const {dir, value} = await run('wuya.config.ts', {'wuya.config.ts': code});
  expect(value).toEqual({title: '<甲>'});
  const folder = join(dir, '.wuya/cache/config');
  const made = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  expect(made.map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual([code]);
});

describe('code that nests deeper than a parser bears', () => {
  const DEEP = `${'['.repeat(6000)}${']'.repeat(6000)}`;
  it.each<[name: string, at: string, files: Record<string, string>]>([
    [
      'wuya.config.ts',
      'wuya.config.ts',
      {'wuya.config.ts': `export default {\n  a: ${DEEP},\n};\n`},
    ],
    [
      'config.mjs',
      'config.mjs',
      {'config.mjs': `const a: unknown =\n  ${DEEP};\nexport default {a};\n`},
    ],
    [
      'docusaurus.config.js',
      'parts/b.js',
      {
        'docusaurus.config.js': "module.exports = {b: require('./parts/b')};\n",
        'parts/b.js': `module.exports =\n  ${DEEP};\n`,
      },
    ],
  ])('in %s is refused at its place in %s', async (name, file, files) => {
    await expect(run(name, files)).rejects.toMatchObject({
      message: 'nested too deep',
      place: {file, line: 2},
    });
  });
});
