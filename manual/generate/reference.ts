import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {type Language, pickWords, type Words} from '../../packages/engine/src/errors/language.ts';
import {apiPage} from './api.ts';
import {commandPages} from './commands.ts';
import {diagnosticPages} from './diagnostics.ts';
import {frontMatterPages} from './frontMatter.ts';
import {looksPages} from './looks.ts';
import {OPTION_FOLDERS} from './optionGroups.ts';
import {optionPages} from './options.ts';
import type {ReferencePage} from './page.ts';

/** Folder of the reference in each language, below the manual. */
export const REFERENCE: Readonly<Record<Language, string>> = {
  zh: 'docs/reference',
  en: 'i18n/en/docs/reference',
};

/** Every page of the reference. */
export function referencePages(): readonly ReferencePage[] {
  return [
    ...optionPages(),
    ...frontMatterPages(),
    ...commandPages(),
    ...looksPages(),
    apiPage(),
    ...diagnosticPages(),
  ];
}

interface Category {
  readonly folder: string;
  readonly position: number;
  readonly label: Words;
}

/** Folders of the reference, each with its name in the sidebar. */
const CATEGORIES: readonly Category[] = [
  {folder: 'options', position: 1, label: ['配置选项', 'Options']},
  ...Object.entries(OPTION_FOLDERS).map(([folder, label], position) => ({
    folder: `options/${folder}`,
    position: position + 1,
    label,
  })),
  {folder: 'front-matter', position: 2, label: ['front matter 字段', 'Front matter']},
  {folder: 'commands', position: 3, label: ['命令', 'Commands']},
  {folder: 'diagnostics', position: 8, label: ['问题的编号', 'Codes of problems']},
];

/** Files of the reference by their path below the manual. */
export function referenceFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const page of referencePages())
    for (const language of ['zh', 'en'] as const)
      files.set(`${REFERENCE[language]}/${page.path}`, page.print(language));
  for (const {folder, position, label} of CATEGORIES)
    for (const language of ['zh', 'en'] as const)
      files.set(
        `${REFERENCE[language]}/${folder}/_category_.json`,
        `${JSON.stringify({label: pickWords(label, language), position}, null, 2)}\n`,
      );
  return files;
}

/** Writes the reference into the folder of the manual; folders that are made whole are made again. */
export function writeReference(manualDir: string): void {
  for (const folder of Object.values(REFERENCE))
    for (const own of CATEGORIES)
      rmSync(join(manualDir, folder, own.folder), {recursive: true, force: true});
  for (const [path, text] of referenceFiles()) {
    mkdirSync(dirname(join(manualDir, path)), {recursive: true});
    writeFileSync(join(manualDir, path), text);
  }
}
