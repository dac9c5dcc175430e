import {rewriteCodeMarks} from '../markdown/codeMarks.ts';
import {rewriteContainers} from '../markdown/containers.ts';
import {mapProse} from '../markdown/fences.ts';
import {printFriend} from '../hexo/friends.ts';
import {toObject} from '../common/migration.ts';
import {rewriteAlerts} from '../obsidian/obsidianCallouts.ts';
import type {OldPage} from '../pages/oldPage.ts';

/** What themes of Valaxy show a list of friends with: it is in the front matter. */
const FRIENDS = /<\w*Links\b[^>]*\s:links="frontmatter\.links"[^>]*?(?:\/>|>\s*<\/\w*Links>)/g;

/** Rewrites a page of Valaxy, which reads containers as VitePress does. */
export function rewriteValaxyNote(body: string, {data}: Pick<OldPage, 'data'>): string {
  const links = Array.isArray(data['links']) ? data['links'].map(toObject) : [];
  const listed = mapProse(body, (line) =>
    line.replace(FRIENDS, (all) => (links.length === 0 ? all : links.map(printFriend).join('\n'))),
  );
  return rewriteCodeMarks(rewriteAlerts(rewriteContainers(listed)));
}

/** Tells whether a page is a list that every blog here has: of posts by date, of tags, of categories. */
export const isValaxyList = ({data, path}: Pick<OldPage, 'data' | 'path'>): boolean =>
  /^(?:archives|tags|categories)$/.test(String(data['layout'])) ||
  /^pages\/(?:archives|tags|categories)\/index\.md$/.test(path);
