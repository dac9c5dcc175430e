import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, it} from 'vitest';
import {writeFiles} from '../../../test/helpers/site.ts';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import {toModuleId} from '../modules/moduleId.ts';
import {isMissingPackage} from './absences.ts';
import {adaptImports} from './styleImports.ts';

/** Adapts `src/main.css`; what it tells is listed as `package, file`. */
function adapt(files: Readonly<Record<string, string>>, isBelowBase = false) {
  const dir = temporaryFolder();
  writeFiles(dir, files);
  const stylesDir = join(temporaryFolder(), 'styles');
  const absent: string[] = [];
  const read: string[] = [];
  const code = adaptImports(files['src/main.css']!, join(dir, 'src/main.css'), {
    stylesDir,
    rootedIn: isBelowBase ? dir : undefined,
    isMissing: (from, file) => !from.startsWith('@css/') && isMissingPackage(from, file),
    onAbsent: (from, file) => void absent.push(`${from}, ${file.slice(dir.length + 1)}`),
    onRead: (file) => void read.push(file.slice(dir.length + 1)),
  });
  const copies = code?.includes(toModuleId(stylesDir)) ? readdirSync(stylesDir) : [];
  return {
    code: code?.replace(/(?<=")\S+\/styles\/\S+(?=")/g, 'copy'),
    copies: copies.map((name) =>
      readFileSync(join(stylesDir, name), 'utf8').replaceAll(toModuleId(dir), '…'),
    ),
    absent,
    read,
  };
}

it('names classes with a hash by ours, in stylesheets beside it too', () => {
  const files = {
    'src/main.css': "@import './a.css';\n[class^='announcementBar_'] {}\n",
    'src/a.css': '[class*=codeBlockContainer] {}\n',
  };
  expect(adapt(files)).toMatchObject({
    code: '@import "copy";\n.theme-announcement-bar {}\n',
    copies: ['.theme-code-block {}\n'],
  });
});

it('leaves what is imported by another name that the site gives to a folder', () => {
  const css = "@import '@css/variables.css';\n@import '~@css/a.css';\n";
  expect(adapt({'src/main.css': css})).toMatchObject({code: css.replace('~', ''), absent: []});
});

it('leaves out what packages that are not installed would bring, and their mark of webpack', () => {
  expect(
    adapt({'src/main.css': "@import '~gone/a.css';\na {background: url(~here/b.png)}\n"}),
  ).toMatchObject({
    code: '\na {background: url(here/b.png)}\n',
    absent: ['gone/a.css, src/main.css'],
  });
});

it('finds stylesheets beside it that are imported without their ending, as css-loader does', () => {
  const files = {
    'src/main.css': "@import 'a';\n@import url('./parts/b') screen;\n@import 'gone';\n",
    'src/a.css': 'a {}\n',
    'src/parts/b.css': "@import 'c';\n[class*=codeBlockContainer] {}\n",
    'src/parts/c.css': 'c {}\n',
  };
  expect(adapt(files)).toMatchObject({
    code: '@import "./a.css";\n@import "copy" screen;\n\n',
    copies: ['@import "…/src/parts/c.css";\n.theme-code-block {}\n'],
    absent: ['gone, src/main.css'],
  });
});

it('finds the stylesheet of a folder that is imported, as css-loader does', () => {
  const files = {
    'src/main.css': "@import url('./plugin');\n@import '../own';\n",
    'src/plugin/index.css': 'a {}\n',
    'own/index.css': 'b {}\n',
  };
  expect(adapt(files).code).toBe('@import "./plugin/index.css";\n@import "./../own/index.css";\n');
});

it('takes static files along where the site is below a base URL', () => {
  const files = {
    'src/main.css':
      "@import './a.css';\na {b: url('/f/x.eot?#iefix'), url(/f/%E4%B8%AD.png), url(/f/gone.png), url(//x/f/x.eot)}\n",
    'src/a.css': '@font-face {src: url( "/f/x.eot" )}\n',
    'static/f/x.eot': '',
    'static/f/中.png': '',
  };
  expect(adapt(files, true)).toMatchObject({
    code: '@import "copy";\na {b: url(\'/static/f/x.eot?#iefix\'), url(/static/f/%E4%B8%AD.png), url(/f/gone.png), url(//x/f/x.eot)}\n',
    copies: ['@font-face {src: url( "/static/f/x.eot" )}\n'],
  });
  expect(adapt(files)).toMatchObject({code: undefined});
});

it('leaves a stylesheet alone whose imports are all there', () => {
  const files = {'src/main.css': "@import './b.css';\n", 'src/b.css': '@import "./main.css";\n'};
  expect(adapt(files)).toEqual({code: undefined, copies: [], absent: [], read: []});
});

it('does so in stylesheets beside, whose addresses become whole paths', () => {
  const {code, copies, absent, read} = adapt({
    'src/main.css':
      "@import './parts/zoom.css' layer(zoom) screen;\n@import 'parts/b.css';\na {}\n",
    'src/parts/zoom.css':
      "@import url('gone/styles.css');\n@import './b.css';\n@import '~here/c.css';\nb {background: url(img/a.png?x), url('./none.png'), url(data:a)}\n",
    'src/parts/b.css': 'c {}\n',
    'src/parts/img/a.png': '',
    'node_modules/here/package.json': '{"name": "here"}',
    'node_modules/here/c.css': '',
  });
  expect(code).toBe('@import "copy" layer(zoom) screen;\n@import \'parts/b.css\';\na {}\n');
  expect(copies).toEqual([
    "\n@import '…/src/parts/b.css';\n@import 'here/c.css';\nb {background: url(…/src/parts/img/a.png?x), url('./none.png'), url(data:a)}\n",
  ]);
  expect(absent).toEqual(['gone/styles.css, src/parts/zoom.css']);
  expect(read).toEqual(['src/parts/zoom.css']);
});

it('ends where stylesheets import each other', () => {
  const {code, absent} = adapt({
    'src/main.css': "@import './b.css';\n",
    'src/b.css': "@import './main.css';\n@import 'gone/a.css';\n",
  });
  expect(code).toBe('@import "copy";\n');
  expect(absent).toEqual(['gone/a.css, src/b.css']);
});
