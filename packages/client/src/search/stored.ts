import {LEVELS, type StoredHit} from '@wuya/theme/search/hit';

const MAX_RECENT = 7;
const MAX_RECENT_BESIDE_FAVOURITES = 4;
const MAX_FAVOURITES = 10;

/** What the reader went to from the search, newest first. */
export interface StoredHits {
  readonly recent: readonly StoredHit[];
  readonly favourites: readonly StoredHit[];
}

/** Adds a choice. What is a favourite already is not kept twice. */
export function addRecent(stored: StoredHits, hit: StoredHit): StoredHits {
  if (has(stored.favourites, hit)) return stored;
  return trim({...stored, recent: [toStored(hit), ...without(stored.recent, hit)]});
}

/** Makes a recent choice a favourite. */
export function addFavourite(stored: StoredHits, hit: StoredHit): StoredHits {
  return trim({
    recent: without(stored.recent, hit),
    favourites: [toStored(hit), ...without(stored.favourites, hit)],
  });
}

/** Removes a hit from the recent choices. */
export function removeRecent(stored: StoredHits, hit: StoredHit): StoredHits {
  return {...stored, recent: without(stored.recent, hit)};
}

/** Removes a hit from the favourites. */
export function removeFavourite(stored: StoredHits, hit: StoredHit): StoredHits {
  return {...stored, favourites: without(stored.favourites, hit)};
}

/** Keeps at most 10 favourites, and 7 recent choices, or 4 where there are favourites. */
export function trim({recent, favourites}: StoredHits): StoredHits {
  return {
    recent: recent.slice(0, favourites.length > 0 ? MAX_RECENT_BESIDE_FAVOURITES : MAX_RECENT),
    favourites: favourites.slice(0, MAX_FAVOURITES),
  };
}

/** Parses the entries of a stored list that are whole; unknown fields are left out. None when it is no list at all. */
export function parseStored(json: string | null): StoredHit[] {
  try {
    const list: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(list) ? list.filter(isStoredHit).map(toStored) : [];
  } catch {
    return []; // written by something else
  }
}

function isStoredHit(value: unknown): value is StoredHit {
  const hit = value as Partial<StoredHit> | null;
  const isText = (text: unknown) => text === null || text === undefined || typeof text === 'string';
  return (
    typeof hit?.objectID === 'string' &&
    typeof hit.url === 'string' &&
    typeof hit.type === 'string' &&
    isText(hit.content) &&
    typeof hit.hierarchy === 'object' &&
    hit.hierarchy !== null &&
    LEVELS.every((level) => isText(hit.hierarchy![level]))
  );
}

function toStored({objectID, url, type, content, hierarchy}: StoredHit): StoredHit {
  return {objectID, url, type, content, hierarchy};
}

function without(hits: readonly StoredHit[], hit: StoredHit): readonly StoredHit[] {
  return hits.filter(({objectID}) => objectID !== hit.objectID);
}

function has(hits: readonly StoredHit[], hit: StoredHit): boolean {
  return hits.some(({objectID}) => objectID === hit.objectID);
}
