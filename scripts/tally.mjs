import {closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync} from 'node:fs';
import {availableParallelism, tmpdir} from 'node:os';
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
  const reportOf = (name) => join(results, `${name}.json`);
  const reporters = (name) => [
    '--reporter=default',
    '--reporter=./scripts/secondTries.mjs',
    '--reporter=json',
    `--outputFile.json=${reportOf(name)}`,
  ];
  const countTests = (name, status) => {
    const file = reportOf(name);
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
    passed += report?.numPassedTests ?? 0;
    failed += report?.numFailedTests ?? 0;
    if (status !== 0 && !report?.numFailedTests) failed++;
  };
  return {
    /** Runs a command that passes or fails as a whole. @param options of `spawn` */
    check: (command, args, options = {}) => count(run(command, args, options)),
    /** The same beside what goes on. Resolves when it has ended. */
    begin: async (command, args) => count(await start(command, args)),
    /** Runs Vitest and counts its tests. */
    suite(name, args, env = {}) {
      const all = {env: {...process.env, ...env}};
      countTests(name, run(bin('vitest'), ['run', ...args, ...reporters(name)], all));
    },
    /**
     * Runs Vitest as `suite` does, beside what goes on, which comes first wherever both want a core, until `isLast` resolves. Resolves
     * when its tests are counted and what it said is printed, in one piece.
     */
    async suiteBeside(name, args, {env = {}, isLast}) {
      const log = join(results, `${name}.log`);
      const output = openSync(log, 'w');
      const status = await start(
        process.execPath,
        [join(root, 'node_modules/vitest/vitest.mjs'), 'run', ...args, ...reporters(name)],
        {env: {...process.env, ...env}, stdio: ['ignore', output, output], isLast},
      );
      closeSync(output);
      console.log(readFileSync(log, 'utf8'));
      countTests(name, status);
    },
    /** Prints "N passed, N failed" and ends the process with 1 when anything failed. */
    end() {
      rmSync(results, {recursive: true, force: true});
      console.log(`\n${passed} passed, ${failed} failed`);
      process.exit(failed ? 1 : 0);
    },
  };
}

/**
 * Runs the compiler. Each of its checkers, four where nothing is said, checks for itself the types that files share, and Go collects
 * garbage that a run of seconds need not: on two cores 17 -> 12 CPU s for the types of packages and tests.
 */
function runCompiler(tally, args) {
  const checkerCount = Math.min(4, Math.max(1, Math.floor(availableParallelism() / 2)));
  const env = {...process.env, GOGC: '400'};
  tally.check(bin('tsc'), [...args, '--checkers', String(checkerCount)], {env});
}

/** Checks the types of the packages, which compiles them. */
export function checkTypes(tally) {
  runCompiler(tally, ['-b']);
}

/** Checks the types of the tests, against the packages as they were compiled. */
export function checkTestTypes(tally) {
  runCompiler(tally, ['-p', 'tsconfig.tests.json']);
}

/** Runs what reads the code as it is written: lint, format. */
export function checkLint(tally) {
  tally.check(bin('oxlint'), ['--deny-warnings', '--report-unused-disable-directives']);
  tally.check(bin('oxfmt'), ['--check']);
}
