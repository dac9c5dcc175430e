import {migrateBlog} from '../blogs/blogs.ts';
import {NOTE} from '../blogs/findNotes.ts';
import {toLocale, type Migration, type OldFolder, type OldTool} from '../common/migration.ts';
import {withRewrittenNotes} from '../common/rewrittenNotes.ts';
import {createPinyinSlug} from '../common/pinyinSlug.ts';
import {rewritePelicanNote} from './pelicanNote.ts';
import {readPelicanSettings} from './settings.ts';

const CONFIG = /^pelicanconf\.py$/;

/** Pelican: its notes get the front matter that blogs have here, with their addresses, and become one. */
export const pelican: OldTool = {
  name: 'Pelican',
  matches: (folder) => {
    if (!folder.paths.some((path) => CONFIG.test(path))) return false;
    const {root} = readPelicanSettings(folder);
    return folder.paths.some((path) => path.startsWith(root) && NOTE.test(path));
  },
  migrate: migratePelican,
};

async function migratePelican(folder: OldFolder): Promise<Migration> {
  const settings = readPelicanSettings(folder);
  const {root, pageDirs, title, tagline, url, language} = settings;
  const slugify = await createPinyinSlug();
  const shown = withRewrittenNotes(folder, [], {
    isConcerned: (_, path) => path.startsWith(root),
    rewrite: (text, path) => rewritePelicanNote(text, path, {settings, slugify}),
  });
  return migrateBlog(
    shown,
    {
      name: 'Pelican',
      config: CONFIG,
      publicDirs: [root],
      pageDirs: pageDirs.map((dir) => `${root}${dir}/`),
      hasOwnRules: true,
      postDir: root,
    },
    {
      title,
      tagline,
      url: url !== undefined && /^https?:/.test(url) ? url : undefined,
      ...(language !== undefined && /^zh/i.test(language) && {locale: toLocale(language)}),
    },
  );
}
