import {classify} from '../markdown/fences.ts';
import type {OldFolder} from './migration.ts';

/** Folders of templates for new notes, whose settings are none yet. */
const TEMPLATES = /^(?:scaffolds|archetypes)\//;

/** Number of notes that are looked at: enough to tell, and soon read. */
const SAMPLE = 60;

/** Guesses the language of a site that names none by the letters of its notes: `zh-CN`, `zh-TW` or `en`; `zh-CN` where it has none. */
export function guessLocale({paths, read}: Pick<OldFolder, 'paths' | 'read'>): string {
  const notes = paths.filter((path) => /\.(?:md|markdown)$/i.test(path) && !TEMPLATES.test(path));
  const step = Math.ceil(notes.length / SAMPLE);
  const texts = notes.filter((_, i) => i % step === 0).map(read);
  return texts.length === 0 ? 'zh-CN' : languageOf(texts);
}

/** Addresses, tags, fields, spans of code and formulas, which are in Latin letters in any language. */
const NO_WORDS =
  /\$[^$\n]+\$|\\[a-z]+|https?:\/\/\S+|\]\([^()\n]*\)|<[^<>\n]+>|`[^`\n]+`|^[\w-]+: .*$/g;

/** Characters that one of the two ways of writing Chinese has alone, each beside its other form. */
const TRADITIONAL = /[這們說對時會學國來發開關資點體實經過還讓從無與將應該問題變選擇並標頁檔]/g;
const SIMPLIFIED = /[这们说对时会学国来发开关资点体实经过还让从无与将应该问题变选择并标页档]/g;

/** Tells the language of texts: names and code in Latin letters are in any Chinese text. Blocks of code and addresses do not count. */
export function languageOf(texts: readonly string[]): 'zh-CN' | 'zh-TW' | 'en' {
  const prose = texts.map((text) =>
    classify(text)
      .filter(({kind}) => kind === 'prose')
      .map((line) => line.text.replace(NO_WORDS, ''))
      .join('\n'),
  );
  const count = (letters: RegExp): number =>
    prose.reduce((sum, text) => sum + (text.match(letters) ?? []).length, 0);
  if (count(/[\u3400-\u9fff]/g) * 8 <= count(/[a-z]/gi)) return 'en';
  return count(TRADITIONAL) > count(SIMPLIFIED) ? 'zh-TW' : 'zh-CN';
}
