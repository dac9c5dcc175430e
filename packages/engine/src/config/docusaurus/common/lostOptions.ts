import {ignoreOthers, type Notes, toList, toName, toValues, type Values} from './notes.ts';

/** Patterns of files that are read anyway. */
const USUAL_FILES = /^\*\*\/\*\.(?:\{[jtsxmd,]+\}|mdx?)$/;

/** Notes options of notes, a blog or pages that have no effect here, where they ask for something else than what is so anyway. */
export function noteLostContent(
  values: Values,
  kind: 'docs' | 'blog' | 'pages',
  {path, notes}: {readonly path: string; readonly notes: Notes},
): void {
  const isPages = kind === 'pages';
  const lost: Readonly<Record<string, boolean>> = {
    admonitions: values['admonitions'] === false,
    recmaPlugins: toList(values['recmaPlugins']).length > 0,
    include:
      isPages && toList(values['include']).some((pattern) => !USUAL_FILES.test(toName(pattern))),
    onInlineAuthors: values['onInlineAuthors'] === 'throw',
    editUrl: isPages && Boolean(values['editUrl']),
  };
  for (const [key, isLost] of Object.entries(lost)) if (isLost) notes.ignore(`${path}.${key}`);
}

const KNOWN_MARKDOWN = [
  'mermaid',
  'emoji',
  'format',
  'mdx1Compat',
  'anchors',
  'hooks',
  'parseFrontMatter',
  'preprocessor',
];

/** Notes options of Markdown that have no effect here. */
export function noteLostMarkdown({remarkRehypeOptions, ...markdown}: Values, notes: Notes): void {
  ignoreOthers(markdown, KNOWN_MARKDOWN, {path: 'markdown', notes});
  if (Object.keys(toValues(remarkRehypeOptions)).length > 0)
    notes.ignore('markdown.remarkRehypeOptions');
}

/** Notes a store of choices that ends with the visit: here choices are kept. */
export function noteLostStorage(config: Values, notes: Notes): void {
  const future = toValues(config['future'])['experimental_storage'];
  const stores = {'future.experimental_storage': future, storage: config['storage']};
  for (const [path, store] of Object.entries(stores)) {
    const {type = 'localStorage'} = toValues(store);
    if (type !== 'localStorage') notes.ignore(`${path}.type`);
  }
}

/** Notes options of a plugin for `llms.txt` by which it writes files that are not here, or not by that name. */
export function noteLostTexts(
  options: Values,
  {path, notes}: {readonly path: string; readonly notes: Notes},
): void {
  const {llmsTxtFilename: short = 'llms.txt', llmsFullTxtFilename: full = 'llms-full.txt'} =
    options;
  const lost: Readonly<Record<string, boolean>> = {
    customLLMFiles: toList(options['customLLMFiles']).length > 0,
    llmsTxtFilename: short !== 'llms.txt',
    llmsFullTxtFilename: full !== 'llms-full.txt',
  };
  const advice = [
    '这里写出的是 llms.txt 与 llms-full.txt；每一页的 Markdown 副本在它自己的地址下。',
    'The files here are llms.txt and llms-full.txt; the Markdown copy of each page is below its own address.',
  ] as const;
  for (const [key, isLost] of Object.entries(lost))
    if (isLost) notes.ignore(`${path}.${key}`, advice);
}

const DIAGRAM_ADVICE = [
  '图用站点的颜色与字体，两种颜色模式都读得清；改样式里的颜色，图跟着变。',
  'Diagrams have the colours and fonts of the site, and can be read in both modes: they follow the colours in its styles.',
] as const;

/** Notes options of the theme that change what readers get there, and nothing here. */
export function noteLostTheme(theme: Values, notes: Notes): void {
  const navbar = toValues(theme['navbar']);
  if (Object.keys(toValues(toValues(theme['mermaid'])['options'])).length > 0)
    notes.ignore('themeConfig.mermaid.options', DIAGRAM_ADVICE);
  for (const [i, given] of toList(navbar['items']).entries()) {
    const item = toValues(given);
    const path = `themeConfig.navbar.items[${i}]`;
    if (item['type'] === 'localeDropdown' && item['queryString'] !== undefined)
      notes.ignore(`${path}.queryString`);
  }
}
