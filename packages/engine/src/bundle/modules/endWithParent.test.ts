import {spawn} from 'node:child_process';
import {expect, it} from 'vitest';
import {sharedFolder} from '../../../test/helpers/temporary.ts';
import {engineSource, makeThreadModule} from '../../../test/helpers/threadModule.ts';

const dir = sharedFolder();

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('a process that never rests ends with the one that started it', async () => {
  const busy = await makeThreadModule(
    dir,
    `import {endWithParent} from ${JSON.stringify(engineSource('bundle/modules/endWithParent.ts'))};
endWithParent();
setTimeout(() => { process.send('busy'); setImmediate(() => { for (;;) {} }); });
`,
  );
  const starter = await makeThreadModule(
    dir,
    `import {fork} from 'node:child_process';
const child = fork(${JSON.stringify(busy.pathname)});
child.on('message', () => console.log(child.pid));
`,
  );
  const parent = spawn(process.execPath, [starter.pathname], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const pid = await new Promise<number>((told) => {
    parent.stdout.once('data', (text) => told(Number(text)));
  });
  expect(isThere(pid)).toBe(true);
  parent.kill('SIGKILL');
  await expect.poll(() => isThere(pid), {timeout: 30_000}).toBe(false);
});
