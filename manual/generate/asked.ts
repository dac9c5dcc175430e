import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

const FILE = new URL('../../bench/search/manual.txt', import.meta.url);

/** A question of somebody who knows what an option, field, command, flag or problem does and not what it is called. */
export interface Asked {
  readonly query: string;
  /** What answers it, as `Named.key`. */
  readonly keys: readonly string[];
  readonly language: 'zh' | 'en';
  /** Whether words and constants may be chosen on it, or it is only counted. */
  readonly half: 'choose' | 'test';
}

/** Reads the labelled questions to the reference. */
export function readAsked(): readonly Asked[] {
  const asked: Asked[] = [];
  const counts = {zh: 0, en: 0};
  let keys: readonly string[] = [];
  let isHalved = false;
  for (const line of readFileSync(fileURLToPath(FILE), 'utf8').split('\n')) {
    if (line === '# Second part') isHalved = true;
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('@ ')) {
      keys = line.slice(2).split(' | ');
      continue;
    }
    const language = /[\u3400-\u9fff]/.test(line) ? 'zh' : 'en';
    const isTest = isHalved && counts[language]++ % 2 === 1;
    asked.push({query: line, keys, language, half: isTest ? 'test' : 'choose'});
  }
  return asked;
}
