import {createOnigurumaEngine} from '@shikijs/engine-oniguruma';
import type {PatternScanner, RegexEngine} from '@shikijs/primitive';
import {expect, it} from 'vitest';
import {createRandom, seed} from '../../../test/helpers/random.ts';
import {sharePatterns} from './sharedPatterns.ts';

const engine = await createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined'));

const sources = [
  'a+',
  '(?<=b)a',
  '(a)(b)?',
  'b(?=c)',
  '\\Gb',
  '\\Ab',
  '$',
  '^',
  '',
  '(?:x|中)+',
  'c\\Kb',
  '[^ab]',
  '(?<!中)b|c$',
  '\\bab\\b',
  'ab',
  '中',
  '\\.',
  '(?i)AB|Cx',
  '(?i:s)|ck',
  'a(?i)k|x',
  'ab{0}c|cab',
  'a{2}?c',
  '(?:ab|c{2,}|x)(?=c)',
  '(?<=ab)c(?!x)',
  '(?:a|)b',
  '[]a[:space:]]b',
  '(?<name>ab)c?\\k<name>',
  '(a)\\1',
  '\\x61b',
  '\\p{Han}(?>a+)b',
];

it('finds what scanners of their own find, at all places and in any order', () => {
  const random = createRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const shared = sharePatterns(engine);
  const pairs = Array.from({length: 20}, () => {
    const patterns = Array.from({length: 1 + Math.floor(random() * 5)}, () => pick(sources));
    return [engine.createScanner(patterns), shared.createScanner(patterns)] as const;
  });
  for (let line = 0; line < 60; line++) {
    const text = Array.from({length: Math.floor(random() * 12)}, () =>
      pick([...'abcxAkſK. 中文😀']),
    ).join('');
    const strings = [engine.createString(text), shared.createString(text)] as const;
    for (let step = 0; step < 40; step++) {
      const [plain, sharing] = pick(pairs);
      const start = Math.floor(random() * (text.length + 1));
      expect(
        sharing.findNextMatchSync(strings[1], start, 0),
        `${seed}: ${JSON.stringify(text)} from ${start}`,
      ).toEqual(plain.findNextMatchSync(strings[0], start, 0));
    }
    for (const string of strings) (string as {dispose?(): void}).dispose?.();
  }
});

it('compiles a pattern once, for a line that may hold it, asks it once a line, and frees it with its last scanner', () => {
  const log: string[] = [];
  const counting: RegexEngine = {
    createString: (text) => engine.createString(text),
    createScanner([source]) {
      log.push(`compile ${String(source)}`);
      const scanner = engine.createScanner([source!]);
      return {
        findNextMatchSync(...args: Parameters<PatternScanner['findNextMatchSync']>) {
          log.push(`find ${String(source)}`);
          return scanner.findNextMatchSync(...args);
        },
        dispose: () => log.push(`free ${String(source)}`),
      };
    },
  };
  const shared = sharePatterns(counting);
  const one = shared.createScanner(['x+', 'b+', 'c']);
  const two = shared.createScanner(['b+', 'x+', 'c']);
  const line = shared.createString('aab');
  one.findNextMatchSync(line, 0, 0);
  two.findNextMatchSync(line, 1, 0);
  one.dispose!();
  two.dispose!();
  expect(log).toEqual(['compile b+', 'find b+', 'free b+']);
});
