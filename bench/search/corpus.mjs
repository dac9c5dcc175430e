// Markdown folder → pages in the input shape of @wuya/search. Rough on purpose: scores must not depend on the site engine.
import {readFileSync, readdirSync} from 'node:fs';
import {join, relative, sep} from 'node:path';

/** Pages of every .md and .mdx file below `folder`, sorted by path: `{url, records}`. */
export function readCorpus(folder) {
  const files = readdirSync(folder, {recursive: true})
    .filter((name) => /\.mdx?$/.test(name) && !name.includes('node_modules'))
    .sort();
  return files.map((name) =>
    toPage(relative('.', name).split(sep).join('/'), readFileSync(join(folder, name), 'utf8')),
  );
}

function toPage(name, source) {
  const url = `/${name.replace(/\.mdx?$/, '').replace(/(^|\/)(index|README)$/, '$1')}`;
  const {title, body} = splitFrontMatter(source);
  const sections = [{level: 1, heading: title ?? '', lines: []}];
  let isCode = false;
  for (const line of body.split('\n')) {
    if (/^\s*(```|~~~)/.test(line)) {
      isCode = !isCode;
      continue;
    }
    const heading = isCode ? null : /^(#{1,6})\s+(.+?)(?:\s*\{#.*\})?\s*$/.exec(line);
    if (!heading) sections.at(-1).lines.push(isCode ? line : plainText(line));
    else if (heading[1].length === 1 && sections.length === 1)
      sections[0].heading ||= plainText(heading[2]);
    else
      sections.push({
        level: Math.max(2, heading[1].length),
        heading: plainText(heading[2]),
        lines: [],
      });
  }
  sections[0].heading ||= name;
  return {url, records: toRecords(url, name, sections)};
}

function splitFrontMatter(source) {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(source);
  const title = match && /^title:\s*["']?(.*?)["']?\s*$/m.exec(match[1])?.[1];
  return {title, body: match ? source.slice(match[0].length) : source};
}

function plainText(line) {
  return line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s*(?:>|[-*+] |\d+\. |\|)/, '')
    .replace(/[`*]+|\|/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function toRecords(url, name, sections) {
  const levels = Array(7).fill(null);
  levels[0] = name.split('/')[0];
  return sections.map(({level, heading, lines}, i) => {
    levels.fill(null, level);
    levels[level] = heading;
    const hierarchy = Object.fromEntries(levels.map((text, k) => [`lvl${k}`, text]));
    const own = i === 0 ? url : `${url}#s${i}`;
    return {
      objectID: own,
      url: own,
      type: `lvl${level}`,
      content: lines.join('\n').trim() || null,
      hierarchy,
      language: 'zh-CN',
      section: levels[0],
    };
  });
}
