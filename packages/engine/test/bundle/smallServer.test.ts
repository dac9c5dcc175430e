import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';

const compiled = new URL('../../dist/bundle/modules/smallProcess.js', import.meta.url);

/** Makes many objects that live for a while; prints the space of V8 for young ones, in MB, and what the parser and the bundler read. */
const CHURN = `
  import {getHeapSpaceStatistics} from 'node:v8';
  let kept = [];
  for (let i = 0; i < 1e6; i++) {
    kept.push({i, text: "x" + i});
    if (kept.length > 5e4) kept = [];
  }
  const young = getHeapSpaceStatistics().find((space) => space.space_name === 'new_space');
  console.log(JSON.stringify([young.space_size / 2 ** 20, process.env.MIMALLOC_PURGE_DELAY]));
`;

function churn(before = ''): [number, string | null] {
  const code = before + CHURN;
  const printed = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  return JSON.parse(printed) as [number, string | null];
}

it.runIf(existsSync(compiled))(
  'a server takes little space for young objects, in this version of Node too (needs packages/engine/dist)',
  () => {
    const [usual] = churn();
    const [small, purgeDelay] = churn(
      `import {keepServerSmall} from '${compiled.href}'; keepServerSmall();`,
    );
    expect(small).toBeLessThanOrEqual(usual / 2);
    expect(purgeDelay).toBe('0');
  },
);
