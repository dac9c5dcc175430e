import {createDiagnostic} from '../../errors/diagnostic.ts';
import {type Schema, text} from '../schema/schema.ts';
import {findScriptScheme} from '../schema/scriptAddress.ts';

/** Accepts text that a page puts where an address stands, in a link or a picture. One that runs a script is LN-054. */
export function address(): Schema<string> {
  const plain = text();
  return {
    ...plain,
    parse(value, path, report) {
      const href = plain.parse(value, path, report);
      if (findScriptScheme(href) === undefined) return href;
      report(path, createDiagnostic('LN-054', {href}));
      return '';
    },
  };
}
