import {posix} from 'node:path';
import {type OldFolder, toText} from '../common/migration.ts';
import {type OldPage, type OldSite, takePath, toVisiblePath} from '../pages/oldPage.ts';
import {urlize} from './addresses.ts';
import {type HugoLanguage, placeFile} from './languages.ts';
import {type HugoPages, kindOf, toFile} from './pages.ts';
import {endingIn, MEDIA_ENDINGS} from '../../../../content/source/mediaEndings.ts';

const DOCUMENTS = 'pdf|zip|gz|csv|txt|pptx?|docx?|xlsx?|drawio';
const MEDIA = endingIn(MEDIA_ENDINGS, DOCUMENTS);

/**
 * Finds the files that come along: those of `static` and images of `assets` as they were published, those beside notes beside
 * them, those beside single pages as files that are published.
 */
export function copyFiles(
  folder: OldFolder,
  {
    languages,
    sections,
    docSection,
    config,
  }: HugoPages & {readonly languages: readonly HugoLanguage[]; readonly config: OldPage['data']},
): Pick<OldSite, 'copies' | 'published'> {
  const copies = new Map<string, string>();
  const published = new Map<string, string>();
  const taken = new Set<string>();
  const staticRoot = `${toText(config['staticdir']) ?? 'static'}/`;
  for (const root of [staticRoot, 'assets/'])
    for (const path of folder.paths) {
      if (!path.startsWith(root) || (root === 'assets/' && !MEDIA.test(path))) continue;
      const own = path.slice(root.length);
      if (published.has(`/${own}`)) continue;
      copies.set(path, takePath(`static/${own}`, taken));
      published.set(`/${own}`, path);
    }
  for (const path of folder.paths) {
    const placed = placeFile(path, languages);
    if (placed === undefined || /\.(?:md|markdown|html?)$/i.test(path)) continue;
    const own = path.slice(placed.language.root.length);
    const kind = kindOf({own, data: {}}, sections);
    const address = `/${posix.join(urlize(posix.dirname(own)).replace(/^\.$/, ''), posix.basename(own))}`;
    // Links name it by its file too, whose folder has another address: in lower case, without signs.
    for (const name of [address, `/${own}`]) if (!published.has(name)) published.set(name, path);
    const isOwn = languages.some(({root}) => root !== placed.language.root);
    const inPlace = toFile(own, kind, docSection);
    const file = toVisiblePath(inPlace);
    copies.set(
      path,
      kind === 'page'
        ? takePath(`static${address}`, taken)
        : takePath(file, isOwn ? new Set() : taken),
    );
  }
  return {copies, published};
}
