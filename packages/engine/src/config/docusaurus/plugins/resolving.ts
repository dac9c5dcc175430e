/** What of a plugin of the bundler resolves an address. */
export interface Resolving {
  resolve(
    id: string,
    importer: string,
    options?: object,
  ): Promise<{readonly id: string; readonly external?: unknown} | null>;
}
