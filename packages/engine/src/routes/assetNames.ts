import {join} from 'node:path';
import {createNearestFinder} from '../errors/nearest.ts';
import {PICTURE} from '../content/source/inspectFile.ts';
import {scanFolder} from '../content/source/scan.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import {createNearestFileFinder, type NearestFile} from './nearestFile.ts';

type Finder = (wanted: string) => NearestFile | undefined;

/** Which files may be meant. */
interface AssetQuestion {
  /** Only pictures. */
  readonly isPicture: boolean;
  /** A path of a published file, from the root, or one of a file beside notes, from the site. */
  readonly isPublished: boolean;
}

/** The files that a path to an asset may mean, listed once for all paths of a state of the site that lead nowhere. */
export class AssetNames {
  private readonly finders = new Map<string, Finder>();
  private readonly site: {readonly dir: string; readonly config: SiteConfig};
  private readonly published: readonly string[];

  /** @param published paths of static files */
  constructor(
    site: {readonly dir: string; readonly config: SiteConfig},
    published: Iterable<string>,
  ) {
    this.site = site;
    this.published = [...published];
  }

  /** Finds the file that a path most likely means. */
  find(wanted: string, {isPicture, isPublished}: AssetQuestion): NearestFile | undefined {
    const key = `${isPicture} ${isPublished}`;
    const find = this.finders.get(key) ?? this.createFinder({isPicture, isPublished});
    this.finders.set(key, find);
    return find(wanted);
  }

  private createFinder({isPicture, isPublished}: AssetQuestion): Finder {
    const names = isPublished ? this.published : this.listBeside();
    const find = createNearestFileFinder(
      isPicture ? names.filter((file) => PICTURE.test(file)) : names,
    );
    if (!isPublished) return find;
    const findSimilar = createNearestFinder(names);
    return (wanted) => find(wanted) ?? toSimilar(findSimilar(wanted));
  }

  /** Files beside the notes and pages, relative to the site. */
  private listBeside(): string[] {
    const {config, dir} = this.site;
    return [...config.docs, ...config.pages].flatMap((part) =>
      scanFolder(join(dir, part.path), (path) => !/\.(?:mdx?|[jt]sx?)$/i.test(path))
        .map((path) => `${part.path}/${path}`)
        .filter((path) => !hides(path)),
    );
  }
}

const toSimilar = (file: string | undefined): NearestFile | undefined =>
  file === undefined ? undefined : {file, kind: 'similar'};

/** Tells whether a part of a path hides, so that links to it lead nowhere: `a/.devcontainer/b.json`. */
export function hides(path: string): boolean {
  return /(?:^|\/)\.(?!\.?(?:\/|$))/.test(path);
}
