import {findPackage} from '../../cache/findPackage.ts';
import {readManifest} from '../../config/schema/manifest.ts';

/** Packages that read stylesheets of other languages, by the endings of their files; of two the bundler takes the first. */
const PREPROCESSORS: readonly (readonly [ending: RegExp, names: readonly string[]])[] = [
  [/\.s[ac]ss$/, ['sass-embedded', 'sass']],
  [/\.less$/, ['less']],
  [/\.styl(?:us)?$/, ['stylus']],
];

/** The first version that has what the bundler calls, without its patch: `initAsyncCompiler` of Sass. */
export const FIRST_VERSIONS: Readonly<Record<string, string>> = {
  sass: '1.70',
  'sass-embedded': '1.70',
};

/** A package by which a stylesheet cannot be read. */
interface UnfitPreprocessor {
  readonly name: string;
  /** Absolute path and version of one that is too old for the bundler; undefined where none is installed. */
  readonly old?: {readonly folder: string; readonly version: string};
}

/** Finds the package that would read a stylesheet and is not installed, or too old: `a.less` → `{name: 'less'}`; undefined for CSS. */
export function findUnfitPreprocessor(id: string, dir: string): UnfitPreprocessor | undefined {
  const names = PREPROCESSORS.find(([ending]) => ending.test(id))?.[1];
  if (names === undefined) return undefined;
  for (const name of names) {
    const folder = findPackage(dir, name);
    if (folder === undefined) continue;
    const {version = ''} = readManifest(folder);
    return isBefore(version, FIRST_VERSIONS[name]) ? {name, old: {folder, version}} : undefined;
  }
  return {name: names.at(-1)!};
}

/** Compares major and minor: `1.54.6` is before `1.70`; what is no version is before none. */
function isBefore(version: string, first: string | undefined): boolean {
  const [[major, minor] = [], [firstMajor, firstMinor] = []] = [version, first ?? ''].map((one) =>
    one.split('.').map(Number),
  );
  return major! < firstMajor! || (major === firstMajor && minor! < firstMinor!);
}
