// npm run test:quick: types, lint, format, the rules of the code, unit tests of what changed against main. Ends with "N passed, N failed".
import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {installOnce, root} from './run.mjs';
import {checkLint, checkTestTypes, checkTypes, createTally} from './tally.mjs';

/** Test files that differ from main or are new, those of browsers apart. */
function changedTests() {
  const git = (...args) => execFileSync('git', args, {cwd: root, encoding: 'utf8'}).split('\n');
  return [
    ...git('diff', '--name-only', '--relative', '--merge-base', 'main'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter(
    (path) =>
      /\.test\.(?:tsx?|mjs)$/.test(path) &&
      !path.startsWith('e2e/') &&
      existsSync(join(root, path)),
  );
}

installOnce();
const tally = createTally();
checkTypes(tally);
checkTestTypes(tally);
checkLint(tally);
tally.suite('rules', ['packages/engine/test/rules', ...changedTests()]);
// Tests beside the sources, some 60 CPU s all together: those of whole sites, which most changes concern, are left to `npm test`.
tally.suite('unit', ['--changed', 'main', '--passWithNoTests', 'src/']);
tally.end();
