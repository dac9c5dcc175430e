import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {findWorkspaceAbove} from './workspaceAbove.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'create-wuya-'));
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

it.each([
  ['packages:\n  - "packages/*"\n  - docs # these\nnodeLinker: hoisted\n', true],
  ['nodeLinker: hoisted\npackages:\n\n  # all\n- ./*/\n', true],
  ["packages: ['a', 'docs']\n", true],
  ["packages:\n  - '**'\n  - '!docs'\n", false],
  ['packages:\n  - packages/*\n  - docs/*\n', false],
  ['onlyBuiltDependencies:\n  - docs\n', false],
  ['packages:\n  - packages/*\nonlyBuiltDependencies:\n  - docs\n', false],
])('reads whether a workspace of pnpm has the folder: %j', (text, isMember) => {
  writeFileSync(join(dir, 'pnpm-workspace.yaml'), text);
  expect(findWorkspaceAbove(join(dir, 'docs'), 'pnpm')).toEqual({root: dir, isMember});
});

it.each([
  ['{"workspaces": ["packages/*"]}', true],
  ['{"workspaces": {"packages": ["packages/**"]}}', true],
  ['{"workspaces": ["apps/*"]}', false],
])('reads whether a workspace of the others has the folder: %s', (text, isMember) => {
  writeFileSync(join(dir, 'package.json'), text);
  mkdirSync(join(dir, 'packages'));
  writeFileSync(join(dir, 'packages/package.json'), '{"name": "a"}');
  expect(findWorkspaceAbove(join(dir, 'packages/docs'), 'npm')).toEqual({root: dir, isMember});
  expect(findWorkspaceAbove(join(dir, 'packages/docs'), 'pnpm')).toBe(undefined);
});

it('takes a file that is damaged for none', () => {
  writeFileSync(join(dir, 'package.json'), '{');
  expect(findWorkspaceAbove(join(dir, 'docs'), 'yarn')).toBe(undefined);
});
