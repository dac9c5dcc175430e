import {posix} from 'node:path';
import {compareText} from '../../../../../errors/compareText.ts';
import {type OldFolder, toRelativeLink} from '../../common/migration.ts';
import {toId} from './labels.ts';
import {printShortAuthors, printWork, printYear, readBibTex, type Work} from './bibTex.ts';

/** Orders works by who wrote them and when. */
const toOrder = (work: Work): string =>
  `${work.authors.map(({last, first}) => `${last} ${first}`).join(' ')} ${printYear(work)}`;

/** The literature of a book. */
export interface Literature {
  /** Prints a reference to works, `（[Vaswani et al., 2017](…)）`; a key that is not there stays as words. */
  cite(keys: readonly string[], place: {readonly from: string; readonly isInText: boolean}): string;
  /** Prints the list of what is cited. */
  print(): string;
}

/** Opens the literature that a note of the book lists (`:bibliography:`). */
export function openLiterature(
  paths: readonly string[],
  folder: OldFolder,
  isChinese: boolean,
): Literature {
  const lists = paths.flatMap((page) => {
    const written = /^ {0,3}:bibliography:`([^`]+)`/m.exec(folder.read(page))?.[1];
    const file = written && posix.join(posix.dirname(page), written.trim());
    return file && folder.has(file) ? [{page, works: readBibTex(folder.read(file))}] : [];
  });
  const works = new Map<string, Work>();
  for (const {works: found} of lists) for (const work of found) works.set(work.key, work);
  const page = lists[0]?.page;
  const cited = new Set(
    paths.flatMap((path) =>
      [...folder.read(path).matchAll(/:cite[tp]?:`([^`]+)`/g)].flatMap(([, keys]) =>
        keys!.split(',').map((key) => key.trim()),
      ),
    ),
  );
  const link = (key: string, from: string, isInText: boolean): string => {
    const work = works.get(key);
    if (work === undefined || page === undefined) return key;
    const [who, year] = [printShortAuthors(work), printYear(work)];
    const words = isInText ? `${who} (${year})` : `${who}, ${year}`;
    return `[${words}](${page === from ? '' : toRelativeLink(page, from)}#${toId(key)})`;
  };
  return {
    cite(keys, {from, isInText}) {
      const links = keys.map((key) => link(key, from, isInText));
      if (isInText) return links.join(isChinese ? '、' : ', ');
      return isChinese ? `（${links.join('；')}）` : `(${links.join('; ')})`;
    },
    print: () =>
      [...works.values()]
        .filter(({key}) => cited.has(key))
        .sort((a, b) => compareText(toOrder(a), toOrder(b)))
        .map((work) => `- <a id="${toId(work.key)}"></a>${printWork(work)}`)
        .join('\n'),
  };
}
