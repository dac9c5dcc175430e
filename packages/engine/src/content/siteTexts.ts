import {join} from 'node:path';
import {hashOf} from '../cache/hash.ts';
import {isInstalledFile} from '../cache/installed.ts';
import type {
  SiteTexts,
  SplitText,
  TextFunctions,
} from '../config/docusaurus/content/textFunctions.ts';
import {type LoadedConfig, placeProblems} from '../config/loadConfig.ts';
import {translationFolders} from '../config/translations.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import {parseFrontMatter} from './frontmatter/frontMatter.ts';
import {docsFolders} from './source/collection.ts';
import {isDiagnostic, readSource} from './source/readSource.ts';
import {scanFolder} from './source/scan.ts';
import {thrownText} from '../errors/thrownText.ts';

/**
 * Asks functions of the configuration for the texts of all files of Markdown; undefined for a site that has none. One of them may
 * be asynchronous, and pages are read without waiting: so what it says is kept by the text that it was asked for.
 */
export async function openSiteTexts(site: LoadedConfig): Promise<SiteTexts | undefined> {
  const functions = site.foreign?.textFunctions;
  if (!functions) return undefined;
  const changed = new Map<string, string>();
  const failed = new Map<string, string>();
  const attempt = async <T>(name: string, work: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      if (!failed.has(name)) failed.set(name, thrownText(error));
      return undefined;
    }
  };
  const texts: SiteTexts = {
    change: (path, text) => changed.get(keyOf(path, text)) ?? text,
    async renew() {
      for (const path of listTexts(site)) {
        const source = readSource({dir: site.dir, isForeign: true}, '.', path);
        if (isDiagnostic(source) || changed.has(keyOf(path, source.text))) continue;
        changed.set(
          keyOf(path, source.text),
          await changeText(functions, {
            path,
            file: join(site.dir, path),
            text: source.text,
            attempt,
          }),
        );
      }
    },
    get diagnostics(): readonly Diagnostic[] {
      const problems = [...failed].map(([name, reason]) => ({
        option: `markdown.${name}`,
        diagnostic: createDiagnostic('CFG-211', {name: `markdown.${name}`, reason}),
      }));
      return placeProblems(problems, site.file);
    },
  };
  await texts.renew();
  return texts;
}

const keyOf = (path: string, text: string): string => `${hashOf(text)} ${path}`;

/** Lists the files of Markdown in the folders of content and in `src`, where partials are kept. */
function listTexts({dir, config}: LoadedConfig): string[] {
  const folders = new Set([
    ...docsFolders(config),
    ...[...config.blog, ...config.pages].map(({path}) => path),
    ...translationFolders(config),
    'src',
  ]);
  const isText = (path: string): boolean => /\.mdx?$/i.test(path) && !isInstalledFile(path);
  const paths = [...folders].flatMap((folder) =>
    scanFolder(join(dir, folder), isText).map((path) => `${folder}/${path}`),
  );
  return [...new Set(paths)];
}

interface ChangeInput {
  readonly path: string;
  /** Absolute. */
  readonly file: string;
  readonly text: string;
  attempt<T>(name: string, work: () => T | Promise<T>): Promise<T | undefined>;
}

/** Changes the text of a file by the preprocessor. Front matter is that of the file itself: what the preprocessor returns counts for the text alone, as in Docusaurus. */
async function changeText(functions: TextFunctions, input: ChangeInput): Promise<string> {
  const {path, file: filePath, text, attempt} = input;
  const split = (fileContent: string): SplitText => {
    const {data: frontMatter, body: content} = parseFrontMatter(fileContent, path);
    return {frontMatter, content};
  };
  const own = split(text);
  const head = text.slice(0, text.length - own.content.length);
  const parsed = await attempt('parseFrontMatter', () =>
    functions.parseFrontMatter?.({
      filePath,
      fileContent: text,
      defaultParseFrontMatter: async ({fileContent}) => split(fileContent),
    }),
  );
  const made = await attempt('preprocessor', () =>
    functions.preprocessor?.({filePath, fileContent: text}),
  );
  const {frontMatter = own.frontMatter, content = own.content} = (parsed ??
    {}) as Partial<SplitText>;
  const body = typeof made === 'string' ? split(made).content : content;
  const isSame = JSON.stringify(frontMatter) === JSON.stringify(own.frontMatter);
  return (isSame ? head : printHead(frontMatter, head)) + body;
}

/** Prints front matter, one line a key, and as many lines as there were: problems of the text keep their places. */
function printHead(frontMatter: SplitText['frontMatter'], head: string): string {
  const lines = Object.entries(frontMatter).flatMap(([key, value]) => {
    const json = JSON.stringify(value) as string | undefined;
    return json === undefined
      ? []
      : [`${/^[\w-]+$/.test(key) ? key : JSON.stringify(key)}: ${json}`];
  });
  const missing = head.split('\n').length - 3 - lines.length;
  const filling = Array.from({length: Math.max(missing, 0)}, () => '');
  return ['---', ...lines, ...filling, '---', ''].join('\n');
}
