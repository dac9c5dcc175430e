import {decodePath, encodePath} from '@wuya/theme/pathname';
import {createDiagnostic} from '../../errors/diagnostic.ts';
import {type Schema, text} from '../schema/schema.ts';
import {findScriptScheme} from '../schema/scriptAddress.ts';

/** Accepts text that a page puts in place of an address, in a link or a script. One that runs a script is LN-054. */
export function address(): Schema<string> {
  return harmlessText(() => false);
}

/** Accepts the address of a picture, which may be the picture itself: no script runs in one (`data:image/svg+xml,…`). */
export function pictureAddress(): Schema<string> {
  return harmlessText((href) => /^data:image\//i.test(href));
}

function harmlessText(isPicture: (href: string) => boolean): Schema<string> {
  const plain = text();
  return {
    ...plain,
    parse(value, path, report) {
      const href = plain.parse(value, path, report);
      if (isPicture(href) || findScriptScheme(href) === undefined) return href;
      report(path, createDiagnostic('LN-054', {href}));
      return '';
    },
  };
}

/** Accepts a path that addresses of the site begin with. It is encoded as names of files are: `笔记` → `%E7%AC%94%E8%AE%B0`. */
export function addressPath(): Schema<string> {
  const plain = text();
  return {
    ...plain,
    parse: (value, path, report) => encodePath(decodePath(plain.parse(value, path, report))),
  };
}
