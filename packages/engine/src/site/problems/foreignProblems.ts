import {isForeignConfig, type LoadedConfig} from '../../config/loadConfig.ts';
import type {DiagnosticCode} from '../../errors/catalogue.ts';
import type {Diagnostic} from '../../errors/diagnostic.ts';
import {lacksGeneratedNotes} from './generatedNotes.ts';

/**
 * What Docusaurus goes on with: dates that it reads in its way, a value that two tabs have where `values` has it once, names of a
 * tag that differ in case, an empty category or sidebar (a plugin that does not run here may fill it), a redirect to nowhere. What a
 * link out of the site leads to is left out: many such sites share files with the rest of their repository.
 */
const HARMLESS_THERE: ReadonlySet<DiagnosticCode> = new Set([
  'FM-008',
  'MD-171',
  'NB-006',
  'NB-007',
  'RT-031',
  'RT-032',
  'SB-041',
  'SB-042',
  'SRC-004',
  'TG-070',
]);

/**
 * A sidebar, the navbar or a link may name notes, pages and sections that a plugin or a script makes there, as those for reference
 * pages do, or one of Markdown, as for the ids of headings.
 */
const OF_PLUGINS: ReadonlySet<DiagnosticCode> = new Set([
  ...HARMLESS_THERE,
  'LN-050',
  'LN-051',
  'LN-052',
  'NB-003',
  'SB-040',
]);

/** Plugins that do not run here, whose package is not installed, or whose file a script of the site makes. */
const LACKING: ReadonlySet<DiagnosticCode> = new Set(['BD-005', 'CFG-220', 'MD-192']);

/**
 * Makes warnings of the errors of a site made for Docusaurus that do not stop its build there; those of other sites stay.
 * @param loaded whose notices and warnings name the plugins that do not run here
 */
export function softenForeign(
  diagnostics: readonly Diagnostic[],
  loaded: Pick<LoadedConfig, 'dir' | 'config' | 'file' | 'notices' | 'warnings'>,
): readonly Diagnostic[] {
  if (!isForeignConfig(loaded.file)) return diagnostics;
  const isOfPlugins = diagnostics.some(
    ({level, code}) => level === 'error' && OF_PLUGINS.has(code) && !HARMLESS_THERE.has(code),
  );
  const lacksSome = isOfPlugins && (lacksPlugin(loaded) || lacksGeneratedNotes(loaded));
  return soften(diagnostics, lacksSome ? OF_PLUGINS : HARMLESS_THERE);
}

function lacksPlugin({
  notices,
  warnings = [],
}: Pick<LoadedConfig, 'notices' | 'warnings'>): boolean {
  return [...notices.map(({diagnostic}) => diagnostic), ...warnings].some(({code}) =>
    LACKING.has(code),
  );
}

/** A page whose code fails: a package that it needs may be missing, or a plugin that does not run here. */
const FAILED_PAGES: ReadonlySet<DiagnosticCode> = new Set(['PG-001', 'PG-002']);

/** Tells whether these problems of a page say that its code fails. */
export function isFailedPage(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({code}) => FAILED_PAGES.has(code));
}

/** Makes warnings of the errors of pages whose code fails. */
export function softenFailedPages(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return soften(diagnostics, FAILED_PAGES);
}

function soften(
  diagnostics: readonly Diagnostic[],
  codes: ReadonlySet<DiagnosticCode>,
): readonly Diagnostic[] {
  return diagnostics.map((diagnostic) =>
    diagnostic.level === 'error' && codes.has(diagnostic.code)
      ? {...diagnostic, level: 'warning'}
      : diagnostic,
  );
}
