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

/** Tells whether texts are in Chinese: names and code in Latin letters are in any such text. */
export function areChinese(texts: readonly string[]): boolean {
  const count = (letters: RegExp): number =>
    texts.reduce((sum, text) => sum + (text.match(letters) ?? []).length, 0);
  return count(/[\u3400-\u9fff]/g) * 8 > count(/[a-z]/gi);
}
