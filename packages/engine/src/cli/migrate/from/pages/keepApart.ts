import {findFreeName} from '../common/freeName.ts';
import {createProblemList, type MigrationProblem} from '../common/migration.ts';
import {type Bases, cleanAddress, type OldPage, toNewAddress} from './oldPage.ts';

/** Gives pages that would have one address, whatever its case, addresses of their own, which is a problem of the later ones. */
export function keepAddressesApart(
  pages: readonly OldPage[],
  bases: Bases,
  problems: MigrationProblem[],
): OldPage[] {
  const taken = new Set<string>();
  // The list of posts is a page too.
  if (bases.post !== undefined) taken.add(`:${bases.post}`);
  return pages.map((page) => {
    const keyOf = (one: OldPage): string =>
      `${page.locale ?? ''}:${toNewAddress(one, bases).toLowerCase()}`;
    const stem = cleanAddress(page.address).replace(/\/$/, '');
    const at = (address: string): string => keyOf({...page, address});
    const kept = taken.has(keyOf(page))
      ? {
          ...page,
          address: findFreeName(
            (number) => `${stem}-${number}/`,
            (address) => taken.has(at(address)),
          ),
        }
      : page;
    taken.add(keyOf(kept));
    if (kept !== page)
      createProblemList(page.path, problems).add(
        undefined,
        `地址 ${page.address} 已经有别的页面，改成了 ${kept.address}。`,
        `The address ${page.address} has another page already; it became ${kept.address}.`,
      );
    return kept;
  });
}

/** Lists all addresses that pages have, in all languages; pages without a translation are in those too. */
export function listAddresses(
  pages: readonly OldPage[],
  bases: Bases,
  locales: readonly string[],
): ReadonlySet<string> {
  return new Set(
    pages.flatMap((page) => {
      const address = toNewAddress(page, bases);
      return [address, ...locales.map((locale) => `/${locale}${address}`)];
    }),
  );
}
