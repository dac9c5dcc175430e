import {type ProblemList, toObject, toText} from './migration.ts';

type Values = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): Values[] => (Array.isArray(value) ? value.map(toObject) : []);

/** What a home page takes from its site where it says nothing itself. */
export interface HomeSite {
  readonly title?: string | undefined;
  /** Shown below the title in VuePress. */
  readonly tagline?: string | undefined;
  /** Leads on from a page that has neither buttons nor features, since a component drew them: the first page that the navbar leads to. */
  readonly start?: {readonly label: string; readonly to: string} | undefined;
}

/** Words without the tags that a theme lets be in them. */
const wordsOf = (value: unknown): string | undefined =>
  toText(value)
    ?.replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim() || undefined;

/**
 * Converts the home page of a theme to the front matter of ours: title, words, buttons, features; undefined for other notes.
 * @param lead makes an address lead to what it did
 * @param site what is there where the page has none
 */
export function toHome(
  data: Values,
  lead: (href: string) => string,
  site: HomeSite = {},
): Values | undefined {
  const isHome =
    data['layout'] === 'home' ||
    data['home'] === true ||
    data['template'] === 'splash' ||
    data['pageType'] === 'home';
  if (!isHome) return undefined;
  const own = toObject(data['hero']);
  const hero = {...data, ...own};
  const named =
    wordsOf(own['name']) ??
    wordsOf(data['heroText']) ??
    wordsOf(own['title']) ??
    (data['template'] === 'splash' ? wordsOf(data['title']) : undefined);
  const title = named ?? (data['heroText'] === null ? undefined : site.title);
  const written = ['text', 'tagline'].flatMap((key) => wordsOf(hero[key]) ?? []);
  const isBare = written.length === 0 && data['home'] === true && data['tagline'] !== null;
  const words = isBare ? [site.tagline].flatMap((one) => one ?? []) : written;
  const first = {text: hero['actionText'], link: hero['actionLink']};
  const actions = [first, ...listOf(hero['actions'])].flatMap(({text, link}) => {
    const [label, to] = [wordsOf(text), toText(link)];
    return label === undefined || to === undefined ? [] : [{label, to: lead(to)}];
  });
  const features = listOf(data['features']).flatMap((one) => {
    const name = wordsOf(one['title']);
    const to = toText(one['link']);
    if (name === undefined) return [];
    const text = wordsOf(one['details']) ?? '';
    return [{title: withSign(one['icon'], name), text, ...(to !== undefined && {to: lead(to)})}];
  });
  if (actions.length === 0 && features.length === 0 && site.start)
    actions.push({label: site.start.label, to: lead(site.start.to)});
  return {
    layout: 'home',
    hero: {
      ...(title !== undefined && {title}),
      ...(words.length > 0 && {lead: words}),
      ...(actions.length > 0 && {actions}),
    },
    ...(features.length > 0 && {features}),
  };
}

/** Returns an emoji before a title; icons that are pictures or names are left out. */
function withSign(icon: unknown, title: string): string {
  const sign = toText(icon);
  return sign !== undefined && /^\p{Extended_Pictographic}\S{0,6}$/u.test(sign)
    ? `${sign} ${title}`
    : title;
}

/** Names the large picture of a home page, which ours has not. */
export function reportHomePicture(data: Values, problems: ProblemList): void {
  const {image} = toObject(data['hero']);
  const named = toText(image) ?? toText(toObject(image)['src']) ?? toText(data['heroImage']);
  if (named !== undefined)
    problems.add(
      undefined,
      `首页的大图 ${named} 没有带过来，这里的首页没有大图；要显示，把它写在正文里。`,
      `The large picture ${named} of the home page did not come along, as home pages have none here; to show it, write it into the text.`,
    );
}
