import {dirname, join} from 'node:path';
import {isFile} from '../../../cache/files.ts';
import {toSlashes} from '../common/toSlashes.ts';

/** The address of a picture or a font beside a stylesheet. */
const BESIDE = /url\(\s*(["']?)(?![/#~]|[a-z]+:)([^"')]+)\1\s*\)/gi;

interface Source {
  readonly source?: {readonly input: {readonly file?: string}};
}

/** What of PostCSS's tree of rules is read here. */
interface Sheet extends Source {
  walkDecls(visit: (declaration: Source & {value: string}) => void): void;
}

/**
 * Puts before plugins of PostCSS, where there are any, one that writes addresses in stylesheets that others import as whole paths. One that
 * makes all rules anew, as Tailwind's does, forgets in which file they were, so that such an address would be looked for beside
 * the outer one.
 */
export function withWholeAddresses(plugins: readonly unknown[]): readonly unknown[] {
  return plugins.length > 0 ? [wholeAddresses, ...plugins] : [];
}

const wholeAddresses = Object.assign(
  () => ({
    postcssPlugin: 'wuya-whole-addresses',
    Once(sheet: Sheet): void {
      const outer = sheet.source?.input.file;
      sheet.walkDecls((declaration) => {
        const file = declaration.source?.input.file;
        if (file === undefined || file === outer || !declaration.value.includes('url(')) return;
        declaration.value = declaration.value.replace(
          BESIDE,
          (written, quote: string, from: string) => {
            const path = join(dirname(file), from);
            return isFile(path.replace(/[?#].*$/, ''))
              ? `url(${quote}${toSlashes(path)}${quote})`
              : written;
          },
        );
      });
    },
  }),
  {postcss: true},
);
