import {lookUp} from '../../config/schema/lookUp.ts';
import {findNearest} from '../../errors/nearest.ts';

interface Platform {
  readonly label: string;
  /** What is before the name of an account. */
  readonly prefix: string;
}

const PLATFORMS: Readonly<Record<string, Platform>> = {
  bilibili: {label: '哔哩哔哩', prefix: 'https://space.bilibili.com/'},
  bluesky: {label: 'Bluesky', prefix: 'https://bsky.app/profile/'},
  email: {label: 'Email', prefix: 'mailto:'},
  github: {label: 'GitHub', prefix: 'https://github.com/'},
  instagram: {label: 'Instagram', prefix: 'https://www.instagram.com/'},
  juejin: {label: '掘金', prefix: 'https://juejin.cn/user/'},
  linkedin: {label: 'LinkedIn', prefix: 'https://www.linkedin.com/in/'},
  stackoverflow: {label: 'Stack Overflow', prefix: 'https://stackoverflow.com/users/'},
  threads: {label: 'Threads', prefix: 'https://www.threads.net/@'},
  twitch: {label: 'Twitch', prefix: 'https://twitch.tv/'},
  x: {label: 'X', prefix: 'https://x.com/'},
  youtube: {label: 'YouTube', prefix: 'https://www.youtube.com/@'},
  zhihu: {label: '知乎', prefix: 'https://www.zhihu.com/people/'},
};
const ALIASES: Readonly<Record<string, string>> = {twitter: 'x', mail: 'email'};

/** Resolves a way to an author: an account on a known platform, or any address. An unknown platform keeps its name alone. */
export function resolveSocial(
  platform: string,
  value: string,
): {readonly label: string; readonly href?: string} {
  const known = platformOf(platform);
  const label = known?.label ?? platform;
  if (ADDRESS.test(value)) return {label, href: value};
  return known ? {label, href: known.prefix + value.replace(/^@/, '')} : {label};
}

/**
 * Finds the platform that is meant where an account would lead nowhere: `githup: li` → `github`; undefined where it leads somewhere, and
 * where no platform has a name like it.
 */
export function findMeantPlatform(platform: string, value: string): string | undefined {
  if (platformOf(platform) !== undefined || ADDRESS.test(value)) return undefined;
  const nearest = findNearest(platform, [...Object.keys(PLATFORMS), ...OTHERS]);
  return nearest !== undefined && OTHERS.includes(nearest) ? undefined : nearest;
}

/** Platforms whose accounts have no address that is known here, with names like those that have one. */
const OTHERS = ['gitlab', 'gitee'];

const ADDRESS = /^(?:https?:\/\/|mailto:)/i;

function platformOf(platform: string): Platform | undefined {
  const name = platform.toLowerCase();
  return lookUp(PLATFORMS, lookUp(ALIASES, name) ?? name);
}
