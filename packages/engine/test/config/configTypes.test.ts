import {readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';
import {afterEach, expect, it} from 'vitest';
import {siteConfigSchema} from '../../src/config/siteConfig.ts';
import {writeConfig} from '../helpers/configText.ts';
import {type LanguageServer, openInEditor} from '../helpers/languageServer.ts';

/** Where the packages can be found from; the file itself is only in the editor. */
const FILE = fileURLToPath(new URL('../../../site/wuya.all.config.ts', import.meta.url));
let editor: LanguageServer | undefined;
afterEach(() => editor?.close());

it('every option shows in the editor what it does and what it is when left out', async () => {
  const {text, options} = writeConfig(siteConfigSchema);
  editor = await openInEditor(FILE, text);
  const silent: string[] = [];
  // What tells kinds of items apart has a text of its own only where one kind is possible.
  for (const option of options.filter(
    ({path}) => !/(?:\[\]\.type|comments\.service)$/.test(path),
  )) {
    const shown = await editor.hover(option);
    const [signature = '', ...docs] = shown.split('\n```\n');
    const isSilent = docs.join('').trim() === '';
    const needsDefault = signature.includes('?: ') && !shown.includes('@default');
    if (isSilent || needsDefault) silent.push(option.path);
  }
  expect(silent).toEqual([]);
  expect(options.length).toBeGreaterThan(149);
});

it('functions of the configuration know what they get', async () => {
  editor = await openInEditor(
    FILE,
    `import {defineConfig} from '@wuya/engine';
export default defineConfig({
  title: 'a',
  url: 'https://example.com',
  blog: [{}, {id: 'b', editUrl: ({blogPath}) => blogPath.slice(1)}],
  docs: {editUrl: ({docPath, locale}) => \`https://example.com/\${locale}/\${docPath.slice(1)}\`},
});
export const wrong = defineConfig({title: 'a', url: 'b', docs: {editUrl: (input) => input.docPth}});
`,
  );
  expect(await editor.diagnose()).toEqual([
    expect.stringMatching(/^8: Property 'docPth' does not exist/),
  ]);
});

it.each(['engine', 'theme'])(
  'an editor that reads no exports of packages finds the types of @wuya/%s: a new site has no settings of TypeScript',
  (name) => {
    const path = new URL(`../../../${name}/package.json`, import.meta.url);
    const {types, exports} = JSON.parse(readFileSync(path, 'utf8'));
    expect(types).toBe(exports['.'].types);
  },
);
