import {join} from 'node:path';
import {joinPath} from '@wuya/theme/pathname';
import type {DocsOptions} from '../../config/options/docs.ts';
import {levelOf} from '../../errors/reaction.ts';
import {isSiteFile} from '../source/inspectFile.ts';
import type {ReadRules} from '../source/scan.ts';
import {resolveTags} from '../tags/resolveTags.ts';
import {type DefinedTag, readTagFile} from '../tags/tagFile.ts';
import type {Doc} from './doc.ts';
import type {DocsVersion} from './version.ts';

/** Gathers the notes of a version by their tags. */
export function loadTags(
  files: ReadRules,
  docs: readonly Doc[],
  {options, version}: {readonly options: DocsOptions; readonly version: DocsVersion},
) {
  const {folder, basePath} = version;
  const path = joinPath(basePath, options.tagsBasePath, '/');
  const file = options.tags === false ? undefined : `${folder}/${options.tags}`;
  const {tags: defined, diagnostics} =
    file !== undefined && isSiteFile(join(files.dir, file), files)
      ? readTagFile(files.dir, file, files.isForeign)
      : {tags: undefined as ReadonlyMap<string, DefinedTag> | undefined, diagnostics: []};
  const index = resolveTags({
    items: docs.flatMap((doc) => {
      const {tags} = doc.frontMatter;
      return tags?.length
        ? [
            {
              item: doc,
              tags,
              isUnlisted: doc.isUnlisted,
              place: {file: doc.source.path, line: doc.keyLines.get('tags') ?? 1, column: 1},
            },
          ]
        : [];
    }),
    basePath: path,
    defined,
    inlineLevel: levelOf(options.onInlineTags),
  });
  return {...index, path, diagnostics: [...diagnostics, ...index.diagnostics]};
}
