import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {root, run, start} from './run.mjs';

/** Finds a program that npm installed. */
export const bin = (name) => join(root, 'node_modules', '.bin', name);

/** Runs checks and suites one after the other and counts what passed and failed in all of them. */
export function createTally() {
  const results = mkdtempSync(join(tmpdir(), 'wuya-test-'));
  let passed = 0;
  let failed = 0;
  const count = (status) => {
    if (status === 0) passed++;
    else failed++;
  };
  return {
    /** Runs a command that passes or fails as a whole. */
    check: (command, args) => count(run(command, args)),
    /** The same beside what goes on. Resolves when it has ended. */
    begin: async (command, args) => count(await start(command, args)),
    /** Runs Vitest and counts its tests. */
    suite(name, args, env = {}) {
      const file = join(results, `${name}.json`);
      const status = run(
        bin('vitest'),
        [
          'run',
          ...args,
          '--reporter=default',
          '--reporter=./scripts/secondTries.mjs',
          '--reporter=json',
          `--outputFile.json=${file}`,
        ],
        {env: {...process.env, ...env}},
      );
      const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
      passed += report?.numPassedTests ?? 0;
      failed += report?.numFailedTests ?? 0;
      if (status !== 0 && !report?.numFailedTests) failed++;
    },
    /** Prints "N passed, N failed" and ends the process with 1 when anything failed. */
    end() {
      rmSync(results, {recursive: true, force: true});
      console.log(`\n${passed} passed, ${failed} failed`);
      process.exit(failed ? 1 : 0);
    },
  };
}

/** Checks the types of the packages, which compiles them, and those of the tests. */
export function checkTypes(tally) {
  tally.check(bin('tsc'), ['-b']);
  tally.check(bin('tsc'), ['-p', 'tsconfig.tests.json']);
}

/** Runs what reads the code as it is written: lint, format. */
export function checkLint(tally) {
  tally.check(bin('oxlint'), ['--deny-warnings']);
  tally.check(bin('oxfmt'), ['--check']);
}
