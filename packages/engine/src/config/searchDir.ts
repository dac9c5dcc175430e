/** Folder of the search index in the output. The service worker (`client/src/offline/requestKind`) knows it by name, too. */
export const SEARCH_DIR = 'search-index';
