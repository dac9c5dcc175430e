// npm test: types, lint, format, unit tests, fixtures, real browsers. Ends with "N passed, N failed".
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
tally.suite('unit', [], {WUYA_COMPILED: '1'});
tally.suite('e2e', ['--config', 'e2e/vitest.config.ts'], {CHROME_PATH: requireChromium()});
tally.end();
