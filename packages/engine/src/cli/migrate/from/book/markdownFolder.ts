import {findContentTitle} from '../../../../content/docs/contentTitle.ts';
import {rewriteMdxNote} from '../mdx/mdxNote.ts';
import type {OldTool} from '../migration.ts';
import {NOTE} from './contents.ts';
import {migrateBook} from './migrateBook.ts';

/** A folder of Markdown that no tool made: its folders are its table of contents. */
export const markdownFolder: OldTool = {
  name: 'Markdown',
  matches: ({paths}) => paths.some((path) => NOTE.test(path)),
  migrate(folder) {
    const readme = folder.paths.find((path) => /^(?:readme|index)\.md$/i.test(path));
    return Promise.resolve(
      migrateBook(folder, {
        root: '',
        file: readme ?? '.',
        title: readme && findContentTitle(folder.read(readme)),
        rewrite: (body, path, problems, {original, data}) =>
          path.endsWith('.mdx')
            ? rewriteMdxNote(body, {path: original, folder, data}, problems)
            : body,
      }),
    );
  },
};
