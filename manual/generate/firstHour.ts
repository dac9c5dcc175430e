import {cpSync} from 'node:fs';
import {join} from 'node:path';
import {type SiteFiles, writeFiles} from '../../packages/engine/test/helpers/site.ts';
import {type Fence, readFences, readPages, toConfig} from './pages.ts';

const pages = readPages();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24"/>';

/** A site as the pages suppose it: some notes, a logo, packages. */
export const BASE: SiteFiles = {
  'wuya.config.ts': "export default {title: 'Notes', url: 'https://example.com'};\n",
  'docs/index.md': '# Notes\n\n[Loops](./01-basics/02-loops.md)\n',
  'docs/01-basics/01-values.md': '# Values\n\nText.\n',
  'docs/01-basics/02-loops.md': '# Loops\n\nText.\n',
  'docs/02-network/caching.md': '# Caching\n\nText.\n',
  'docs/loops.md': '# More loops\n\nText.\n',
  'src/pages/about.md': '# About\n\nText.\n',
  'static/logo.svg': SVG,
  'api/index.md': '# API\n\nText.\n',
  'frontend/index.md': '# Front end\n\nText.\n',
};

/** Code blocks of a page, or of one of its sections. */
export function samplesOf(page: string, section?: string): readonly Fence[] {
  const text = pages.get(page)!;
  const from = section === undefined ? 0 : text.indexOf(`{#${section}}`);
  if (from < 0) throw new Error(`${page} has no section ${section}`);
  // A sample may have headings too; those of pages have an id.
  const end = section === undefined ? -1 : text.slice(from).search(/\n## .*\{#[\w-]+\}\n/);
  return readFences(page, text.slice(from, end < 0 ? undefined : from + end));
}

/** Writes what the samples give a path to; the configuration too. */
export function type(dir: string, fences: readonly Fence[]): void {
  for (const fence of fences)
    if (fence.title !== undefined && /^[\w.-]+(?:\/[\w.-]+)*\.\w+$/.test(fence.title))
      writeFiles(dir, {
        [fence.title]: fence.title === 'wuya.config.ts' ? toConfig(fence) : fence.text,
      });
}

/** What a person does in the first hour, by a page of the manual. */
export interface Task {
  readonly name: string;
  readonly page: string;
  readonly section?: string;
  /** Files that the text speaks of beside those of its samples. */
  readonly files?: SiteFiles;
  /** What a build may remark. */
  readonly remarks?: readonly string[];
  /** A file of the output and a part of it. */
  readonly made: readonly (readonly [path: string, part: string])[];
}

export const TASKS: readonly Task[] = [
  {
    name: 'write notes that share a text',
    page: 'docs/guide/02-writing.md',
    made: [['setup/index.html', 'npm']],
  },
  {
    name: 'a navbar with a menu, a logo and a footer',
    page: 'docs/guide/03-structure.md',
    section: 'navbar',
    files: {'docs/01-basics/index.md': '# Basics\n\nText.\n'},
    made: [['index.html', 'https://github.com/me/notes']],
  },
  {
    name: 'sidebars by hand',
    page: 'docs/guide/03-structure.md',
    section: 'sidebars',
    remarks: ['SB-046 docs/loops.md'],
    made: [['index.html', '']],
  },
  {
    name: 'addresses that lead on',
    page: 'docs/guide/03-structure.md',
    section: 'addresses',
    made: [['old/index.html', '/basics/loops/']],
  },
  {
    name: 'a second collection',
    page: 'docs/guide/03-structure.md',
    section: 'collections',
    made: [['api/index.html', 'API']],
  },
  {
    name: 'tags with names of their own',
    page: 'docs/guide/03-structure.md',
    section: 'tags',
    made: [['tags/js/index.html', 'JavaScript']],
  },
  {
    name: 'a home page without code',
    page: 'docs/guide/05-home.md',
    made: [['index.html', '陆游']],
  },
  {
    name: 'colours of its own',
    page: 'docs/guide/08-looks.md',
    section: 'variables',
    made: [['index.html', '']],
  },
  {
    name: 'a slot filled',
    page: 'docs/guide/08-looks.md',
    section: 'slots',
    made: [['index.html', '']],
  },
  {
    name: 'comments',
    page: 'docs/guide/08-looks.md',
    section: 'comments',
    made: [['_headers', 'artalk.example.com']],
  },
  {
    name: 'tags for the head',
    page: 'docs/guide/08-looks.md',
    section: 'head-tags',
    made: [
      ['index.html', 'src="https://example.com/a.js"'],
      ['_headers', 'https://example.com'],
    ],
  },
  {
    name: 'two languages',
    page: 'docs/guide/04-languages.md',
    made: [['en/loops/index.html', 'How to repeat something.']],
  },
  {
    name: 'a blog with feeds',
    page: 'docs/guide/07-blog.md',
    // The notes of the other pages are there, and it says `docs: false`.
    remarks: ['SRC-013 docs/01-basics/01-values.md'],
    made: [
      ['2026/01/31/hello/index.html', '你好'],
      ['rss.xml', '<rss'],
    ],
  },
  {
    name: 'a plugin',
    page: 'docs/guide/10-plugins.md',
    made: [['index.html', '']],
  },
  {
    name: 'synonyms for the search',
    page: 'docs/guide/06-search.md',
    section: 'synonyms',
    made: [['search-index/current.bin', '']],
  },
  {
    name: 'nginx',
    page: 'docs/publish/04-nginx.md',
    section: 'nginx',
    made: [
      ['nginx.conf', 'error_page 403 404 =404 /404.html'],
      ['index.html.gz', ''],
      ['index.html.br', ''],
    ],
  },
];

/** Writes what a page says into a folder, as it is typed. The blog takes the place of the notes where a page says so last. */
export function typeTask(dir: string, {page, section, files = {}}: Task): void {
  const fences = samplesOf(page, section);
  const isHome = page.includes('05-home');
  writeFiles(dir, {...BASE, ...files});
  type(dir, isHome ? fences.filter(({title}) => title !== 'wuya.config.ts') : fences);
  if (isHome)
    writeFiles(dir, {
      'wuya.config.ts': toConfig({...fences[0]!, text: "docs: {routeBasePath: 'docs'},\n"}),
    });
  if (page.includes('07-blog'))
    writeFiles(dir, {
      'wuya.config.ts': toConfig(fences.find(({text}) => text.includes("routeBasePath: '/'"))!),
    });
}

/** Makes a version of a collection as the page says; `freeze` copies the notes, `name` writes the rest. */
export function typeVersions(dir: string): {freeze(): void; name(): void} {
  const fences = samplesOf('docs/guide/03-structure.md', 'versions');
  const [, from, to] = /^cp -r (\S+) (\S+)$/m.exec(fences[0]!.text)!;
  return {
    freeze() {
      writeFiles(dir, BASE);
      cpSync(join(dir, from!), join(dir, to!), {recursive: true});
      type(
        dir,
        fences.filter(({title}) => title === 'versions.json'),
      );
    },
    name: () => type(dir, fences),
  };
}

/** Writes a page with the diagrams and formulas of the manual. */
export function typeMedia(dir: string): void {
  const fences = samplesOf('docs/guide/11-media.md');
  const shown = fences.filter(
    ({language, text}) => language === 'md' && !/[\w-]\.(?:png|csv)/.test(text),
  );
  writeFiles(dir, {
    ...BASE,
    'docs/demo.mp4': '',
    'static/talks/first.mp3': '',
    'docs/media.md': `# Media\n\n${shown.map(({text}) => text).join('\n')}`,
  });
  const [math] = fences.filter(({title}) => title === 'wuya.config.ts');
  type(dir, [math!]);
}
