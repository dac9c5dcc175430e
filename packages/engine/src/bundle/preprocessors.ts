import {findPackage} from '../content/source/findPackage.ts';

/** Packages that read stylesheets of other languages, by the endings of their files. */
const PREPROCESSORS: readonly (readonly [ending: RegExp, names: readonly string[]])[] = [
  [/\.s[ac]ss$/, ['sass', 'sass-embedded']],
  [/\.less$/, ['less']],
  [/\.styl(?:us)?$/, ['stylus']],
];

/** Finds the package that reads a stylesheet and is not installed: `a.less` → `less`; undefined for CSS. */
export function findMissingPreprocessor(id: string, dir: string): string | undefined {
  const names = PREPROCESSORS.find(([ending]) => ending.test(id))?.[1];
  return names?.some((name) => findPackage(dir, name) !== undefined) ? undefined : names?.[0];
}
