import {mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {dropStyleImports} from './plainDeclarations.mjs';

it('declarations import no stylesheets; code, other declarations and all else stay', () => {
  const dir = mkdtempSync(join(tmpdir(), 'wuya-'));
  onTestFinished(() => rmSync(dir, {recursive: true}));
  mkdirSync(join(dir, 'base'));
  const files = {
    'base/Box.d.ts':
      "import '../styles/box.css';\nimport type {A} from './a.css.ts';\nexport {A};\n",
    'base/Box.js': "import '../styles/box.css';\n",
    'plain.d.ts': 'export {};\n',
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(join(dir, path), text);
  const before = statSync(join(dir, 'plain.d.ts')).mtimeMs;
  dropStyleImports(dir);
  const read = (path) => readFileSync(join(dir, path), 'utf8');
  expect(read('base/Box.d.ts')).toBe("import type {A} from './a.css.ts';\nexport {A};\n");
  expect(read('base/Box.js')).toBe(files['base/Box.js']);
  expect(statSync(join(dir, 'plain.d.ts')).mtimeMs).toBe(before);
});
