import type {ProblemList} from './migration.ts';
import {prependField} from './prependField.ts';

/** Writes into a printed front matter that a note is a draft. */
export const asDraft = (text: string): string => prependField(text, 'draft: true');

/**
 * Tells whether a note says that it is not public: `published: false` of Hexo, Jekyll, Wiki.js and Dendron.
 * @param isOfAnyTool whether what other editors and tools write counts too
 */
export function isUnpublished(
  data: Readonly<Record<string, unknown>>,
  isOfAnyTool: boolean,
): boolean {
  if (data['published'] === false) return true;
  if (!isOfAnyTool) return false;
  const says = (key: string, words: RegExp): boolean => words.test(String(data[key] ?? ''));
  return (
    ['publish', 'public'].some((key) => data[key] === false) ||
    ['private', 'isDraft', 'unpublished'].some((key) => data[key] === true) ||
    ['status', 'visibility'].some((key) => says(key, /^(?:draft|private|unpublished|草稿|私密)$/i))
  );
}

/** Says that a note had a password and is a draft. */
export function reportProtected(problems: ProblemList): void {
  problems.add(
    undefined,
    '原来要密码才能读，这里没有密码；写成了草稿，不发布。',
    'Readers needed a password for it, and there are none here; it is a draft, which is not published.',
  );
}

/** Says that a note was not published, and is a draft. */
export function reportUnpublished(problems: ProblemList): void {
  problems.add(
    undefined,
    '它写明不公开；写成了草稿，不发布。',
    'It says that it is not public; it is a draft, which is not published.',
  );
}
