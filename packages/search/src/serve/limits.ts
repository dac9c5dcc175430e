/** What one request may ask for. */
export interface ServeLimits {
  readonly maxBodyBytes: number;
  readonly maxRequests: number;
  /** Characters of a query, and of each mark and filter that comes with it. */
  readonly maxQueryLength: number;
  readonly maxHitsPerPage: number;
  /** Deepest hit that can be reached by paging, and most hits that one request can ask for in all its queries. */
  readonly maxHits: number;
  /** Requests answered at the same time; more are sent to the next host by a 503. */
  readonly maxConcurrent: number;
}

export const DEFAULT_LIMITS: ServeLimits = {
  maxBodyBytes: 65_536,
  maxRequests: 50,
  maxQueryLength: 512,
  maxHitsPerPage: 1000,
  maxHits: 1000,
  maxConcurrent: 256,
};
