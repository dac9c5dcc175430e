import {join} from 'node:path';
import {append} from '../../cache/append.ts';
import {decodePath, encodePath, joinPath} from '@wuya/theme/pathname';
import {isForeignConfig, type LoadedConfig} from '../../config/loadConfig.ts';
import {DEFAULT_COLLECTION} from '../../config/options/collection.ts';
import type {PagesOptions} from '../../config/options/pages.ts';
import {findTranslatedFolders, translatedFolderOf} from '../../config/translations.ts';
import type {Diagnostic} from '../../errors/diagnostic.ts';
import {createMatcher} from '../source/glob.ts';
import {hasFormulas, readRulesOf} from '../source/readRules.ts';
import {isDiagnostic} from '../source/readSource.ts';
import {isExcluded, scanFolder} from '../source/scan.ts';
import {openTranslated} from '../source/translated.ts';
import {
  type ComponentPageSource,
  type MarkdownPageSource,
  pagePathOf,
  parseMarkdownPage,
} from './page.ts';

/** The single pages of a site. */
interface SinglePages {
  readonly markdownPages: readonly MarkdownPageSource[];
  readonly componentPages: readonly ComponentPageSource[];
  readonly diagnostics: readonly Diagnostic[];
}

interface LoadPagesOptions {
  /** Leave drafts out. */
  readonly isProduction: boolean;
}

/** Reads the single pages of all sets. */
export function loadPages(site: LoadedConfig, options: LoadPagesOptions): SinglePages {
  const sets = site.config.pages.map((own) => loadSet(site, own, options));
  return {
    markdownPages: sets.flatMap(({markdownPages}) => markdownPages),
    componentPages: [
      ...sets.flatMap(({componentPages}) => componentPages),
      ...(site.foreign?.pluginContent.pages ?? []).map(
        ({path, address, component}): ComponentPageSource => ({
          kind: 'componentPage',
          path,
          setId: DEFAULT_COLLECTION,
          ...(component !== undefined && {component}),
          permalink: joinPath(site.config.baseUrl, encodePath(decodePath(address)), '/'),
        }),
      ),
    ],
    diagnostics: sets.flatMap(({diagnostics}) => diagnostics),
  };
}

function loadSet(
  site: LoadedConfig,
  {id, path: folder, routeBasePath, exclude}: PagesOptions,
  {isProduction}: LoadPagesOptions,
): SinglePages {
  const {dir, config} = site;
  const basePath = joinPath(config.baseUrl, routeBasePath, '/');
  const diagnostics: Diagnostic[] = [];
  const markdownPages: MarkdownPageSource[] = [];
  const componentPages: ComponentPageSource[] = [];
  const isLeftOut = createMatcher(exclude);
  const files = readRulesOf(site);
  const name = translatedFolderOf(id, 'pages');
  const written = openTranslated(files, folder, findTranslatedFolders(dir, config, {name, folder}));
  const isPage = (path: string) =>
    /\.(?:mdx?|[jt]sx?)$/i.test(path) &&
    !path.endsWith('.d.ts') &&
    !isExcluded(path) &&
    !isLeftOut(path);
  const report = (problem: Diagnostic) => void diagnostics.push(problem);
  for (const path of scanFolder(join(dir, folder), isPage, {...files, report})) {
    if (!/\.mdx?$/i.test(path)) {
      const own = written.folderOf(path);
      componentPages.push({
        kind: 'componentPage',
        path: `${own}/${path}`,
        setId: id,
        ...(own !== folder && {originalPath: `${folder}/${path}`}),
        permalink: joinPath(basePath, pagePathOf(path)),
      });
      continue;
    }
    const source = written.read(path);
    if (isDiagnostic(source)) diagnostics.push(source);
    else {
      const page = parseMarkdownPage(source, {
        basePath,
        setId: id,
        hasMath: hasFormulas(site),
        isForeign: isForeignConfig(site.file),
      });
      append(diagnostics, page.diagnostics);
      if (!isProduction || !page.isDraft) markdownPages.push(page);
    }
  }
  return {markdownPages, componentPages, diagnostics};
}
