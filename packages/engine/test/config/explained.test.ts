import {describe, expect, it} from 'vitest';
import {type CheckOptions, checkSite} from '../../src/build/check.ts';
import {catalogue, type DiagnosticCode} from '../../src/errors/catalogue.ts';
import {explain} from '../../src/errors/explained/explain.ts';
import type {Example} from '../../src/errors/explained/explanation.ts';
import {writeFiles} from '../helpers/site.ts';
import {drawingBundle} from '../helpers/drawingBundle.ts';
import {stubBundle} from '../helpers/stubBundle.ts';
import {temporaryFolder} from '../helpers/temporary.ts';

const codes = Object.keys(catalogue) as DiagnosticCode[];
const examples = codes.flatMap((code) => {
  const {example} = explain(code, 'en');
  return example ? [{code, example}] : [];
});
const isConfig = ({file}: Example) => file === 'wuya.config.ts';
const NOTE = {'docs/a.md': '# A note\n\nText.\n'};
const CONFIG =
  "export default {title: 'Notes', url: 'https://example.com', markdown: {wikiLinks: true}};\n";

/** Says that links in brackets are off, which they are not for the others. */
const LINKS_OFF = 'LN-061';

/** Puts an example into a folder of its own: `docs/a.md` → `docs/ln-050/a.md`, `custom.css` → `ln-050/custom.css`. */
const placeOf = (code: string, file: string): string =>
  /^(?:(?:docs|blog)\/a\.mdx?|custom\.css)$/.test(file)
    ? file.replace(/[^/]+$/, (name) => `${code.toLowerCase()}/${name}`)
    : file;

/** @param options a configuration is checked without a bundle, which takes a second and says nothing of it */
async function codesOf(
  files: Record<string, string>,
  options: CheckOptions = {makeBundle: drawingBundle},
): Promise<ReadonlyMap<string, Set<string>>> {
  const dir = temporaryFolder();
  writeFiles(dir, files);
  const {diagnostics} = await checkSite(dir, options);
  const found = new Map<string, Set<string>>();
  for (const {code, place} of diagnostics)
    found.set(place?.file ?? '', (found.get(place?.file ?? '') ?? new Set()).add(code));
  return found;
}

it.each(codes)('%s says when it is reported, and shows real values', (code) => {
  for (const language of ['zh', 'en'] as const) {
    const {what, why, cure} = explain(code, language);
    expect(what + why + (cure ?? '')).not.toMatch(/undefined|\[object/);
    expect(why).toMatch(language === 'zh' ? /\p{Script=Han}.*。$/u : /^\P{Script=Han}+\.$/u);
  }
});

it('every example of a file of the site is reported under its code', async () => {
  // A workflow is read by its host alone.
  const inSite = examples.filter(
    ({code, example}) =>
      !isConfig(example) && code !== LINKS_OFF && !example.file.startsWith('.github/'),
  );
  const sheets = inSite.flatMap(({code, example: {file}}) =>
    file === 'custom.css' ? placeOf(code, file) : [],
  );
  const themeConfig = `themeConfig: {customCss: ${JSON.stringify(sheets)}}`;
  const found = await codesOf({
    'wuya.config.ts': CONFIG.replace('}};', `}, ${themeConfig}};`),
    ...NOTE,
    'theme/other.ts': 'export {};\n',
    ...Object.fromEntries(
      inSite.map(({code, example}) => [placeOf(code, example.file), example.text]),
    ),
  });
  const silent = inSite.flatMap(({code, example}) => {
    const file = placeOf(code, example.file);
    return found.get(file)?.has(code)
      ? []
      : [`${code} ${file}: ${[...(found.get(file) ?? [])].join()}`];
  });
  expect(silent).toEqual([]);
});

it('the example of a link that is off is reported where it is off', async () => {
  const {text} = examples.find(({code}) => code === LINKS_OFF)!.example;
  const config = CONFIG.replace('wikiLinks: true', 'wikiLinks: false');
  const found = await codesOf(
    {'wuya.config.ts': config, 'docs/a.md': text},
    {makeBundle: stubBundle},
  );
  expect([...found.get('docs/a.md')!]).toEqual([LINKS_OFF]);
});

describe('every example of a configuration is reported under its code', () => {
  it.each(examples.filter(({example}) => isConfig(example)))('$code', async ({code, example}) => {
    const found = await codesOf(
      // A folder that a slip in an example is near to.
      {'wuya.config.ts': example.text, ...NOTE, 'posts/a.txt': ''},
      {makeBundle: stubBundle},
    );
    expect([...found.values()].flatMap((set) => [...set])).toContain(code);
  });
});
