// npm test: types, lint, unit tests, fixtures, real browser. Ends with "N passed, N failed".
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {installOnce, provideNginx, requireChromium, root, run} from './run.mjs';

installOnce();
provideNginx();
const results = mkdtempSync(join(tmpdir(), 'wuya-test-'));
const bin = (name) => join(root, 'node_modules', '.bin', name);
let passed = 0;
let failed = 0;

/** A command that passes or fails as a whole. */
function check(command, args) {
  if (run(command, args) === 0) passed++;
  else failed++;
}

/** A Vitest suite: counts its tests. */
function suite(name, args, env = {}) {
  const file = join(results, `${name}.json`);
  const status = run(bin('vitest'), ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`], {env: {...process.env, ...env}});
  const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  passed += report?.numPassedTests ?? 0;
  failed += report?.numFailedTests ?? 0;
  if (status !== 0 && !report?.numFailedTests) failed++;
}

check(bin('tsc'), ['-b']);
check(bin('tsc'), ['-p', 'tsconfig.tests.json']);
check(bin('oxlint'), ['--deny-warnings']);
suite('unit', []);
suite('e2e', ['--config', 'e2e/vitest.config.ts'], {CHROME_PATH: requireChromium()});
rmSync(results, {recursive: true, force: true});
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);
