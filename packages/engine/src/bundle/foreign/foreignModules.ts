import {existsSync, readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import type {Plugin} from 'vite';
import {
  answerThemeModule,
  createThemeModule,
  isForeignModule,
  toOriginal,
} from '../../article/mdx/modules/themeModules.ts';
import {isOfTheme} from '../../article/mdx/replacedElements.ts';
import {type Absent, absentFrom, isMissingFile, isMissingPackage} from './absences.ts';
import {adaptModule} from './adaptModule.ts';
import {printDrawing} from './drawings.ts';
import {NAMES, readNamedModule} from './foreignCode.ts';
import {findModuleFile} from '../../config/docusaurus/common/findModuleFile.ts';
import {
  INTERNAL_DOCS,
  INTERNAL_DOCS_CODE,
  INTERNAL_DOCS_NAMES,
} from '../../config/docusaurus/common/internalDocs.ts';
import {STOCK_PARTS} from '../../config/docusaurus/common/stockParts.ts';
import {drawsOriginal} from '../../config/docusaurus/common/markdownParts.ts';
import type {GivenComponents, Swizzle} from '../../config/docusaurus/theme/swizzles.ts';
import {printValueModule, readLoaders, toValueModule} from './loaders.ts';
import {findUnfitPreprocessor} from './preprocessors.ts';
import {createMarkdownPartFinder} from './markdownParts.ts';
import {toModuleId} from '../modules/moduleId.ts';
import {isSiteModule, OWN_SOURCE, STYLE_COPIES} from '../modules/sources.ts';
import {listMissed, ORIGINAL, printOriginal} from './originalModules.ts';
import {adaptImports, FORMULA_STYLES, type StyleReading} from './styleImports.ts';
import {type AskedModule, createSwizzleReading, findOriginal} from './swizzleOriginals.ts';

const MODULE = '\0wuya:foreign:';
const SVG = '\0wuya:svg:';
const NO_STYLES = '\0wuya:no-styles';
/** Stands for what a package is too old to read. */
const OLD = 'wuya-old.js';
/**
 * Addresses that are answered elsewhere: code beside the importer by its whole name, our own sources, what is generated, and React, for
 * which nine of ten of the others ask.
 */
const ANSWERED = [
  /^\.{1,2}\/[^!?:]*\.[cm]?[jt]sx?$/,
  OWN_SOURCE,
  /^(?:\0|virtual:)/,
  /^react(?:\/jsx-runtime|-dom)?$/,
];

/** Joins class names as `clsx` and `classnames` do; stands for them where they are not installed. */
const CLSX = `
const read = (value) => (!value ? [] : Array.isArray(value) ? value.flatMap(read) : typeof value === 'object' ? Object.keys(value).filter((key) => value[key]) : [String(value)]);
export const clsx = (...values) => values.flatMap(read).join(' ');
export default clsx;
`;

export interface ForeignModulesInput {
  readonly dir: string;
  /** Whether the site is made for Docusaurus. */
  readonly isForeign: boolean;
  /** Base URL that it is published below. @default '/' */
  readonly baseUrl?: string;
  /** Other names that the site gives to modules: no package is looked for under them. */
  readonly aliases?: readonly {readonly find: string | RegExp}[];
  /** Components of the site that its options name for pages of the theme. */
  readonly givenComponents?: GivenComponents;
  /** Called for each name that has no counterpart here. */
  onAbsent?(absent: Absent): void;
}

/**
 * Gives components of a Docusaurus site what they import: its modules, made of ours; with `isForeign` also names that have
 * no counterpart, SVG files as components, JSX in `.js`, `require('…').default`, files of `static` by their address, and `clsx` and `classnames`
 * though it may not be installed.
 */
export function foreignModules(input: ForeignModulesInput): Plugin {
  const isMissing = (from: string, importer: string): boolean =>
    isMissingFile(from, importer, toModuleId(input.dir)) ||
    (!isAliased(from, input.aliases) && isMissingPackage(from, importer));
  const swizzles = createSwizzleReading(input);
  const markdownParts = createMarkdownPartFinder(input);
  const tellOfPackage = (from: string, file: string, old?: string): void =>
    input.onAbsent?.({kind: old === undefined ? 'package' : 'old', from, name: old ?? '', file});
  return {
    name: 'wuya:foreign-modules',
    enforce: 'pre',
    buildStart() {
      swizzles.forget();
      markdownParts.forget();
    },
    resolveId: {
      filter: {id: {exclude: ANSWERED}},
      async handler(written, importer, options) {
        const id = input.isForeign ? toOriginal(written) : written;
        const part = markdownParts.find(id, importer, this.environment.mode);
        if (part !== undefined) return part;
        if (isForeignModule(id))
          return resolveForeign({id, importer}, input, swizzles.get(this.environment.mode));
        if (!input.isForeign || importer === undefined) return undefined;
        const {name, old} = findUnfitPreprocessor(id, input.dir) ?? {};
        if (name !== undefined) {
          tellOfPackage(name, importer.startsWith('\0') ? id : importer, old?.version);
          // A module of the package, so that another version of it makes another bundle.
          return old ? join(old.folder, OLD) : NO_STYLES;
        }
        const leaveOut = (from: string) => input.onAbsent?.(absentFrom(from, importer, input.dir));
        const resolve = (from = id) => this.resolve(from, importer, {...options, skipSelf: true});
        const loaded = readLoaders(id);
        if (loaded && isMissing(loaded.from, importer)) {
          leaveOut(loaded.from);
          return MODULE + loaded.from + NAMES;
        }
        if (loaded) {
          const file = findPublished(loaded.from, input.dir) ?? (await resolve(loaded.from))?.id;
          // An alias is answered whether its file is there or not.
          if (file && existsSync(file.replace(/\?.*$/, '')))
            return loaded.isValue ? toValueModule(file + loaded.query) : file + loaded.query;
          return this.error(`failed to resolve import "${loaded.from}" from "${importer}"`);
        }
        if (!isSiteModule(importer)) return undefined;
        const published = findPublished(id, input.dir);
        if (published !== undefined) return asPicture(published, importer) ?? published;
        if (isOfBuiltSite(id, options)) return {id, external: true};
        if (id.includes(NAMES)) {
          leaveOut(readNamedModule(id).from);
          return MODULE + id;
        }
        if (/^(?:clsx|classnames)$/.test(id)) return (await resolve()) ?? `${MODULE}clsx`;
        if (id === INTERNAL_DOCS) return (await resolve()) ?? MODULE + id;
        // `import('…')`, which tells no names.
        if (isMissing(id, importer)) {
          if (!FORMULA_STYLES.test(id)) leaveOut(id);
          // With the mark at its end the name of a `package.json` is none of JSON.
          return /\.(?:css|less|s[ac]ss|styl(?:us)?)$/.test(id) ? NO_STYLES : MODULE + id + NAMES;
        }
        if (asPicture(id, importer) === undefined && !OTHER_FILE.test(id)) return undefined;
        const file = await resolve();
        if (!file) return undefined;
        if (id.endsWith('.svg')) return asPicture(file.id, importer);
        return OTHER_FILE.test(file.id) ? `${file.id}?url` : undefined;
      },
    },
    load: {
      filter: {id: /^\0wuya:|wuya-old\.js$/},
      handler(id) {
        return markdownParts.load(id, this.environment.mode) ?? loadForeign(id, input.isForeign);
      },
    },
    transform: adapting(input, {isMissing, onAbsent: tellOfPackage}),
  };
}

/** Makes the step that rewrites scripts and stylesheets of the site. */
function adapting(
  {dir, isForeign, baseUrl = '/'}: ForeignModulesInput,
  how: Pick<Parameters<typeof adaptModule>[2], 'isMissing'> & Pick<StyleReading, 'onAbsent'>,
): Plugin['transform'] {
  return {
    filter: {id: {include: /\.(?:css|[jt]sx?)(?:$|\?)/, exclude: OWN_SOURCE}},
    handler(code, written) {
      if (!isForeign) return undefined;
      const isDev = this.environment.mode === 'dev';
      return adaptFile(code, withoutVersion(written), {
        ...how,
        isDev,
        rootedIn: isDev || baseUrl === '/' ? undefined : dir,
        stylesDir: join(dir, STYLE_COPIES),
        onRead: (file) => this.addWatchFile(file),
      });
    },
  };
}

/** Rewrites a script or a stylesheet of the site; undefined for other files, and where nothing is to be done. */
async function adaptFile(
  code: string,
  id: string,
  how: Parameters<typeof adaptModule>[2] & StyleReading,
): Promise<Awaited<ReturnType<typeof adaptModule>> | string> {
  if (!isSiteModule(id)) return undefined;
  if (/\.css(?:$|\?)/.test(id)) return adaptImports(code, id, how);
  return /\.[jt]sx?$/.test(id) ? adaptModule(code, id, how) : undefined;
}

/** Takes off what modules of packages have at their end while developing: `a.js?v=1f2e` → `a.js` */
const withoutVersion = (id: string): string => id.replace(/\?v=\w+$/, '');

/** Gives the code of a module that answers for one of another generator or of a package; undefined for others. */
function loadForeign(id: string, isForeign: boolean): string | undefined {
  if (id === `${MODULE}clsx`) return CLSX;
  if (id === MODULE + INTERNAL_DOCS) return `${INTERNAL_DOCS_CODE}export {${INTERNAL_DOCS_NAMES}};`;
  if (id.startsWith(ORIGINAL)) return printOriginal(id.slice(ORIGINAL.length));
  if (id === NO_STYLES || basename(id) === OLD) return 'export default {};';
  const value = printValueModule(id);
  if (value !== undefined) return value;
  if (id.startsWith(MODULE)) {
    const {from, names} = readNamedModule(id.slice(MODULE.length));
    return isForeign ? answerThemeModule(from, names).code : createThemeModule(from);
  }
  return id.startsWith(SVG) ? printDrawing(id.slice(SVG.length, -'.js'.length)) : undefined;
}

/** Finds a file of `static` by its address: `/data/users.json`; undefined for others, and for a path that is one. */
function findPublished(id: string, dir: string): string | undefined {
  const file = join(dir, 'static', id);
  return id.startsWith('/') && !existsSync(id) && existsSync(file) ? file : undefined;
}

/** Tells whether browsers load a script by its address that is made after the build, as indexes of a search are: `import('/pagefind/pagefind.js')`. */
function isOfBuiltSite(id: string, {kind}: {readonly kind?: string}): boolean {
  return kind === 'dynamic-import' && id.startsWith('/') && !existsSync(id.replace(/[?#].*$/, ''));
}

/** Returns the module of a drawing that may be used as a component; undefined for other files, and for what imports it elsewhere than in code. */
function asPicture(file: string, importer: string): string | undefined {
  return file.endsWith('.svg') && /\.[jt]sx?$/.test(importer) ? `${SVG}${file}.js` : undefined;
}

/** Tells whether an address is one that aliases replace, as Vite reads them: the whole of it or its first folders. */
function isAliased(from: string, aliases: ForeignModulesInput['aliases'] = []): boolean {
  return aliases.some(({find}) =>
    typeof find === 'string' ? from === find || from.startsWith(`${find}/`) : find.test(from),
  );
}

/** Finds the module that answers for one of Docusaurus: the site's own component, ours, or one that says nothing. */
function resolveForeign(
  asked: AskedModule,
  {dir, isForeign, onAbsent}: ForeignModulesInput,
  swizzles: readonly Swizzle[],
): string | undefined {
  const {id, importer} = asked;
  const {from, names} = readNamedModule(id);
  // Of the theme there: its classes are none here.
  if (isForeign && from.endsWith('.css')) return NO_STYLES;
  const original = isForeign ? findOriginal(asked, dir, swizzles) : undefined;
  if (original !== undefined) {
    if (/:(?:hooks|quiet):/.test(original))
      for (const name of listMissed(id))
        onAbsent?.({kind: 'module', from, name, file: importer ?? dir});
    return original;
  }
  if (!isForeign) return createThemeModule(from) === undefined ? undefined : MODULE + from;
  const component = /^@theme\/(.+)$/.exec(from)?.[1];
  const own = component && findModuleFile(join(dir, 'src/theme', component));
  const {absent} = answerThemeModule(from, names);
  const isWanted = (file: string): boolean =>
    absent.length > 0 ||
    STOCK_PARTS[component!] !== undefined ||
    component === 'MDXComponents' ||
    (component!.startsWith('MDXComponents/') && !isOfTheme(from, dir)) ||
    drawsOriginal(readFileSync(file, 'utf8'));
  if (own && own !== importer && isWanted(own)) return own;
  for (const name of absent) onAbsent?.({kind: 'module', from, name, file: importer ?? dir});
  return MODULE + id;
}

/**
 * A file that no loader knows, such as a recording or an animation: sites have a rule of webpack for it that gives its
 * address. Names with a dot that are no files, such as `./a.config`, end differently once they are found.
 */
const OTHER_FILE =
  /\.(?!(?:[cm]?[jt]sx?|json5?|css|s[ac]ss|less|styl(?:us)?|mdx?|svg|html?|ya?ml|toml|vue)$)[a-z]\w*$/i;
