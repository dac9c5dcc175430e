import {LEVELS, type StoredHit, type StoredHits} from '@wuya/theme/search/hit';
import type {StoredOperation} from '@wuya/theme/search/StoredList';

const MAX_RECENT = 7;
const MAX_RECENT_BESIDE_FAVOURITES = 4;
const MAX_FAVOURITES = 10;

/** Adds a choice. What is a favourite already is not kept twice. */
export function addRecent(stored: StoredHits, hit: StoredHit): StoredHits {
  if (stored.favourite.some(({objectID}) => objectID === hit.objectID)) return stored;
  return {...stored, recent: [toStored(hit), ...without(stored.recent, hit)]};
}

/** Takes a hit out of its list, to put it among the favourites or for good. */
export function operate(
  stored: StoredHits,
  {kind, hit}: {readonly kind: keyof StoredHits; readonly hit: StoredHit},
  operation: StoredOperation,
): StoredHits {
  const left = {...stored, [kind]: without(stored[kind], hit)};
  return operation === 'remove'
    ? left
    : {...left, favourite: [toStored(hit), ...without(left.favourite, hit)]};
}

/** Keeps at most 10 favourites, and 7 recent choices, or 4 where there are favourites. */
export function trim({recent, favourite}: StoredHits): StoredHits {
  return {
    recent: recent.slice(0, favourite.length > 0 ? MAX_RECENT_BESIDE_FAVOURITES : MAX_RECENT),
    favourite: favourite.slice(0, MAX_FAVOURITES),
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
