// npm test: types, lint, format, unit tests, fixtures, real browsers. Ends with "N passed, N failed".
import {installOnce, provideServersAndEngines, requireChromium} from './run.mjs';
import {checkCode, createTally} from './tally.mjs';

installOnce();
provideServersAndEngines();
const tally = createTally();
checkCode(tally);
tally.suite('unit', []);
tally.suite('e2e', ['--config', 'e2e/vitest.config.ts'], {CHROME_PATH: requireChromium()});
tally.end();
