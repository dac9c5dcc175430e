import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {appendWhole} from './appendWhole.ts';

it('leaves a file as it was where the disk has room for a part alone', () => {
  const dir = mkdtempSync(join(tmpdir(), 'create-wuya-'));
  onTestFinished(() => rmSync(dir, {recursive: true, force: true}));
  const file = join(dir, '.gitignore');
  writeFileSync(file, 'mine\n');
  appendWhole(file, 'a\n');
  const fill = () => {
    writeFileSync(file, 'no', {flag: 'a'});
    throw Object.assign(new Error('full'), {code: 'ENOSPC'});
  };
  expect(() => appendWhole(file, 'node_modules/\n', fill)).toThrow(
    expect.objectContaining({code: 'ENOSPC', path: file}),
  );
  expect(readFileSync(file, 'utf8')).toBe('mine\na\n');
});
