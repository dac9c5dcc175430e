import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

export const MANUAL = fileURLToPath(new URL('..', import.meta.url));

/** A code block of a page. */
export interface Fence {
  /** Path of the page below the manual. */
  readonly page: string;
  readonly language: string;
  readonly title?: string;
  readonly text: string;
}

/** Texts that are written by hand, by path below the manual: `docs/guide/01-start.md`. */
export function readPages(): ReadonlyMap<string, string> {
  const folders = ['docs/guide', 'docs/publish', 'docs/move', 'pages'];
  const paths = folders.flatMap((folder) =>
    [folder, `i18n/en/${folder}`].flatMap((own) =>
      readdirSync(join(MANUAL, own))
        .filter((name) => name.endsWith('.md'))
        .sort()
        .map((name) => `${own}/${name}`),
    ),
  );
  const all = [...paths, 'docs/reference/formats.md', 'i18n/en/docs/reference/formats.md'];
  return new Map(all.map((path) => [path, readFileSync(join(MANUAL, path), 'utf8')]));
}

/** Code blocks of a page, those inside others left out. */
export function readFences(page: string, text: string): readonly Fence[] {
  return [...text.matchAll(/^(`{3,})(\w*)([^\n]*)\n([^]*?)^\1$/gm)].map(
    ([, , language, meta, body]) => {
      const title = /title="([^"]*)"/.exec(meta!)?.[1];
      return {page, language: language!, ...(title !== undefined && {title}), text: body!};
    },
  );
}

/** All code blocks of the pages that are written by hand. */
export const readAllFences = (): readonly Fence[] =>
  [...readPages()].flatMap(([page, text]) => readFences(page, text));

/** A configuration of a page, whole: options alone get a title and an address. */
export const toConfig = ({text}: Fence): string =>
  text.includes('export default')
    ? text
    : `import {defineConfig} from '@wuya/engine';\n\nexport default defineConfig({\n  title: 'Notes',\n  url: 'https://example.com',\n${text}});\n`;
