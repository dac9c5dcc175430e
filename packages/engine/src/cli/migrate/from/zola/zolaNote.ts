import {posix} from 'node:path';
import {ANY_HEADING, keepAnchors} from '../markdown/anchors.ts';
import {classify} from '../markdown/fences.ts';
import {readHugoNote} from '../hugo/frontMatter.ts';
import {type ProblemList, shiftLines, toObject, toText} from '../common/migration.ts';
import {mapAllLinks} from '../pages/pageLinks.ts';
import type {ZolaRules} from './settings.ts';
import {rewriteZolaShortcodes} from './shortcodes.ts';

type Values = Readonly<Record<string, unknown>>;

/** A day before a name: `2024-05-06-甲.md`, also with a time or `_`. */
const DATED = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.Z+-]+?)?[_-](?=.)/;

/** Rewrites a note as Hugo has it, with as many lines before its text. */
export function rewriteZolaNote(
  text: string,
  {path, problems}: {readonly path: string; readonly problems: ProblemList},
  rules: ZolaRules,
): string {
  const {data, body, lineCount} = readHugoNote(
    text.replace(/^\s*\n(?=\+\+\+)/, ''),
    path,
    problems,
  );
  const front = JSON.stringify(toHugoData(data, path, rules));
  const lines = '\n'.repeat(Math.max(lineCount - 1, 0));
  const plain = mapAllLinks(
    rewriteZolaShortcodes(rewriteInfos(body), shiftLines(problems, lineCount)),
    (href) => toHugoLink(href, rules),
  );
  const named =
    rules.ofHeading === undefined
      ? plain
      : keepAnchors(plain, rules.ofHeading, {heading: ANY_HEADING});
  return `{${lines}${front.slice(1)}\n${named}`;
}

/** `@/a.zh.md#b` → `/a.md#b` */
function toHugoLink(href: string, {languages}: ZolaRules): string {
  if (!href.startsWith('@/')) return href;
  return href
    .slice(1)
    .replace(/\.([\w-]+)(\.md(?:#|$))/, (all, name: string, end: string) =>
      languages.has(name) ? end : all,
    );
}

/** ` ```rust,linenos,hl_lines=2-3,name=a.rs ` → ` ```rust {linenos=true,hl_lines=[2-3],title="a.rs"} ` */
function rewriteInfos(body: string): string {
  return classify(body)
    .map(({text, kind}) => {
      const [, open = '', language = '', rest] =
        (kind !== 'prose' && /^(\s*(?:`{3,}|~{3,}))\s*([\w+#.-]*),(\S.*?)\s*$/.exec(text)) || [];
      if (rest === undefined || /[`{}]/.test(rest)) return text;
      const options = rest.split(',').flatMap((option) => {
        const [key = '', value = ''] = option.trim().split('=');
        if (key === 'linenos') return ['linenos=true'];
        if (key === 'hl_lines') return [`hl_lines=[${value.trim().replace(/\s+/g, ',')}]`];
        return key === 'name' ? [`title="${value}"`] : [];
      });
      return open + language + (options.length > 0 ? ` {${options.join(',')}}` : '');
    })
    .join('\n');
}

function toHugoData(data: Values, path: string, {languages, ofPath}: ZolaRules): Values {
  const {taxonomies, extra, updated, path: own, aliases, render, date, slug: _, ...rest} = data;
  const inside = path.slice('content/'.length);
  const parts = inside.replace(/\.md$/, '').split('/');
  const [, stem = '', language = ''] = /^(.*)\.([\w-]+)$/.exec(parts.at(-1)!) ?? [];
  const name = languages.has(language) ? stem : parts.at(-1)!;
  const dirs = parts.slice(0, -1);
  const isSection = name === '_index';
  const isBundle = name === 'index' && dirs.length > 0;
  const last = isBundle ? dirs.pop()! : name;
  const day = isSection ? undefined : DATED.exec(last)?.[1];
  const slug = toText(data['slug']) ?? last.replace(DATED, '');
  const address = posix.join('/', ...dirs.map(ofPath), isSection ? '' : ofPath(slug) || slug, '/');
  const written = toText(own)?.replace(/^\/|\/$/g, '');
  const {math, katex, toc} = toObject(extra);
  return {
    ...rest,
    ...toObject(taxonomies),
    date: date ?? day,
    lastmod: updated,
    url: written === undefined ? address : `/${written}/`,
    aliases: [aliases]
      .flat()
      .flatMap((alias) => toText(alias) ?? [])
      .map((alias) => `/${alias.replace(/^\//, '')}`),
    ...(render === false && !isSection && {build: {render: 'never'}}),
    ...((math === true || katex === true) && {math: true}),
    ...(toc === false && {toc}),
    ...NO_FIELDS,
  };
}

/** What says how templates of Zola show a page. */
const NO_FIELDS = Object.fromEntries(
  'template page_template sort_by paginate_by paginate_path paginate_reversed insert_anchor_links in_search_index generate_feeds generate_feed transparent redirect_to template_engine'
    .split(' ')
    .map((key) => [key, undefined]),
);
