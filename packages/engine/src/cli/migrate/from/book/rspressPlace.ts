import {type OldFolder, toObject, toText} from '../common/migration.ts';
import {toTag} from '../common/languageTag.ts';
import type {NoteLanguage} from './noteLanguages.ts';
import {findProjectFile, folderOf, hasNotes} from './projectFiles.ts';

type Values = Readonly<Record<string, unknown>>;

const META = /(?:^|\/)_(?:meta|nav)\.json$/;
const PACKAGE = /"(?:@rspress\/core|rspress)"\s*:/;

/**
 * Finds the configuration of a site of Rspress; where a tool of the author's holds it, the `package.json` that names Rspress and
 * has notes with their order below it.
 */
export function findRspress(folder: OldFolder): string | undefined {
  return (
    findProjectFile(folder, /(?:^|\/)rspress\.config\.[cm]?[jt]s$/, (path) =>
      /./.test(folder.read(path)),
    ) ??
    findProjectFile(folder, /(?:^|\/)package\.json$/, (path) => {
      const docs = `${folderOf(path)}docs/`;
      const hasMeta = folder.paths.some((one) => one.startsWith(docs) && META.test(one));
      return hasMeta && hasNotes(folder, docs) && PACKAGE.test(folder.read(path));
    })
  );
}

/** Lists the languages of a site, the main one first: those of its settings, else the folders that have an order of their own. */
export function listRspressLanguages(
  config: Values,
  folder: OldFolder,
  root: string,
): readonly NoteLanguage[] {
  const listed = toObject(config['themeConfig'])['locales'] ?? config['locales'];
  const named = (Array.isArray(listed) ? listed : []).map((one: unknown) => toObject(one));
  const own = named.length > 0 ? named : listFolders(folder, root).map((lang) => ({lang}));
  const main = toText(config['lang']) ?? 'en';
  return own
    .filter(({lang}) => hasNotes(folder, `${root}${String(lang)}/`))
    .sort((a, b) => Number(b['lang'] === main) - Number(a['lang'] === main))
    .map(({lang, label}: Values) => ({
      dir: String(lang),
      ...toTag(String(lang), lang),
      label: toText(label),
    }));
}

/** Lists the folders that are called as languages and have a navbar or an order of their own; none where there is one. */
function listFolders({paths}: OldFolder, root: string): string[] {
  const found = paths.flatMap((path) => {
    const [, lang] =
      /^([a-z]{2}(?:-[A-Z]{2})?)\/_(?:meta|nav)\.json$/.exec(path.slice(root.length)) ?? [];
    return lang !== undefined && path.startsWith(root) ? [lang] : [];
  });
  const languages = [...new Set(found)];
  return languages.length > 1 ? languages : [];
}
