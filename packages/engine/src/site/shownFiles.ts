import type {AssetStore} from '../routes/assets.ts';

/** The files that pages have asked for, also those that are missing. */
export class ShownFiles {
  private readonly paths = new Set<string>();
  private areNamesAsked = false;

  /** Takes what the pages of a state have asked for. */
  take(assets: Pick<AssetStore, 'asked' | 'areNamesAsked'>): void {
    for (const path of assets.asked) this.paths.add(path);
    this.areNamesAsked ||= assets.areNamesAsked();
  }

  /** Tells whether pages may show a file, or another one in its place; path absolute. */
  mayShow(path: string): boolean {
    return this.paths.has(path) || (this.areNamesAsked && !/\.(?:mdx?|[cm]?[jt]sx?)$/i.test(path));
  }
}
