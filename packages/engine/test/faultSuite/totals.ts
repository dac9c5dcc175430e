import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';

/** Adds up what the parts of the suite have tried, and says it as the last line. */
export default function setup(): () => void {
  const dir = mkdtempSync(join(tmpdir(), 'wuya-tally-'));
  const file = join(dir, 'tallies');
  writeFileSync(file, '');
  process.env['WUYA_TALLIES'] = file;
  return () => {
    const tallies = readFileSync(file, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => line.split(' ').map(Number) as [number, number]);
    const sum = (at: 0 | 1) => tallies.reduce((total, tally) => total + tally[at], 0);
    rmSync(dir, {recursive: true, force: true});
    console.log(`faults: ${sum(0)} tried, ${sum(1)} survived`);
  };
}
