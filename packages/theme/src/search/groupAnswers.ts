import {groupBy} from './groupBy.ts';
import type {Hit} from './hit.ts';

/** Hits of one section that follow each other on the search page. */
interface AnswerGroup {
  readonly name: string;
  readonly hits: readonly Hit[];
  /** Place of the first of them in the list, from 0. */
  readonly start: number;
}

/**
 * Groups the hits of several answers by section, one answer after the other: what comes later moves nothing that is
 * there. The first section of an answer has no name where it goes on with the last one.
 */
export function groupAnswers(hits: readonly Hit[], sizes: readonly number[]): AnswerGroup[] {
  const groups: AnswerGroup[] = [];
  let start = 0;
  let last = '';
  let at = 0;
  for (const size of sizes) {
    const sections = groupBy(hits.slice(at, at + size), (hit) => hit.hierarchy.lvl0 ?? '');
    at += size;
    for (const [name, own] of sections) {
      groups.push({name: name === last ? '' : name, hits: own, start});
      start += own.length;
      last = name;
    }
  }
  return groups;
}
