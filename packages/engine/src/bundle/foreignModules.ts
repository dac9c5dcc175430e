import type {Plugin} from 'vite';
import {createThemeModule, THEME_MODULE} from '../mdx/themeModules.ts';

const MODULE = '\0wuya:foreign:';
const SVG = '\0wuya:svg:';
const REQUIRE = /\brequire\(\s*(['"])([^'"]+)\1\s*\)\.default\b/g;

/** Joins class names as `clsx` does; stands for it where it is not installed. */
const CLSX = `
const read = (value) => (!value ? [] : Array.isArray(value) ? value.flatMap(read) : typeof value === 'object' ? Object.keys(value).filter((key) => value[key]) : [String(value)]);
export const clsx = (...values) => values.flatMap(read).join(' ');
export default clsx;
`;

/**
 * What components of a Docusaurus site import: its modules, made of ours; with `isForeign` also SVG files as components,
 * `require('…').default`, and `clsx` though it may not be installed.
 */
export function foreignModules({dir, isForeign}: {readonly dir: string; readonly isForeign: boolean}): Plugin {
  const isOwn = (file: string): boolean => file.startsWith(`${dir}/`) && !file.includes('/node_modules/');
  return {
    name: 'wuya:foreign-modules',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (createThemeModule(id) !== undefined) return MODULE + id;
      if (!isForeign || importer === undefined || !isOwn(importer)) return undefined;
      const resolve = () => this.resolve(id, importer, {...options, skipSelf: true});
      if (id === 'clsx') return (await resolve()) ?? `${MODULE}clsx`;
      if (!id.endsWith('.svg') || !/\.[jt]sx$/.test(importer)) return undefined;
      const file = await resolve();
      return file ? `${SVG}${file.id}.js` : undefined;
    },
    load(id) {
      if (id === `${MODULE}clsx`) return CLSX;
      if (id.startsWith(MODULE)) return createThemeModule(id.slice(MODULE.length));
      if (!id.startsWith(SVG)) return undefined;
      const file = JSON.stringify(`${id.slice(SVG.length, -'.js'.length)}?url`);
      return `import url from ${file};\nimport {createPicture} from '${THEME_MODULE}';\nexport default createPicture(url);`;
    },
    transform(code, id) {
      if (!isForeign || !isOwn(id) || !/\.[jt]sx?$/.test(id)) return undefined;
      const imports: string[] = [];
      const own = code.replace(REQUIRE, (_, _quote, path: string) => `__asset${imports.push(`import __asset${imports.length} from ${JSON.stringify(path)};`) - 1}`);
      return imports.length === 0 ? undefined : `${imports.join('')}${own}`;
    },
  };
}
