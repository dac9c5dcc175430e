/** Says that a file is no longer what was kept of it: it was saved after its facts were looked at. Its site is to be refreshed. */
export class ChangedFile extends Error {
  /** Relative to the site. */
  readonly path: string;

  constructor(path: string) {
    super(`${path} has changed since it was read.`);
    this.name = 'ChangedFile';
    this.path = path;
  }
}
