import {existsSync, readFileSync} from 'node:fs';
import {basename, dirname, extname, join} from 'node:path';
import {findOverflow} from '../../article/js/overflow.ts';
import {parseAst} from 'rolldown/parseAst';
import type {Plugin} from 'vite';
import {escapePattern} from '../../config/schema/escapePattern.ts';
import {scanFolder} from '../../content/source/scan.ts';
import {isBelow, quoteModule, toModuleId} from '../modules/moduleId.ts';
import {themeDir} from '../modules/sources.ts';

/** Folders of the theme whose components a site can replace by name. */
const FOLDERS = ['components', 'slots'];
const EXTENSIONS = ['.tsx', '.jsx', '.ts', '.js'];
const PREFIX = '\0wuya:override/';

/** `/theme/src/components/Footer.tsx` → `Footer`; undefined for what a site cannot replace. */
function replaceableName(id: string): string | undefined {
  const isReplaceable = FOLDERS.some(
    (folder) => toModuleId(dirname(id)) === toModuleId(join(themeDir, folder)),
  );
  return isReplaceable && id.endsWith('.tsx') ? basename(id, '.tsx') : undefined;
}

/** Finds the site's own file for a component of the theme, absolute; undefined when it has none. */
function findOverride(siteDir: string, name: string): string | undefined {
  const folder = join(siteDir, 'theme');
  if (!existsSync(folder)) return undefined;
  return EXTENSIONS.map((extension) => join(folder, name + extension)).find((path) =>
    existsSync(path),
  );
}

/** Lists the components of the theme that a site can replace, sorted. */
export function listReplaceable(): string[] {
  return FOLDERS.flatMap((folder) =>
    scanFolder(join(themeDir, folder), (path) => /^\w+\.tsx$/.test(path)).flatMap((path) => {
      const name = basename(path, '.tsx');
      const code = readFileSync(join(themeDir, folder, path), 'utf8');
      return new RegExp(`^export (?:function|class|const) ${name}\\b`, 'm').test(code)
        ? [name]
        : [];
    }),
  ).sort();
}

/** Lists the names that a module exports, `default` among them; none where its syntax is wrong, which the bundler reports. */
export function listExports(code: string): string[] {
  if (findOverflow(code) !== undefined) return []; // the parser would end the process
  try {
    const {body} = parseAst(code, {lang: 'tsx'});
    return body.flatMap((statement): string[] => {
      if (statement.type === 'ExportDefaultDeclaration') return ['default'];
      if (statement.type !== 'ExportNamedDeclaration' || statement.exportKind === 'type') return [];
      const {declaration, specifiers} = statement;
      const declared =
        declaration === null
          ? []
          : declaration.type === 'VariableDeclaration'
            ? declaration.declarations.flatMap(({id}) =>
                id.type === 'Identifier' ? [id.name] : [],
              )
            : declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration'
              ? [declaration.id!.name]
              : [];
      const listed = specifiers.flatMap(({exported}) =>
        exported.type === 'Identifier' ? [exported.name] : [],
      );
      return [...declared, ...listed];
    });
  } catch {
    return [];
  }
}

/** Returns a module with the site's exports over those of the original; a default export counts as the component. */
function joinModules(name: string, original: string, override: string): string {
  const names = listExports(readFileSync(override, 'utf8'));
  const own = names.filter((exported) => exported !== 'default');
  const list = [
    ...own,
    ...(names.includes('default') && !own.includes(name) ? [`default as ${name}`] : []),
  ];
  return [
    `export * from ${quoteModule(original)};`,
    `export {${list.join(', ')}} from ${quoteModule(override)};`,
  ].join('\n');
}

/**
 * Lets a site replace a component of the theme: `theme/Footer.tsx` in the site takes the place of the theme's `Footer`
 * wherever the theme uses it. What the replacement does not export stays the theme's. It may wrap the original, which is
 * `@wuya/theme/components/Footer`.
 */
export function themeOverrides(siteDir: string): Plugin[] {
  // The bundler asks for each of some 300 imports what has a hook that lets them pass. A build knows all files before.
  const names = scanFolder(join(siteDir, 'theme'), (path) => EXTENSIONS.includes(extname(path)));
  const written = names.map((path) => escapePattern(basename(path, extname(path))));
  const known = new RegExp(`(?:^|[\\\\/])(?:${written.join('|')})\\.tsx$`, 'i');
  return [
    {...overridesNamed(siteDir, /\.tsx$/), apply: 'serve'},
    ...(names.length > 0 ? [{...overridesNamed(siteDir, known), apply: 'build' as const}] : []),
  ];
}

/** Creates the plugin for imports that match a pattern. */
function overridesNamed(siteDir: string, pattern: RegExp): Plugin {
  return {
    name: 'wuya:theme-overrides',
    enforce: 'pre',
    resolveId: {
      filter: {id: pattern},
      async handler(id, importer, options) {
        // Finding the file of a module asks all plugins once more.
        if (
          !importer ||
          !isBelow(themeDir, importer) ||
          !findOverride(siteDir, basename(id, '.tsx'))
        )
          return undefined;
        const resolved = await this.resolve(id, importer, {...options, skipSelf: true});
        const name = resolved && replaceableName(resolved.id);
        return name ? PREFIX + resolved.id : undefined;
      },
    },
    load: {
      filter: {id: /^\0wuya:override\//},
      handler(id) {
        const original = id.slice(PREFIX.length);
        const name = replaceableName(original)!;
        const override = findOverride(siteDir, name);
        if (override === undefined) return `export * from ${quoteModule(original)};`;
        this.addWatchFile(override);
        return joinModules(name, original, override);
      },
    },
  };
}
