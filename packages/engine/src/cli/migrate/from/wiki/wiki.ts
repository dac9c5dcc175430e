import {posix} from 'node:path';
import {findContentTitle} from '../../../../content/docs/contentTitle.ts';
import {createVault} from '../../../../content/wiki/vault.ts';
import {readContents} from '../book/contents.ts';
import {migrateBook} from '../book/migrateBook.ts';
import {rewriteExport} from '../book/exportedNote.ts';
import {rewriteEditorMarks} from '../book/editorMarks.ts';
import {type OldFolder, type OldTool, toRelativeLink} from '../common/migration.ts';
import {type PublishedFolder, publish} from '../common/rewrites.ts';
import {mapProse, outsideSpans} from '../markdown/fences.ts';

/** Pages of a wiki that are shown beside all others: `_Sidebar.md`, `_Footer.md`, `_Header.md`. */
const AROUND = /(?:^|\/)_(?:sidebar|footer|header)\.(?:md|markdown)$/i;
const HOME = /^home\.(?:md|markdown)$/i;
const NOTE = /\.(?:md|markdown)$/i;
/** `[[安装]]`, `[[words|Page-name#part]]`, `[[images/a.png|alt=图]]` */
const LINK = /\[\[([^\][\n|]+)((?:\|[^\][\n|]*)*)\]\]/g;
/** A link of Markdown to the home page. */
const TO_HOME = /\]\((?:\.?\/)?home(?:\.md)?((?:#[^()\s]*)?)\)/gi;

/** Wikis of GitHub, GitLab and Gitee, which are repositories of their own: `Home.md` beside `_Sidebar.md`. */
export const wiki: OldTool = {
  name: 'Wiki',
  matches: ({paths}) =>
    paths.some((path) => HOME.test(path)) &&
    paths.some((path) => /^_(?:sidebar|footer|header)\./i.test(path) && NOTE.test(path)),
  migrate(given) {
    const folder = openWiki(given);
    const sidebar = folder.paths.find((path) => /^_sidebar\./i.test(path));
    const entries = sidebar === undefined ? [] : readContents(folder.read(sidebar));
    const home = folder.paths.find((path) => path === 'index.md');
    return Promise.resolve(
      migrateBook(folder, {
        root: '',
        file: sidebar ?? '.',
        title: home && findContentTitle(folder.read(home)),
        ...(entries.length > 0 && {contents: {entries, from: ''}}),
        isOwn: (path) => AROUND.test(path),
        isFirstHome: false,
        rewrite: (body, {data}) => rewriteEditorMarks(rewriteExport(body, data)),
      }),
    );
  },
};

/** Shows a wiki as a folder of Markdown: its home page as that of a site, its own links as those of Markdown. */
function openWiki(given: OldFolder): PublishedFolder {
  const shown = publish(given, '', (path: string) => (HOME.test(path) ? 'index.md' : path));
  // Pages are named with blanks for the hyphens of their files, wherever they are.
  const files = createVault(
    shown.paths.map((path) => {
      const name = posix.basename(path).replace(NOTE, '');
      const names = [
        name,
        name.replaceAll('-', ' '),
        ...(path === 'index.md' ? ['Home', 'home'] : []),
      ];
      return {path, names: NOTE.test(path) ? names : []};
    }),
  );
  const find = (name: string, from: string): string | undefined =>
    [name, name.replace(/^\//, ''), name.replaceAll(' ', '-')]
      .map((one) => files.find(one, from)?.path)
      .find((path) => path !== undefined);
  const toLinkFrom =
    (from: string) =>
    (all: string, first: string, rest: string): string => {
      const parts = [first, ...rest.split('|').slice(1)].map((part) => part.trim());
      const options = parts.filter((part) =>
        /^(?:alt|width|height|align|float|frame)\b=?/.test(part),
      );
      const [words = '', ...others] = parts.filter((part) => !options.includes(part));
      const [name = '', hash] = (others[0] ?? words).split('#');
      const path = /^https?:/.test(name) ? undefined : find(name, from);
      const target = path === undefined ? name : toRelativeLink(path, from);
      if (path === undefined && !/^https?:/.test(name)) return all;
      const read = (key: string): string | undefined =>
        options.find((one) => one.startsWith(`${key}=`))?.slice(key.length + 1);
      if (path !== undefined && /\.(?:png|jpe?g|gif|svg|webp)$/i.test(path)) {
        const width = /^\d+/.exec(read('width') ?? '')?.[0];
        const alt = read('alt') ?? '';
        return width === undefined
          ? `![${alt}](${target})`
          : `<img src="${target}" alt="${alt.replaceAll('"', '&quot;')}" width="${width}" />`;
      }
      return `[${words}](${target}${hash === undefined ? '' : `#${hash}`})`;
    };
  return {
    ...shown,
    has: (path) => !HOME.test(path) && shown.has(path),
    read: (path) => {
      const text = shown.read(path);
      if (!NOTE.test(path)) return text;
      const home = toRelativeLink('index.md', path);
      return mapProse(text, (line) =>
        outsideSpans(line, (part) =>
          part
            .replace(LINK, toLinkFrom(path))
            .replace(TO_HOME, (_, hash: string) => `](${home}${hash})`),
        ),
      );
    },
  };
}
