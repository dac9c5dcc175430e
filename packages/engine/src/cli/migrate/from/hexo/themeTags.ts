import {colonsAround} from '../markdown/colonsAround.ts';
import {
  findKind,
  findValue,
  isStyled,
  readLink,
  readStyled,
  splitFields,
  toWords,
  withoutKeys,
} from './fields.ts';

/** Prints an admonition around Markdown. */
export function printNote(kind: string | undefined, title: string, inner: string): string {
  const colons = colonsAround(inner);
  return `${colons}${kind ?? 'note'}${title === '' ? '' : `[${title}]`}\n\n${inner}\n\n${colons}`;
}

/** Prints a box that opens. */
export const printDetails = (title: string, inner: string, isOpen = false): string =>
  `<details${isOpen ? ' open' : ''}>\n<summary>${title || '…'}</summary>\n\n${inner}\n\n</details>`;

/** Makes Markdown of all that follows the name of a tag; undefined for what it cannot show. */
type Tag = (raw: string) => string | undefined;

/** Tags of Volantis, Stellar and their kin that have no end and are by themselves. */
export const SINGLES: Readonly<Record<string, Tag>> = {
  note: (raw) => {
    if (isStyled(raw)) {
      const {style, text} = readStyled(raw);
      return text === '' ? undefined : printNote(findKind(style), '', text);
    }
    const words = toWords(withoutKeys(raw));
    if (!/[^a-z\s-]/.test(words.join(' '))) return undefined;
    const title = words.length > 1 ? words[0]!.replaceAll('&nbsp;', ' ') : '';
    const text = words.slice(title === '' ? 0 : 1).join(' ');
    return printNote(findKind([findValue(raw, 'color') ?? '']), title, text);
  },
  p: (raw) => `${readStyled(raw).text}\n`,
  quot: (raw) => {
    const text = withoutKeys(raw);
    return /\bel:h[2-6]\b/.test(raw)
      ? `${'#'.repeat(Number(findValue(raw, 'el')!.slice(1)))} ${text}`
      : `> ${text}`;
  },
  cell: (raw) => toItem(raw),
  menuitem: (raw) => (raw.trim() === 'hr' ? '' : toItem(raw)),
  site: (raw) => {
    const [title = ''] = splitFields(raw);
    const url = findValue(raw, 'url');
    if (url === undefined) return undefined;
    const words = /description=([^,]*?)(?:,\s*\w+=.*|::.*)?$/.exec(raw)?.[1]?.trim() ?? '';
    return `- [${title}](${url})${words === '' ? '' : `：${words}`}`;
  },
};

function toItem(raw: string): string {
  const [title = '', href = ''] = splitFields(raw);
  return href === '' ? `- ${title}` : `- [${title || href}](${href})`;
}

const styled =
  (open: string, close = open): Tag =>
  (raw) =>
    `${open}${readStyled(withoutKeys(raw)).text}${close}`;

/** Their tags within a line. */
export const STYLED_INLINE: Readonly<Record<string, Tag>> = {
  span: styled(''),
  psw: styled(''),
  blur: styled(''),
  u: styled('<u>', '</u>'),
  wavy: styled('<u>', '</u>'),
  emp: styled('**'),
  del: styled('<del>', '</del>'),
  kbd: (raw) => `<kbd>${raw.trim()}</kbd>`,
  sub: styled('<sub>', '</sub>'),
  sup: styled('<sup>', '</sup>'),
  mark: (raw) => `<mark>${withoutKeys(raw)}</mark>`,
  copy: (raw) => `\`${withoutKeys(raw)}\``,
  hashtag: (raw) => toLink(raw),
  link: (raw) => toLink(raw),
  btn: (raw) => toButton(raw),
  button: (raw) => toButton(raw),
  checkbox: (raw) => toChoice(raw, '☑', '☐'),
  radio: (raw) => toChoice(raw, '◉', '○'),
  cb: (raw) => {
    const [text = '', isChecked] = splitFields(raw);
    return `${isChecked === 'true' ? '☑' : '☐'} ${text}`;
  },
  image: (raw) => toImage(raw),
  inlineimage: (raw) => `![](${splitFields(raw)[0]!})`,
  audio: (raw) => {
    const [source = ''] = toWords(raw.replace(/"/g, ''));
    const song = /^netease:(\d+)$/.exec(source)?.[1] ?? findValue(raw, 'netease');
    if (song !== undefined) return `[${song}](https://music.163.com/#/song?id=${song})`;
    return source === '' ? undefined : `<audio src="${source}" controls></audio>`;
  },
  video: (raw) => {
    const [source = ''] = toWords(raw.replace(/['",]/g, ' '));
    const bilibili = findValue(raw, 'bilibili');
    const youtube = findValue(raw, 'youtube');
    if (bilibili !== undefined)
      return `<iframe src="https://player.bilibili.com/player.html?bvid=${bilibili}" width="560" height="315" title="bilibili" allowfullscreen></iframe>`;
    if (youtube !== undefined)
      return `<iframe src="https://www.youtube.com/embed/${youtube}" width="560" height="315" title="YouTube" allowfullscreen></iframe>`;
    return source === '' ? undefined : `<video src="${source}" controls></video>`;
  },
  dplayer: (raw) => {
    const url = /"?url=([^\s"']+)/.exec(raw)?.[1];
    return url === undefined ? undefined : `<video src="${url}" controls></video>`;
  },
  aplayer: (raw) => {
    const [title = '', author = '', url] = [...raw.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
      (found) => found[1] ?? found[2] ?? found[3] ?? '',
    );
    return url === undefined
      ? undefined
      : `${[title, author].filter((words) => words !== '').join(' — ')} <audio src="${url}" controls></audio>`;
  },
  progress: (raw) => {
    const [percent = '', , ...words] = toWords(raw);
    return `${words.join(' ')} ${percent}%`.trim();
  },
  bubble: (raw) => {
    const [shown = '', words = ''] = splitFields(raw);
    return words === '' ? shown : `${shown}（${words.replace(/^"|"$/g, '')}）`;
  },
  ghcard: (raw) => {
    const [name = ''] = toWords(splitFields(raw)[0] ?? '');
    return /^[\w.-]+(?:\/[\w.-]+)?$/.test(name)
      ? `[${name}](https://github.com/${name})`
      : undefined;
  },
  pandown: (raw) => {
    const [, href = '', code = '', name = ''] = splitFields(raw);
    return href === ''
      ? undefined
      : `[${name || href}](${href})${code === '' ? '' : `（${code}）`}`;
  },
  url_for: (raw) => raw.trim(),
  full_url_for: (raw) => raw.trim(),
};

function toLink(raw: string): string | undefined {
  const link = readLink(raw);
  return link && `[${link.text}](${link.href})`;
}

function toButton(raw: string): string | undefined {
  const link = readLink(raw);
  if (link) return `[${link.text}](${link.href})`;
  const [href = '', text = ''] = splitFields(raw.replace(/["']/g, ''));
  return href === '' ? undefined : `[${text || href}](${href})`;
}

/** Words of a box to tick that say how it looks. */
const TICK = /^(?:checked|plus|minus|times|red|green|yellow|cyan|blue|purple|orange|gray)$/;

function toChoice(raw: string, on: string, off: string): string {
  const words = toWords(withoutKeys(raw));
  const styledText = readStyled(raw);
  const style = isStyled(raw) ? styledText.style : words.filter((word) => TICK.test(word));
  const text = isStyled(raw) ? styledText.text : words.filter((word) => !TICK.test(word)).join(' ');
  const isOn = style.includes('checked') || findValue(raw, 'checked') === 'true';
  return `${isOn ? on : off} ${text}`;
}

function toImage(raw: string): string | undefined {
  const fields = splitFields(raw);
  if (fields.length > 1 && !/\s/.test(fields[0]!)) {
    const [url = '', ...rest] = fields;
    const alt =
      rest.find((field) => field.startsWith('alt=')) ?? rest.find((one) => !/[=]/.test(one));
    return `![${alt?.replace(/^alt=/, '') ?? ''}](${url})`;
  }
  const [url = '', ...words] = toWords(withoutKeys(raw));
  return url === ''
    ? undefined
    : `![${words.filter((word) => !/^\w+[:=]/.test(word)).join(' ')}](${url})`;
}
