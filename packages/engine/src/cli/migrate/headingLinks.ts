import {posix} from 'node:path';
import {findContentTitle, toPlainText} from '../../content/docs/contentTitle.ts';
import {parseFrontMatter} from '../../content/frontmatter/frontMatter.ts';
import {createSlugger, slugify} from '../../content/source/slugger.ts';
import {mapAddresses} from './from/book/noteLinks.ts';
import {classify, mapProse, outsideSpans} from './from/markdown/fences.ts';
import {decodeAddress, decodePath, type MigratedFile} from './from/common/migration.ts';
import {isWrittenNote, mapBodies} from './writtenNotes.ts';

const HEADING = /^(#{1,6})\s+(.*?)\s*#*\s*$/;

/** What links with `#` may lead to in a note. */
interface Places {
  readonly ids: ReadonlySet<string>;
  /** Ids that were written at headings, by those that GitHub gives the same headings. */
  readonly written: ReadonlyMap<string, string>;
  /** Id that the title has in other tools; here it has none. */
  readonly title: string | undefined;
}

/**
 * Makes links reach the headings that they name in the way of another tool: GitHub finds ids whatever their case and knows no
 * written ones, Typora by the words of a heading as they are, and in many tools the title has an id.
 * @example `[a](#1-Usage)` → `[a](#1-usage)`; `[a](#一、标题 A)` → `[a](#一标题-a)`; `[a](b.md#题)` → `[a](b.md)`
 */
export function reachHeadings(
  files: ReadonlyMap<string, MigratedFile>,
): ReadonlyMap<string, MigratedFile> {
  const known = new Map<string, Places | undefined>();
  const placesOf = (path: string): Places | undefined => {
    const file = files.get(path);
    if (!known.has(path))
      known.set(
        path,
        file && 'text' in file ? readPlaces(parseFrontMatter(file.text, path).body) : undefined,
      );
    return known.get(path);
  };
  return mapBodies(files, {
    isWanted: (text, path) => isWrittenNote(path) && /[(<"][^()<>"\s]*#[^()<>"]/.test(text),
    rewrite: ({body}, path) => rewriteLinks(body, path, placesOf),
  });
}

function readPlaces(body: string): Places {
  const [slugger, ofGitHub] = [createSlugger(), createSlugger()];
  const byWords = new Map<string, string>();
  const ids = new Set([...body.matchAll(/\b(?:id|name)=["']([^"']+)["']/g)].map(([, id]) => id!));
  const title = findContentTitle(body);
  let hasTitle = false;
  for (const {text: line, kind} of classify(body)) {
    const [, signs = '', words = ''] = (kind === 'prose' && HEADING.exec(line)) || [];
    if (signs === '') continue;
    const written = /\{#([^\s{}]+)\}$/.exec(words)?.[1];
    const github = ofGitHub.slug(toPlainText(words.replace(/\{#[^\s{}]+\}$/, '').trimEnd()));
    if (written !== undefined) byWords.set(github, written);
    if (written === undefined && signs === '#' && !hasTitle) hasTitle = true;
    else ids.add(written ?? slugger.slug(toPlainText(words)));
  }
  return {ids, written: byWords, title: title === undefined ? undefined : slugify(title)};
}

function rewriteLinks(
  body: string,
  path: string,
  placesOf: (path: string) => Places | undefined,
): string {
  let titleId: string | undefined;
  const move = (href: string): string => {
    const [, file = '', hash = ''] = /^([^#?]*)#([^#]+)$/.exec(href) ?? [];
    if (hash === '' || /^[a-z][a-z\d+.-]*:|^\//i.test(file)) return href;
    const target = file === '' ? path : posix.join(posix.dirname(path), decodePath(file));
    const places = placesOf(target);
    const id = decodeAddress(hash);
    if (places === undefined || places.ids.has(id)) return href;
    const found = [id.toLowerCase(), slugify(id)]
      .map((one) => (places.ids.has(one) ? one : places.written.get(one)))
      .find((one) => one !== undefined);
    if (found !== undefined) return `${file}#${hash === id ? found : encodeURIComponent(found)}`;
    if (places.title === undefined || places.title !== slugify(id)) return href;
    if (file !== '') return file;
    titleId = places.title;
    return `#${hash === id ? titleId : encodeURIComponent(titleId)}`;
  };
  const moved = mapAddresses(moveSpaced(body, move), move);
  return titleId === undefined ? moved : markTitle(moved, titleId);
}

/** Typora takes blanks in the address of a heading, which no link in Markdown has. */
const moveSpaced = (body: string, move: (href: string) => string): string =>
  mapProse(body, (line) =>
    outsideSpans(line, (part) =>
      part.replace(
        /(\]\()(#[^()<>"\n]*\s[^()<>"\n]*)(?=\))/g,
        (all, open: string, href: string) => {
          const moved = move(href.trim());
          return moved === href.trim() ? all : open + moved;
        },
      ),
    ),
  );

/** Puts the id that the title had below it. */
function markTitle(body: string, id: string): string {
  let isDone = false;
  return classify(body)
    .map(({text, kind}) => {
      if (isDone || kind !== 'prose' || HEADING.exec(text)?.[1] !== '#') return text;
      isDone = true;
      return `${text}\n\n<a id="${id}"></a>\n`;
    })
    .join('\n');
}
