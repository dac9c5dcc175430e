import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {createInterface} from 'node:readline';
import {wuya} from './command.mjs';

/** Serves a built site with `wuya serve` on a free port. */
export async function startSiteServer(dir) {
  const server = spawn(process.execPath, [wuya, 'serve', dir, '--port', '0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({input: server.stdout});
  const url = await new Promise((done, fail) => {
    lines.on('line', (line) => line.startsWith('http://') && done(line));
    server.once('exit', (code) => fail(new Error(`wuya serve ended with ${code}`)));
  });
  return {
    url,
    async close() {
      if (server.exitCode !== null) return;
      server.kill();
      await once(server, 'exit');
    },
  };
}
