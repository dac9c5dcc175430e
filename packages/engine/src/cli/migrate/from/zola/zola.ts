import {hugo} from '../hugo/hugo.ts';
import {
  createProblemList,
  type Migration,
  type OldFolder,
  type OldTool,
} from '../common/migration.ts';
import {readTomlSettings} from '../common/readSettings.ts';
import {withRewrittenNotes} from '../common/rewrittenNotes.ts';
import {readZolaRules, toHugoSettings} from './settings.ts';
import {createPinyinSlug} from '../common/pinyinSlug.ts';
import {rewriteZolaNote} from './zolaNote.ts';

const CONFIG = /^(?:zola|config)\.toml$/;
const NOTE = /^content\/.*\.md$/;
/** The settings as the folder is shown to the rules of Hugo. */
const SHOWN = 'hugo.json';

/** Finds the settings of a site of Zola, which others call alike: `base_url` is its own. */
const findConfig = (folder: OldFolder): string | undefined =>
  folder.paths.some((path) => NOTE.test(path))
    ? folder.paths.find((path) => CONFIG.test(path) && /^base_url\s*=/m.test(folder.read(path)))
    : undefined;

/** Zola keeps notes as Hugo does: its folder is rewritten as one of Hugo, whose rules then make the site. */
export const zola: OldTool = {
  name: 'Zola',
  matches: (folder) => findConfig(folder) !== undefined,
  migrate: migrateZola,
};

async function migrateZola(folder: OldFolder): Promise<Migration> {
  const file = findConfig(folder) ?? 'config.toml';
  const own = createProblemList(file);
  const config = folder.has(file) ? readTomlSettings(folder.read(file), file, own.all) : {};
  const rules = readZolaRules(config, await createPinyinSlug());
  const rewritten = withRewrittenNotes(folder, own.all, {
    isConcerned: (_, path) => NOTE.test(path),
    rewrite: (text, path, problems) => rewriteZolaNote(text, {path, problems}, rules),
  });
  const shown: OldFolder = {
    ...rewritten,
    paths: [...folder.paths.filter((path) => !CONFIG.test(path)), SHOWN],
    has: (path) => path === SHOWN || (!CONFIG.test(path) && folder.has(path)),
    read: (path) =>
      path === SHOWN ? JSON.stringify(toHugoSettings(config, folder)) : rewritten.read(path),
  };
  const {files, problems} = await hugo.migrate(shown);
  const named = problems.map((one) => (one.file === SHOWN ? {...one, file} : one));
  return {files, problems: [...own.all, ...named]};
}
