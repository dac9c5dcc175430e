import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {keepLineBreaks} from '../../editors/lineBreaks.ts';
import {printFrontMatter} from '../common/migration.ts';
import {classify, mapProse, outsideSpans} from '../markdown/fences.ts';
import {replaceNamed} from '../markdown/replaceNamed.ts';
import {readList} from '../pages/printPage.ts';

/** What HackMD, CodiMD and HedgeDoc alone write: a spoiler, an embed, tags in a heading, numbers behind a language, the author of a quote. */
const SIGNS =
  /^[ \t]*(?:>[ \t]*)*(?::{3,}[ \t]*spoiler\b|\{%[ \t]*(?:youtube|vimeo|hackmd|slideshare|speakerdeck)\b|#{6}[ \t]+tags?:|`{3,}[\w+#-]+(?:=(?:\d+|\+)?|!)[ \t]*$|(?:>[ \t]*)\[(?:name|color)=)/m;
/** A fence with numbers of lines, which may go on from the last block: `js=`, `js=101`, `js=+`; `js!` wraps lines. */
const FENCE = /^([\s>]*`{3,}[\w+#-]*)(?:=(\d+|\+)?)?!?[ \t]*$/;
const SPOILER = /^([\s>]*:{3,})[ \t]*spoiler\b[ \t]*(?:\{[^{}\n]*\})?[ \t]*(.*)$/;
const TAGS = /^#{6}[ \t]+tags?:(.*)$/m;
const EMBED = /^(?<before>[\s>]*)\{%[ \t]*(?<name>\w+)[ \t]+(?<what>\S[^%]*?)[ \t]*%\}[ \t]*$/;
/** Facts of a quote: `[name=甲] [time=Sun, Jun 28, 2015 9:59 PM] [color=#907bf7]` */
const FACT = /\[(name|time|color)=([^\]\n]+)\][ \t]*/g;
const RUBY = /\{ruby[ \t]+([^|{}\n]+)\|([^|{}\n]+)\}/g;

const FRAMES: Readonly<Record<string, readonly [before: string, title: string]>> = {
  youtube: ['https://www.youtube.com/embed/', 'YouTube'],
  vimeo: ['https://player.vimeo.com/video/', 'Vimeo'],
};
const PAGES: Readonly<Record<string, string>> = {
  gist: 'https://gist.github.com/',
  hackmd: 'https://hackmd.io/',
  slideshare: 'https://www.slideshare.net/',
  speakerdeck: 'https://speakerdeck.com/',
};

/** Tells whether a note is one of HackMD, CodiMD or HedgeDoc. */
export const isHackMd = (text: string): boolean => SIGNS.test(text);

/** Moves tags that are written in a heading to the front matter: `###### tags: \`甲\`, \`乙\``. */
export function readHackMdTags(text: string): string {
  const line = TAGS.exec(text);
  if (line === null) return text;
  const quoted = [...line[1]!.matchAll(/`([^`]+)`/g)].map(([, tag = '']) => tag);
  const found = quoted.length > 0 ? quoted : readList(line[1], /[,，]/);
  const {data, body} = parseFrontMatter(text, '');
  if (!TAGS.test(body)) return text;
  const own = readList(data['tags'], /[,，]/);
  const tags = [...new Set([...own, ...found])];
  return printFrontMatter({...data, ...(tags.length > 0 && {tags})}) + body.replace(TAGS, '');
}

/** Rewrites what HackMD, CodiMD and HedgeDoc have of their own. Line breaks stay line breaks, unless the note says otherwise. */
export function rewriteHackMd(body: string, data: Readonly<Record<string, unknown>>): string {
  const numbered = mapProse(numberLines(body), (line) =>
    outsideSpans(
      replaceNamed(
        rewriteFacts(line).replace(SPOILER, '$1details $2'),
        EMBED,
        ({before = '', name = '', what = ''}, {all}) => {
          const shown = toEmbed(name, what);
          if (shown === undefined) return all;
          // What is right below would be a part of the HTML.
          return before.includes('>') ? before + shown : `\n${before}${shown}\n`;
        },
      ),
      (part) => part.replace(RUBY, '<ruby>$1<rt>$2</rt></ruby>'),
    ),
  );
  return data['breaks'] === false ? numbered : keepLineBreaks(numbered);
}

/** `js=101` → `js showLineNumbers=101`; `js=+` goes on behind the block before. */
function numberLines(body: string): string {
  let next = 1;
  let isNumbered = false;
  return classify(body)
    .map(({text, kind}) => {
      if (kind === 'code' && isNumbered) next++;
      if (kind !== 'open') return text;
      const [, open, first] = FENCE.exec(text) ?? [];
      isNumbered = /=(?:\d+|\+)?!?[ \t]*$/.test(text) && open !== undefined;
      if (open === undefined) return text;
      if (!isNumbered) return open;
      if (first !== '+') next = Number(first ?? 1);
      return `${open} showLineNumbers${next === 1 ? '' : `=${next}`}`;
    })
    .join('\n');
}

function toEmbed(name: string, what: string): string | undefined {
  const frame = Object.hasOwn(FRAMES, name) ? FRAMES[name] : undefined;
  if (frame !== undefined && /^[\w-]+$/.test(what))
    return `<iframe src="${frame[0]}${what}" width="560" height="315" title="${frame[1]}" allowfullscreen></iframe>`;
  if (/^https?:\/\/[^\s<>]+$/.test(what)) return `<${what}>`;
  const page = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined;
  return page !== undefined && /^[\w@/.-]+$/.test(what) ? `<${page}${what}>` : undefined;
}

/** `[name=甲] [time=昨天] [color=red]` → `**甲** 昨天` */
function rewriteFacts(line: string): string {
  if (!/^\s*>.*\[(?:name|time|color)=/.test(line)) return line;
  return line
    .replace(FACT, (_, name: string, value: string) =>
      name === 'color' ? '' : name === 'name' ? `**${value}** ` : `${value} `,
    )
    .trimEnd();
}
