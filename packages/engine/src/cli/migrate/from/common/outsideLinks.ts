import {toObject, toText} from './migration.ts';
import type {OutsideLink} from './siteExtras.ts';

/** Reads `socialLinks` of VitePress, a list, and of others, addresses by the name of their host. */
export function readSocialLinks(value: unknown): OutsideLink[] {
  const list: unknown[] = Array.isArray(value)
    ? value
    : Object.entries(toObject(value)).map(([icon, link]) => ({icon, link}));
  return list.map(toObject).flatMap(({icon, link, href, content, ariaLabel, label, name}) => {
    const to = toText(link) ?? toText(href) ?? toText(content);
    if (to === undefined || !/^(?:https?:\/\/|mailto:)/i.test(to)) return [];
    return [
      {
        label: toText(label) ?? toText(name) ?? toText(ariaLabel) ?? nameOf(toText(icon), to),
        href: to,
      },
    ];
  });
}

const NAMES: Readonly<Record<string, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  gitee: 'Gitee',
  x: 'X',
  youtube: 'YouTube',
  bilibili: 'B 站',
  linkedin: 'LinkedIn',
  npm: 'npm',
  qq: 'QQ',
  rss: 'RSS',
};

function nameOf(icon: string | undefined, href: string): string {
  const host = href.replace(/^(?:https?:\/\/(?:www\.)?|mailto:)|[/?#](?!\/).*$/gi, '');
  const name = icon?.replace(/^.*[/:]/, '') ?? host.replace(/\.\w+$/, '');
  const known = NAMES[name.toLowerCase()];
  return known ?? (icon === undefined ? host : name.charAt(0).toUpperCase() + name.slice(1));
}

/** Makes the link to a repository of its address, or of its name on GitHub: `me/notes`; none for what is neither. */
export function toRepositoryLinks(written: unknown, label?: unknown): OutsideLink[] {
  const repo = toText(written);
  if (repo === undefined) return [];
  const isName = /^[\w.-]+\/[\w.-]+$/.test(repo);
  if (!isName && !/^https?:\/\//i.test(repo)) return [];
  const href = isName ? `https://github.com/${repo}` : repo;
  return [{label: toText(label) ?? nameOf(undefined, href), href}];
}
