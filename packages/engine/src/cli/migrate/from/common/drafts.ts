import type {ProblemList} from './migration.ts';
import {prependField} from './prependField.ts';

/** Writes into a printed front matter that a note is a draft. */
export const asDraft = (text: string): string => prependField(text, 'draft: true');

/** Says that a note had a password and is a draft. */
export function reportProtected(problems: ProblemList): void {
  problems.add(
    undefined,
    '原来要密码才能读，这里没有密码；写成了草稿，不发布。',
    'Readers needed a password for it, and there are none here; it is a draft, which is not published.',
  );
}
