import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import type {Language} from '../../packages/engine/src/errors/language.ts';
import {apiPage} from './api.ts';
import {commandsPage} from './commands.ts';
import {diagnosticPages} from './diagnostics.ts';
import {frontMatterPage} from './frontMatter.ts';
import {looksPages} from './looks.ts';
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
    frontMatterPage(),
    commandsPage(),
    ...looksPages(),
    apiPage(),
    ...diagnosticPages(),
  ];
}

const CATEGORIES = [
  {folder: 'options', position: 1, label: {zh: '配置选项', en: 'Options'}},
  {folder: 'diagnostics', position: 8, label: {zh: '问题的编号', en: 'Codes of problems'}},
] as const;

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
        `${JSON.stringify({label: label[language], position}, null, 2)}\n`,
      );
  return files;
}

/** Writes the reference into the folder of the manual; folders that are made whole are made anew. */
export function writeReference(manualDir: string): void {
  for (const folder of Object.values(REFERENCE))
    for (const own of CATEGORIES)
      rmSync(join(manualDir, folder, own.folder), {recursive: true, force: true});
  for (const [path, text] of referenceFiles()) {
    mkdirSync(dirname(join(manualDir, path)), {recursive: true});
    writeFileSync(join(manualDir, path), text);
  }
}
