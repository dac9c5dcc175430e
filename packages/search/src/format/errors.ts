export type SearchIndexErrorCode =
  /** A file could not be fetched; `cause` is what the fetch threw. */
  | 'index-file-unavailable'
  /** A file is not what was built under its name. */
  | 'index-file-corrupt'
  /** The meta file was written by another version of this package. */
  | 'index-version-unknown'
  /** The input of the build breaks a promise of its type. */
  | 'index-input-invalid';

/** The only error the search throws, except the `AbortError` of a request's own signal. */
export class SearchIndexError extends Error {
  // Declared alone: the helper that lowers fields for older browsers takes 0.4 KB of the search's code.
  declare readonly code: SearchIndexErrorCode;
  declare readonly file: string;

  constructor(code: SearchIndexErrorCode, file: string, cause?: unknown) {
    super(`${code}: ${file}`, {cause});
    this.name = 'SearchIndexError';
    this.code = code;
    this.file = file;
  }
}
