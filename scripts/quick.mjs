// npm run test:quick: types, lint, format, the rules of the code, unit tests of what changed against main. Ends with "N passed, N failed".
import {installOnce} from './run.mjs';
import {checkCode, createTally} from './tally.mjs';

installOnce();
const tally = createTally();
checkCode(tally);
tally.suite('rules', ['packages/engine/test/rules']);
tally.suite('unit', ['--changed', 'main', '--passWithNoTests']);
tally.end();
