import {createHash} from 'node:crypto';
import {isOlderThan} from './declaredVersion.ts';
import {toName, toValues, type Values} from './notes.ts';

/** Docusaurus has names of its own for each site since then, where the flags for its version 4 are set. */
const NAMED_SINCE = [3, 10, 0] as const;

/** What a namespace may be in the scripts of pages. */
const NAMESPACE = /^[\w.~-]{1,60}$/;

/**
 * Finds what the names end with under which browsers keep the choices of readers, as Docusaurus has them: `{namespace: 'mine'}` → `-mine`,
 * `true` → `-` and three signs made of the address. '' for none.
 * @param dir folder of the site, absolute
 */
export function findStoreSuffix(config: Values, dir: string): string {
  const future = toValues(config['future']);
  const {v4} = future;
  const isNamed = v4 === true || toValues(v4)['siteStorageNamespacing'] === true;
  const namespace =
    toValues(config['storage'])['namespace'] ??
    toValues(future['experimental_storage'])['namespace'] ??
    (isNamed && !isOlderThan(dir, NAMED_SINCE));
  if (namespace === true) return `-${hashAddress(config)}`;
  return typeof namespace === 'string' && NAMESPACE.test(namespace) ? `-${namespace}` : '';
}

function hashAddress({url, baseUrl}: Values): string {
  const path = `/${toName(baseUrl)}/`.replaceAll(/\/{2,}/g, '/');
  const address = toName(url).replace(/\/$/, '') + path;
  return createHash('md5').update(address).digest('hex').slice(0, 3);
}
