import {classify} from './fences.ts';
import type {ProblemList} from './migration.ts';

/** What a tag of Hexo may lead to. */
export interface HexoLinks {
  /** Address of the post whose file has this name; undefined for none. */
  findPost(name: string): {readonly address: string; readonly title: string} | undefined;
  /** Address of a file in the folder of the post. */
  asset(name: string): string;
}

const NOTE_KINDS: Readonly<Record<string, string>> = {
  default: 'note',
  primary: 'info',
  info: 'info',
  success: 'tip',
  warning: 'warning',
  danger: 'danger',
};

type Block = (args: readonly string[], inner: string) => string;

/** Tags with an end: those of Hexo, and those that the themes NexT and Butterfly have in common. */
const BLOCKS: Readonly<Record<string, Block>> = {
  note: (args, inner) => {
    const kind = args.find((arg) => Object.hasOwn(NOTE_KINDS, arg));
    const title = args.filter(
      (arg) => arg !== kind && !/^(?:no-icon|simple|modern|flat|disabled|'?fa\S*)$/.test(arg),
    );
    return `:::${NOTE_KINDS[kind ?? 'default']}${title.length > 0 ? `[${title.join(' ')}]` : ''}\n\n${inner}\n\n:::`;
  },
  codeblock: (args, inner) => {
    const language = args.find((arg) => arg.startsWith('lang:'))?.slice(5) ?? '';
    const title = args.filter((arg) => !/^\w+:/.test(arg)).join(' ');
    return `\`\`\`\`${language}${title ? ` title="${title}"` : ''}\n${inner}\n\`\`\`\``;
  },
  code: (args, inner) => BLOCKS['codeblock']!(args, inner),
  blockquote: (args, inner) =>
    [...inner.split('\n'), ...(args.length > 0 ? ['', `— ${args.join(' ')}`] : [])]
      .map((line) => `> ${line}`.trimEnd())
      .join('\n'),
  quote: (args, inner) => BLOCKS['blockquote']!(args, inner),
  cq: (_args, inner) => BLOCKS['blockquote']!([], inner),
  centerquote: (_args, inner) => BLOCKS['blockquote']!([], inner),
  raw: (_args, inner) => inner,
  hideToggle: (args, inner) => toDetails(args, inner),
  hideBlock: (args, inner) => toDetails(args, inner),
  folding: (args, inner) => toDetails(args, inner),
  tabs: (_args, inner) => {
    const panels = inner.split(/^<!--\s*tab\s*/m).slice(1);
    const items = panels.map((panel, i) => {
      const [, label = '', body = ''] =
        /^(.*?)-->([^]*?)(?:<!--\s*endtab\s*-->|$)/.exec(panel) ?? [];
      const text = label.replace(/@\S+\s*$/, '').trim() || String(i + 1);
      return `<TabItem value="${text}" label="${text}">\n\n${body.trim()}\n\n</TabItem>`;
    });
    return `<Tabs>\n\n${items.join('\n\n')}\n\n</Tabs>`;
  },
  gallery: (_args, inner) => inner,
  galleryGroup: (_args, inner) => inner,
  pullquote: (_args, inner) => BLOCKS['blockquote']!([], inner),
  mermaid: (_args, inner) => `\`\`\`mermaid\n${inner}\n\`\`\``,
  subnote: (args, inner) => BLOCKS['note']!(args, inner),
  subtabs: (args, inner) => BLOCKS['tabs']!(args, inner),
};

const toDetails = (args: readonly string[], inner: string): string =>
  `<details>\n<summary>${args[0]?.split(',')[0] ?? '…'}</summary>\n\n${inner}\n\n</details>`;

/** Tags without an end. */
const INLINE: Readonly<
  Record<string, (args: readonly string[], links: HexoLinks) => string | undefined>
> = {
  post_link: ([name = '', ...title], links) => {
    const post = links.findPost(name);
    const own = title.filter((word, i) => i < title.length - 1 || !/^(?:true|false)$/.test(word));
    return post && `[${own.join(' ') || post.title}](${post.address})`;
  },
  asset_img: (args, links) => {
    const at = args.findIndex((arg) => /\.\w+$/.test(arg));
    return at < 0 ? undefined : `![${args.slice(at + 1).join(' ')}](${links.asset(args[at]!)})`;
  },
  asset_path: ([name = ''], links) => links.asset(name),
  asset_link: ([name = '', ...title], links) =>
    `[${title.join(' ') || name}](${links.asset(name)})`,
  img: (args) => {
    const at = args.findIndex((arg) => /^(?:https?:|\/)|\.\w+$/.test(arg));
    return at < 0
      ? undefined
      : `![${args
          .slice(at + 1)
          .filter((arg) => !/^\d+$/.test(arg))
          .join(' ')}](${args[at]!})`;
  },
  link: (args) => {
    const at = args.findIndex((arg) => /^(?:https?:|\/)/.test(arg));
    return at < 0 ? undefined : `[${args.slice(0, at).join(' ') || args[at]!}](${args[at]!})`;
  },
  youtube: ([id = '']) =>
    `<iframe src="https://www.youtube.com/embed/${id}" width="560" height="315" title="YouTube" allowfullscreen></iframe>`,
  vimeo: ([id = '']) =>
    `<iframe src="https://player.vimeo.com/video/${id}" width="560" height="315" title="Vimeo" allowfullscreen></iframe>`,
  iframe: ([url = '', width = '100%', height = '300']) =>
    `<iframe src="${url}" width="${width}" height="${height}" title="${url}"></iframe>`,
  gist: ([id = '']) => `[gist ${id}](https://gist.github.com/${id})`,
  jsfiddle: ([id = '']) => `[jsfiddle ${id}](https://jsfiddle.net/${id}/)`,
  video: ([url = '']) => `<video src="${url}" controls></video>`,
  pdf: ([url = '']) => `[PDF](${url})`,
  inlineImg: ([url = '']) => `![](${url})`,
  image: (args) => {
    const [url = '', alt = ''] = args.join(' ').split(/,\s*|\s+/);
    return `![${/[:=]/.test(alt) ? '' : alt}](${url})`;
  },
  post_path: ([name = ''], links) => links.findPost(name)?.address,
  hideInline: (args) => {
    const [hidden = '', shown = '…'] = args.join(' ').split(',');
    return `<details><summary>${shown}</summary>${hidden}</details>`;
  },
  checkbox: (args) => `${args.includes('checked') ? '☑' : '☐'} ${withoutSigns(args)}`,
  radio: (args) => `${args.includes('checked') ? '◉' : '○'} ${withoutSigns(args)}`,
  label: (args) => {
    const [kind = '', text] = args.join(' ').includes('@')
      ? args.join(' ').split('@')
      : [args.at(-1), args.slice(0, -1).join(' ')];
    return `<mark class="${kind}">${text ?? ''}</mark>`;
  },
  btn: (args) => toButton(args),
  button: (args) => toButton(args),
};

/** The words of a tag without those that say how it looks. */
const withoutSigns = (args: readonly string[]): string =>
  args
    .filter(
      (arg) =>
        !/^(?:checked|plus|minus|times|red|green|yellow|cyan|blue|purple|color:\S+|checked:\S+),?$/.test(
          arg,
        ),
    )
    .join(' ');

function toButton(args: readonly string[]): string {
  const [href = '', text = ''] = args.join(' ').split(',');
  return `[${text.trim() || href.trim()}](${href.trim()})`;
}

const OPEN = /\{%\s*(\w+)((?:(?!%\}).)*)%\}/;

/** Rewrites the tags `{% … %}` of a post; code stays. @param problems takes tags that nothing here shows */
export function rewriteHexoTags(text: string, links: HexoLinks, problems: ProblemList): string {
  const kinds = classify(text).map(({kind}) => kind);
  const lines = text.split('\n');
  const out: string[] = [];
  for (let i = 0; i < lines.length; i++) {
    const tag =
      kinds[i] === 'prose'
        ? [
            ...lines[i]!.replace(RAW, (raw) => '\0'.repeat(raw.length)).matchAll(
              new RegExp(OPEN, 'g'),
            ),
          ].find((one) => Object.hasOwn(BLOCKS, one[1]!))
        : undefined;
    const name = tag?.[1] ?? '';
    if (!tag) {
      out.push(
        kinds[i] === 'prose'
          ? rewriteInline(lines[i]!, links, (what) => report(what, i))
          : lines[i]!,
      );
      continue;
    }
    const rest = [lines[i]!.slice(tag.index + tag[0].length), ...lines.slice(i + 1)].join('\n');
    const end = new RegExp(`\\{%\\s*end${name}\\s*%\\}`).exec(rest);
    if (!end) {
      report(name, i);
      out.push(lines[i]!);
      continue;
    }
    const inner = rest.slice(0, end.index).replace(/^\n+/, '').trimEnd();
    const isCode = /^(?:codeblock|code|raw)$/.test(name);
    const shown = isCode ? inner : rewriteHexoTags(inner, links, problems);
    const before = rewriteInline(lines[i]!.slice(0, tag.index), links, (what) => report(what, i));
    out.push(...`${before}${BLOCKS[name]!(splitArguments(tag[2]!), shown)}`.split('\n'));
    const length = rest.slice(0, end.index).split('\n').length;
    const after = rest.slice(end.index + end[0].length).split('\n')[0]!;
    if (after.trim()) out.push(after);
    i += length - 1;
  }
  return out.join('\n');

  function report(name: string, index: number): void {
    problems.add(
      index + 1,
      `标签 {% ${name} %} 没有对应的写法，原样留下。`,
      `The tag {% ${name} %} has no counterpart; it was left as it is.`,
    );
  }
}

/** `{% raw %}…{% endraw %}` within a line. */
const RAW = /\{%\s*raw\s*%\}(.*?)\{%\s*endraw\s*%\}/g;

function rewriteInline(line: string, links: HexoLinks, report: (name: string) => void): string {
  const parts = line.split(RAW); // at odd places what is raw
  return parts.map((part, i) => (i % 2 === 1 ? part : rewriteTags(part, links, report))).join('');
}

function rewriteTags(part: string, links: HexoLinks, report: (name: string) => void): string {
  return part.replace(new RegExp(OPEN, 'g'), (all, name: string, args: string) => {
    const made = Object.hasOwn(INLINE, name)
      ? INLINE[name]!(splitArguments(args), links)
      : undefined;
    if (made === undefined) report(name);
    return made ?? all;
  });
}

/** Words, those in quotes as one. */
function splitArguments(text: string): string[] {
  return [...text.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
}
