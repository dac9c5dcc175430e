// npm test: types, lint, format, unit tests, fixtures, real browsers. Ends with "N passed, N failed".
import {installOnce, provideTestTools, requireChromium} from './run.mjs';
import {checkLint, checkTestTypes, checkTypes, createTally} from './tally.mjs';

// Packages of Debian, 300 MB on a bare machine, come while npm's are installed and the code is read.
const tools = provideTestTools();
installOnce();
const tally = createTally();
checkTypes(tally);
// The client of usual sites takes 5 CPU s; without it every build of a site without code of its own bundles one: a killed and
// repaired build 9.4 CPU s instead of 6.2, one that pushes its records 3.9 instead of 2.0. Types of tests, lint and format are
// checked meanwhile.
const prebuilt = tally.begin(process.execPath, ['scripts/prebuild.mjs']);
checkTestTypes(tally);
// They run what was just compiled.
const compiled = {WUYA_COMPILED: '1'};
// Two workers and their browsers wait for each other, and so do builds and their threads: of two cores a seventh is idle. As many
// workers as cores, since all cores may be idle at once, and are where these tests end last.
let endOthers;
const computing = tally.suiteBeside('computing', ['--project=computing'], {
  env: compiled,
  isLast: new Promise((done) => (endOthers = done)),
});
checkLint(tally);
await Promise.all([prebuilt, tools]);
tally.suite('unit', ['--project=shared', '--project=counting'], compiled);
const CHROME_PATH = requireChromium();
tally.suite('e2e', ['--config', 'e2e/vitest.config.ts'], {CHROME_PATH});
endOthers();
await computing;
tally.end();
