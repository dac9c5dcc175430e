import {findContentTitle} from '../../../../content/docs/contentTitle.ts';
import type {OldTool} from '../migration.ts';
import {migrateBook} from './migrateBook.ts';

/** A folder of Markdown that no tool made: its folders are its table of contents. */
export const markdownFolder: OldTool = {
  name: 'Markdown',
  matches: ({paths}) => paths.some((path) => /\.(?:md|markdown)$/i.test(path)),
  migrate(folder) {
    const readme = folder.paths.find((path) => /^(?:readme|index)\.md$/i.test(path));
    return Promise.resolve(
      migrateBook(folder, {
        root: '',
        file: readme ?? '.',
        title: readme && findContentTitle(folder.read(readme)),
      }),
    );
  },
};
