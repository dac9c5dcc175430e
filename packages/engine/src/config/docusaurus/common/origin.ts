import {createDiagnostic} from '../../../errors/diagnostic.ts';
import {isHttpUrl} from '../../options/url.ts';
import type {Notes} from './notes.ts';

/**
 * Gives the option `url` of a site as its origin: Docusaurus takes an address with blanks around it, and only warns of one
 * with a path, as CFG-003 does here. What is no address is left as it is, for the check of all options.
 * @example ' https://a.com/docs ' → {url: 'https://a.com'}, with CFG-003
 */
export function toOrigin(url: unknown, notes: Notes): {readonly url?: string} {
  const value = typeof url === 'string' ? url.trim() : '';
  if (!isHttpUrl(value)) return {};
  const {origin, pathname, search, hash} = new URL(value);
  const subPath = pathname + search + hash;
  if (subPath !== '/')
    notes.add('url', {
      ...createDiagnostic('CFG-003', {value, origin, subPath}),
      level: 'warning',
    });
  return {url: origin};
}
