// npm test: types, lint, format, unit tests, fixtures, real browsers. Ends with "N passed, N failed".
import {installOnce, provideServersAndEngines, requireChromium} from './run.mjs';
import {checkCode, createTally} from './tally.mjs';

installOnce();
provideServersAndEngines();
const tally = createTally();
checkCode(tally);
// They run what was just compiled.
tally.suite('unit', [], {WUYA_COMPILED: '1'});
tally.suite('e2e', ['--config', 'e2e/vitest.config.ts'], {CHROME_PATH: requireChromium()});
tally.end();
