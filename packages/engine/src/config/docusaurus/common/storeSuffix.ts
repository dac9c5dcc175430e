import {createHash} from 'node:crypto';
import {isOlderThan} from './declaredVersion.ts';
import {toValues, type Values} from './notes.ts';

/** Docusaurus has names of its own for each site since then, where the flags for its version 4 are set. */
const NAMED_SINCE = [3, 10, 0] as const;

/** What a namespace may be in the scripts of pages. */
const NAMESPACE = /^[\w.~-]{1,60}$/;

/**
 * Finds the namespace of the names under which browsers keep the choices of readers: one that the author wrote, or true for one of each
 * language's own. Undefined for none.
 * @param dir folder of the site, absolute
 */
export function findStoreNamespace(config: Values, dir: string): string | true | undefined {
  const future = toValues(config['future']);
  const {v4} = future;
  const isNamed = v4 === true || toValues(v4)['siteStorageNamespacing'] === true;
  const namespace =
    toValues(config['storage'])['namespace'] ??
    toValues(future['experimental_storage'])['namespace'] ??
    (isNamed && !isOlderThan(dir, NAMED_SINCE));
  if (namespace === true) return true;
  return typeof namespace === 'string' && NAMESPACE.test(namespace) ? namespace : undefined;
}

/**
 * Prints what those names end with, as Docusaurus has them: `mine` → `-mine`, `true` → `-` and three signs made of the address at which the
 * site begins in a language. '' for none.
 */
export function toStoreSuffix(
  namespace: string | true | undefined,
  address: {readonly url: string; readonly baseUrl: string},
): string {
  if (namespace === undefined) return '';
  return `-${namespace === true ? hashAddress(address) : namespace}`;
}

function hashAddress({url, baseUrl}: {readonly url: string; readonly baseUrl: string}): string {
  const path = `/${baseUrl}/`.replaceAll(/\/{2,}/g, '/');
  const address = url.replace(/\/$/, '') + path;
  return createHash('md5').update(address).digest('hex').slice(0, 3);
}
