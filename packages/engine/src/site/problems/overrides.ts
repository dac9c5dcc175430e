import {basename, join} from 'node:path';
import {listExports, listReplaceable} from '../../bundle/theme/themeOverrides.ts';
import {readRegular} from '../../cache/files.ts';
import {scanFolder} from '../../content/source/scan.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {findNearest} from '../../errors/nearest.ts';

/**
 * Reports files of a site's `theme` folder that replace nothing: their name is that of no component, and nothing imports
 * them; or they do not export the component.
 */
export function checkOverrides(dir: string): Diagnostic[] {
  const folder = join(dir, 'theme');
  const paths = scanFolder(folder, (path) => /\.[jt]sx?$/.test(path));
  const code = new Map(paths.map((path) => [path, readRegular(join(folder, path)).toString()]));
  const candidates = paths.filter((path) => /^[A-Z]\w*\.[jt]sx?$/.test(path));
  if (candidates.length === 0) return [];
  const known = listReplaceable();
  return candidates.flatMap((path) => {
    const name = basename(path).replace(/\.\w+$/, '');
    const place = {file: `theme/${path}`};
    if (known.includes(name)) {
      const exported = listExports(code.get(path)!);
      return exported.length === 0 || exported.includes(name) || exported.includes('default')
        ? []
        : createDiagnostic('THEME-304', {name, exported}, {place});
    }
    if (name === 'MDXComponents' || name === 'ReactLiveScope') return [];
    const isImported = [...code].some(
      ([other, text]) => other !== path && new RegExp(`/${name}(?:\\.\\w+)?['"]`).test(text),
    );
    if (isImported) return [];
    const nearest = COUNTERPARTS[name] ?? findNearest(name, known);
    return createDiagnostic('THEME-303', {name, ...(nearest !== undefined && {nearest})}, {place});
  });
}

/** Components of Docusaurus that have another name here. */
const COUNTERPARTS: Readonly<Record<string, string>> = {
  DocItemFooter: 'DocFoot',
  DocItemHeader: 'DocHead',
  DocSidebar: 'Sidebar',
  DocPaginator: 'Pager',
  DocBreadcrumbs: 'Breadcrumbs',
  Logo: 'NavbarLogo',
  SearchBar: 'SearchButton',
  TOC: 'TableOfContents',
};
