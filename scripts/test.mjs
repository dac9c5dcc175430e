// npm test: types, lint, format, unit tests, fixtures, real browsers. Ends with "N passed, N failed".
import {availableParallelism} from 'node:os';
import {installOnce, provideTestTools, requireChromium} from './run.mjs';
import {checkLint, checkTypes, createTally} from './tally.mjs';

// Packages of Debian, 300 MB on a bare machine, come while npm's are installed and the code is read.
const tools = provideTestTools();
installOnce();
const tally = createTally();
checkTypes(tally);
// The client of usual sites takes 5 CPU s; without it every build of a site without code of its own bundles one: a killed and
// repaired build 9.4 CPU s instead of 6.2, one that pushes its records 3.9 instead of 2.0. Lint and format are checked meanwhile.
const prebuilt = tally.begin(process.execPath, ['scripts/prebuild.mjs']);
checkLint(tally);
await Promise.all([prebuilt, tools]);
// They run what was just compiled.
const compiled = {WUYA_COMPILED: '1'};
tally.suite('unit', ['--project=shared', '--project=counting'], compiled);
const CHROME_PATH = requireChromium();
// Two workers and their browsers wait for each other: they take 340 of the 400 CPU s that two cores have meanwhile.
const workerCount = Math.max(1, Math.floor(availableParallelism() / 2));
const computing = tally.suiteBeside(
  'computing',
  ['--project=computing', `--maxWorkers=${workerCount}`],
  compiled,
);
tally.suite('e2e', ['--config', 'e2e/vitest.config.ts'], {CHROME_PATH});
await computing;
tally.end();
