/** Starts the live code of an article. */
interface LiveCodeLoader {
  (article: Element, signal: AbortSignal): Promise<void>;
}

/** Nothing, unless the site has live code: its bundle puts its own in the place of this module. */
export const loadLiveCode: LiveCodeLoader | null = null as LiveCodeLoader | null;
