import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, it} from 'vitest';
import {scanFolder} from '../content/source/scan.ts';
import {catalogue} from './catalogue.ts';

/** What those who bring a site of Docusaurus are told by. */
const PROMISED =
  'FM-001 FM-002 FM-003 FM-010 ID-020 ID-021 RT-030 RT-031 SB-040 SB-041 SB-042 SB-043 LN-050 LN-051 LN-052 IM-060 TG-070 TG-071 BL-080 BL-081 BL-082 BL-083 MD-101 MD-102 MD-103 MD-110 MD-120 MD-121 MD-130 MD-140 MD-141 CFG-200 CFG-210 CFG-220 CFG-230 CFG-240 VER-250 I18N-260 THEME-301 CSS-310'.split(
    ' ',
  );

/** Makes parameters for any entry: every one is a word, a list of it, or a number. */
const paramsOf = (wordFor: (name: string) => string): never =>
  new Proxy(
    {},
    {
      get: (_, key) => {
        const name = String(key);
        const word = wordFor(name);
        if (name === 'firstLine') return 7;
        if (name === 'advice' || name === 'cure') return [word, word];
        return /^(?:ids|known|locales|exported|paths|built|values|versions)$/.test(name)
          ? [word]
          : word;
      },
    },
  ) as never;
const params = paramsOf(() => 'VALUE');
const entries = Object.entries(catalogue);

describe('the catalogue', () => {
  it.each(entries)('has a Chinese and an English text for %s', (_, {text}) => {
    const [zh, en] = text(params);
    expect(zh).toMatch(/\p{Script=Han}/u);
    expect(en).toMatch(/[a-z]{2}/);
    expect(en).not.toMatch(/\p{Script=Han}/u);
    expect(zh + en).not.toContain('undefined');
  });

  it.each(entries.filter(([, entry]) => 'hint' in entry))(
    'has both hints or none for %s',
    (_, entry) => {
      const hint = (entry as {hint: (p: never) => readonly string[] | undefined}).hint(params);
      expect(hint).toHaveLength(2);
      expect(hint!.every((text) => text.trim() !== '')).toBe(true);
    },
  );

  it('says what to do about each problem, but where its text does: what a plugin says, a reason', () => {
    const silent = entries.filter(([, entry]) => !('hint' in entry)).map(([code]) => code);
    expect(silent.toSorted()).toEqual(['GIT-001', 'MD-191', 'SB-044']);
  });

  it('says the same things in both languages, but for the navbar, whose English is that of the specification', () => {
    // Reasons are those of other programs, which are told in their words.
    const named = paramsOf((name) => (name === 'reason' ? 'VALUE' : `⟦${name}⟧`));
    const namesIn = (text: string) => [...new Set(text.match(/⟦\w+⟧/g))].toSorted().join();
    const others = entries.filter(([code]) => !code.startsWith('NB-'));
    const apart = others.flatMap(([code, {text}]) => {
      const [zh, en] = text(named).map(namesIn);
      return zh === en ? [] : [`${code}: ${zh} | ${en}`];
    });
    expect(apart).toEqual([]);
  });

  it('holds every code that Docusaurus sites are promised', () => {
    expect(PROMISED.filter((code) => !Object.hasOwn(catalogue, code))).toEqual([]);
  });

  it('holds no code that nothing raises', () => {
    const source = fileURLToPath(new URL('..', import.meta.url));
    const files = scanFolder(
      source,
      (path) => /(?<!\.test)\.ts$/.test(path) && !path.startsWith('errors/catalogue'),
    );
    const raised = new Set(
      files.flatMap(
        (path) =>
          readFileSync(join(source, path), 'utf8').match(/(?<=')[A-Z\d]+-\d{3}(?=')/g) ?? [],
      ),
    );
    expect(entries.map(([code]) => code).filter((code) => !raised.has(code))).toEqual([]);
  });

  it('names codes as letters, a dash and three digits', () => {
    expect(
      entries.map(([code]) => code).filter((code) => !/^[A-Z][A-Z\d]{1,4}-\d{3}$/.test(code)),
    ).toEqual([]);
  });
});
