// A fixed piece of work of the kinds a build does: strings, regular expressions, maps, JSON and hashes. Run alone it is a
// process whose CPU seconds tell how fast this machine is at the moment: on a virtual machine whose host is busy, or
// whose two cores are one, the same work costs up to three times as many (seen 2026-11 at a load of 20).
import {createHash} from 'node:crypto';
import {fileURLToPath} from 'node:url';
import {runScript} from './command.mjs';

const ROUNDS = 120;

function work() {
  let text = '';
  for (let round = 0; round < ROUNDS; round++) {
    const counts = new Map();
    const lines = Array.from(
      {length: 2000},
      (_, i) => `第 ${(i * 7919 + round) % 1009} 行：写前日志 write-ahead(log_${i % 97}) 与快照`,
    );
    for (const word of lines.join('\n').match(/\p{Script=Han}|\w+/gu))
      counts.set(word, (counts.get(word) ?? 0) + 1);
    const sorted = [...counts].sort(([a], [b]) => (a < b ? -1 : 1));
    text = createHash('sha256')
      .update(JSON.stringify({sorted, lines}) + text)
      .digest('hex');
  }
  return text;
}

/** CPU seconds of the fixed work, Node's start included. */
export async function measureYardstick() {
  return (await runScript(fileURLToPath(import.meta.url))).cpuSeconds;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(work());
