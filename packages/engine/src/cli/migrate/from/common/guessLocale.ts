import {classify} from '../markdown/fences.ts';
import type {OldFolder} from './migration.ts';

/** Folders of templates for new notes, whose settings are none yet. */
const TEMPLATES = /^(?:scaffolds|archetypes)\//;

/** Notes that are looked at: enough to tell, and soon read. */
const SAMPLE = 60;

/** Guesses the language of a site that names none by the letters of its notes: `zh-CN` or `en`; `zh-CN` where it has none. */
export function guessLocale({paths, read}: Pick<OldFolder, 'paths' | 'read'>): string {
  const notes = paths.filter((path) => /\.(?:md|markdown)$/i.test(path) && !TEMPLATES.test(path));
  const step = Math.ceil(notes.length / SAMPLE);
  const texts = notes.filter((_, i) => i % step === 0).map(read);
  return texts.length === 0 || areChinese(texts) ? 'zh-CN' : 'en';
}

/** Addresses, tags, fields and spans of code, which are in Latin letters in any language. */
const NO_WORDS = /https?:\/\/\S+|\]\([^()\n]*\)|<[^<>\n]+>|`[^`\n]+`|^[\w-]+: .*$/g;

/** Tells whether texts are in Chinese: names and code in Latin letters are in any such text. Blocks of code and addresses do not count. */
export function areChinese(texts: readonly string[]): boolean {
  const prose = texts.map((text) =>
    classify(text)
      .filter(({kind}) => kind === 'prose')
      .map((line) => line.text.replace(NO_WORDS, ''))
      .join('\n'),
  );
  const count = (letters: RegExp): number =>
    prose.reduce((sum, text) => sum + (text.match(letters) ?? []).length, 0);
  return count(/[\u3400-\u9fff]/g) * 8 > count(/[a-z]/gi);
}
