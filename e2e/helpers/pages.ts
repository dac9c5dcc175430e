import {inject} from 'vitest';

export const BASE = '/wuya/';

/** The routes that the specification names, in its order. */
export const SPEC_ROUTES = [
  '',
  'HomepageStarted/',
  'markdown-page/',
  'search/',
  'backend/',
  'frontend/',
  'full-stack/',
].map((path) => BASE + path);
export const SECTIONS = ['frontend', 'backend', 'full-stack'].map((name) => `${BASE}${name}/`);

/** Notes that the suites know by address: two neighbours of one category, one of another. */
export const NOTE = `${BASE}frontend/language/closures/`;
export const NEIGHBOUR = `${BASE}frontend/language/event-loop/`;
export const FOREIGN_NOTE = `${BASE}frontend/browser/rendering/`;
/** The list of posts, and one of them. */
export const ESSAYS = `${BASE}blog/`;
export const ESSAY = `${ESSAYS}2026/11/18/${encodeURIComponent('星号挨着句号')}/`;
export const MISSING = `${BASE}no-such-page/`;

/** One page of each kind. */
export const PAGE_KINDS = [
  {kind: 'home', path: BASE},
  {kind: 'getting started', path: `${BASE}HomepageStarted/`},
  {kind: 'markdown', path: `${BASE}markdown-page/`},
  {kind: 'search', path: `${BASE}search/`},
  {kind: 'section', path: `${BASE}backend/`},
  {kind: 'note', path: NOTE},
  {kind: 'essays', path: ESSAYS},
  {kind: 'essay', path: ESSAY},
  {kind: 'archive', path: `${ESSAYS}archive/`},
  {kind: 'tags', path: `${BASE}tags/`},
  {kind: 'graph', path: `${BASE}graph/`},
  {kind: 'not-found', path: MISSING},
] as const;

/** The whole address of a path on the served site. */
export function urlOf(path: string): string {
  return new URL(path, inject('site').url).href;
}
