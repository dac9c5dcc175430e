import {isPlainObject} from '../../config/schema/plainObject.ts';
import {createDiagnostic, type Diagnostic} from '../../errors/diagnostic.ts';
import {findNearest} from '../../errors/nearest.ts';
import {createKeyLines} from '../frontmatter/lineOfKey.ts';
import {findMeantPlatform} from './socials.ts';

/** Facts about an author that are texts. */
export const AUTHOR_TEXTS = [
  'name',
  'title',
  'url',
  'image_url',
  'imageURL',
  'email',
  'description',
] as const;

const KNOWN = [...AUTHOR_TEXTS, 'page', 'socials'];

/** What other tools and people call these. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  avatar: 'image_url',
  bio: 'description',
  blog: 'url',
  homepage: 'url',
  image: 'image_url',
  job: 'title',
  link: 'url',
  mail: 'email',
  photo: 'image_url',
  picture: 'image_url',
  role: 'title',
  site: 'url',
  website: 'url',
};

const PLATFORMS = ['github', 'x', 'twitter', 'linkedin', 'weibo', 'zhihu', 'bilibili', 'mastodon'];

/** Names what an authors file says of its authors under a name that nothing reads, with the name that is meant. */
export function findUnknownFacts(
  text: string,
  authors: Readonly<Record<string, unknown>>,
  file: string,
): Diagnostic[] {
  const lineOf = createKeyLines(text);
  return Object.entries(authors).flatMap(([author, facts]) =>
    [...unknownKeys(facts), ...unknownPlatforms(facts)].map(({name, key = name, nearest}) =>
      createDiagnostic(
        'BL-086',
        {author, key, ...(nearest !== undefined && {nearest})},
        {place: {file, line: lineOfFact(text, lineOf(author), name), column: 1}},
      ),
    ),
  );
}

interface UnknownFact {
  /** As it is written. */
  readonly name: string;
  /** With what it is in: `socials.githup`. @default the name */
  readonly key?: string;
  readonly nearest?: string | undefined;
}

function unknownKeys(facts: unknown): UnknownFact[] {
  return Object.keys(isPlainObject(facts) ? facts : {})
    .filter((name) => !KNOWN.includes(name))
    .map((name) => ({name, nearest: findMeant(name.toLowerCase())}));
}

/** Finds accounts on unknown platforms whose name is like that of a known one. */
function unknownPlatforms(facts: unknown): UnknownFact[] {
  const socials = isPlainObject(facts) ? facts['socials'] : undefined;
  return Object.entries(isPlainObject(socials) ? socials : {}).flatMap(([name, value]) => {
    const meant = typeof value === 'string' ? findMeantPlatform(name, value) : undefined;
    return meant === undefined ? [] : [{name, key: `socials.${name}`, nearest: `socials.${meant}`}];
  });
}

function findMeant(key: string): string | undefined {
  if (PLATFORMS.includes(key)) return `socials.${key}`;
  return Object.hasOwn(OTHER_NAMES, key) ? OTHER_NAMES[key] : findNearest(key, KNOWN);
}

/** Returns the line of a fact below the key of its author, on the line `start`; that one where both are in it. */
function lineOfFact(text: string, start: number, key: string): number {
  const lines = text.split('\n');
  const at = lines.findIndex(
    (line, index) => index >= start && line.trimStart().replace(/^["']/, '').startsWith(key),
  );
  return at < 0 ? start : at + 1;
}
