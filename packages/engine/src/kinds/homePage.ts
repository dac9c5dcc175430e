import {joinParts} from '@wuya/theme/home/gapAfter';
import {latestNotes} from '@wuya/theme/home/latestNotes';
import type {
  HomePage,
  HomeRows,
  HomeSection,
  NoteSummary,
  PageHead,
  SiteData,
} from '@wuya/theme/types';
import {hasScheme} from '../article/print/out/url.ts';
import {findScriptScheme} from '../config/schema/scriptAddress.ts';
import type {HomeFields, WrittenLink} from '../content/frontmatter/home.ts';
import {blogTitleOf} from '../document/siteData.ts';
import type {SiteContent} from '../document/renderer.ts';
import {createDiagnostic, type Diagnostic} from '../errors/diagnostic.ts';
import type {ReferencePage} from '../routes/references.ts';
import {summaryOf} from './blog/blogFacts.ts';
import {createSiteContent} from './componentPage.ts';
import {headOf} from './page/head.ts';
import {createLinkFinder, toFrontMatterFix} from './homeLinks.ts';
import type {PageContext} from './kind.ts';

/** A source whose front matter says `layout: home`. */
interface HomeSource {
  readonly source: {readonly text: string};
  readonly title: string;
  readonly home: HomeFields;
  readonly isUnlisted: boolean;
  readonly isDraft: boolean;
  readonly frontMatter: {
    readonly title?: string;
    readonly description?: string;
    readonly keywords?: readonly string[];
    readonly image?: string;
  };
}

/** Makes the home page that front matter describes, with its links resolved like those of its text. */
export function createHomePage(
  source: HomeSource,
  own: ReferencePage,
  context: PageContext,
): {page: HomePage; diagnostics: readonly Diagnostic[]} {
  const {config} = context;
  const {home, isUnlisted, isDraft} = source;
  const diagnostics: Diagnostic[] = [];
  const find = createLinkFinder(source.source.text, home.line);
  const hrefOf = (to: string): string => {
    const {isExact, ...at} = find(to);
    if (findScriptScheme(to) !== undefined) {
      const place = {file: own.file, ...at};
      diagnostics.push(createDiagnostic('LN-054', {href: to}, {place}));
      return '';
    }
    if (hasScheme(to)) return to;
    const {attributes, diagnostic} = context.references.resolve(
      {kind: 'link', url: to, ...at},
      own,
    );
    if (diagnostic) diagnostics.push(toFrontMatterFix(diagnostic, isExact));
    return / href="([^"]*)"/.exec(attributes)![1]!.replaceAll('&amp;', '&');
  };
  const toLink = ({label, to}: WrittenLink) => ({label, href: hrefOf(to)});
  const {notes: allNotes, site} = createSiteContent(context);
  const notes = notesOf(allNotes, home.noteCount, site);
  const blog = context.content.blogs.find(({listed}) => listed.length > 0);
  const page: HomePage = {
    kind: 'home',
    path: own.permalink,
    head: headOfHome(source, own.permalink, context),
    htmlClass: 'home-wrapper plugin-pages plugin-id-default',
    hero: {
      title: home.title ?? (source.title || config.title),
      lead: home.lead,
      ...(home.code !== undefined && {code: home.code}),
      actions: home.actions.map(toLink),
      saying: home.saying,
      ...(home.source !== undefined && {source: home.source}),
    },
    features: home.features.map(({title, text, to}) => ({
      title,
      text,
      ...(to !== undefined && {href: hrefOf(to)}),
    })),
    sections: home.hasSections ? sectionsOf(site, allNotes) : [],
    ...(notes && {notes}),
    ...(home.postCount > 0 &&
      blog && {
        posts: {
          title: blogTitleOf(blog.options, site.messages),
          items: blog.listed.slice(0, home.postCount).map(summaryOf),
          allHref: blog.basePath,
        },
      }),
    ...(isUnlisted && {unlisted: true}),
    ...(isDraft && {draft: true}),
  };
  return {page, diagnostics};
}

/** Returns the title of the site alone, with its tagline, unless the page names its own. */
function headOfHome(
  {title, home, isUnlisted, frontMatter}: HomeSource,
  permalink: string,
  {config}: PageContext,
): PageHead {
  const description = frontMatter.description ?? (joinParts(home.lead) || config.tagline);
  return {
    ...headOf(config, permalink, {
      ...(frontMatter.title !== undefined || permalink !== config.baseUrl
        ? {title}
        : {absoluteTitle: config.tagline ? `${config.title}｜${config.tagline}` : config.title}),
      ...(description && {description}),
      ...(frontMatter.keywords && {keywords: frontMatter.keywords}),
      ...(frontMatter.image && {image: frontMatter.image}),
    }),
    ...((isUnlisted || config.noIndex) && {robots: 'noindex, nofollow'}),
  };
}

function sectionsOf(site: SiteData, notes: SiteContent['notes']): HomeSection[] {
  return site.sections.map((section) => {
    const inside = notes.filter((note) => note.section === section.id);
    const latest = inside
      .map(({date}) => date ?? '')
      .sort()
      .at(-1);
    return {section, count: inside.length, ...(latest && {latest})};
  });
}

/** Returns the notes that were changed last, with the labels of their sections. */
function notesOf(notes: SiteContent['notes'], count: number, site: SiteData): HomeRows | undefined {
  const [first] = notes;
  if (count === 0 || first === undefined) return undefined;
  const labels = new Map(site.sections.map(({id, label}) => [id, label]));
  const items = latestNotes(notes, count).map(({section, ...note}): NoteSummary => {
    const label = section === undefined ? undefined : labels.get(section);
    return {...note, ...(label !== undefined && {section: label})};
  });
  return {items, allHref: site.sections[0]?.href ?? first.href};
}
