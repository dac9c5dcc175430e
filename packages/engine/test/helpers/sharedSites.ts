import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {build} from '../../src/build/build.ts';
import {drawingBundle} from './drawingBundle.ts';
import {printProblem, type SiteFiles, writeFiles} from './site.ts';
import {sharedFolder} from './temporary.ts';

/** What tests ask of a site that was built. */
export interface BuiltSite {
  readonly problems: readonly string[];
  /** Reads a page by the path of its folder, texts that React kept apart in one. */
  read(path: string): string;
}

/**
 * Gathers what the tests of a file ask of few sites, which are built once each: a site of its own costs a test 0.7 CPU s.
 * To be called beside the tests, so that all files are there when the first test builds.
 * @param common files that every site has
 * @returns what adds files to the site of a name, and gives what builds it
 * @throws where two tests write the same file in two ways
 */
export function gatherSites(
  common: SiteFiles,
): (name: string, files: SiteFiles) => () => Promise<BuiltSite> {
  const sites = new Map<string, {files: SiteFiles; built?: Promise<BuiltSite>}>();
  return (name, files) => {
    const site = sites.get(name) ?? {files: {}};
    sites.set(name, site);
    for (const [path, content] of Object.entries(files))
      if ((site.files[path] ?? content) !== content)
        throw new Error(`${path} is written in two ways in the site ${name}.`);
    site.files = {...site.files, ...files};
    const dir = sharedFolder();
    return () => (site.built ??= buildFiles(dir, {...common, ...site.files}));
  };
}

async function buildFiles(dir: string, files: SiteFiles): Promise<BuiltSite> {
  writeFiles(dir, files);
  const {diagnostics} = await build({dir, makeBundle: drawingBundle});
  return {
    problems: diagnostics.map(printProblem),
    read: (path) =>
      readFileSync(join(dir, 'dist', path, 'index.html'), 'utf8').replaceAll('<!-- -->', ''),
  };
}
