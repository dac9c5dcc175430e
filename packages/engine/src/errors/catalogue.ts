import {articleProblems} from './catalogue/article.ts';
import {blogProblems} from './catalogue/blog.ts';
import {bundleProblems} from './catalogue/bundle.ts';
import {configProblems} from './catalogue/config.ts';
import {contentProblems} from './catalogue/content.ts';
import {documentProblems} from './catalogue/document.ts';
import {fileProblems} from './catalogue/files.ts';
import {machineProblems} from './catalogue/machine.ts';
import {outputProblems} from './catalogue/output.ts';
import {pluginProblems} from './catalogue/plugins.ts';
import {routesProblems} from './catalogue/routes.ts';
import {samplesProblems} from './catalogue/samples.ts';
import {sidebarProblems} from './catalogue/sidebar.ts';

/** Every problem the engine can report, a table for each room. Codes are permanent: never reuse or rename one. */
export const catalogue = {
  ...configProblems,
  ...fileProblems,
  ...contentProblems,
  ...sidebarProblems,
  ...blogProblems,
  ...routesProblems,
  ...articleProblems,
  ...pluginProblems,
  ...samplesProblems,
  ...documentProblems,
  ...bundleProblems,
  ...machineProblems,
  ...outputProblems,
} as const;

export type DiagnosticCode = keyof typeof catalogue;
export type DiagnosticParams<C extends DiagnosticCode> = Parameters<
  (typeof catalogue)[C]['text']
>[0];
