import {parseFrontMatter} from '../../../../content/frontmatter/frontMatter.ts';
import {
  block,
  forAll,
  inline,
  readId,
  type Rendered,
  type ShortcodeRule,
  type ShortcodeUse,
  toFence,
  toFrame,
  toImage,
  toLink,
} from './shortcodeRules.ts';

/** Returns a picture with words below it; links lead to its `id`. Some are before a table and have words alone. */
const figure: ShortcodeRule = (use) => {
  const shown = showFigure(use);
  const id = readId(use.get('id'));
  if (shown === undefined || id === undefined || !('text' in shown)) return shown;
  return block(`<a id="${id}"></a>${shown.isBlock ? '\n\n' : ''}${shown.text}`);
};

function showFigure(use: ShortcodeUse): Rendered | undefined {
  const src = use.get('src', 0) ?? use.get('path');
  const title = use.get('title') ?? use.get('caption');
  if (src === undefined) return title === undefined ? undefined : block(`*${title}*`);
  const caption = use.get('caption') ?? use.get('title') ?? use.args.listed[2];
  const alt = use.get('alt', 1) ?? caption;
  const [width, height] = ['width', 'height'].map((key) => /^\d+/.exec(use.get(key) ?? '')?.[0]);
  const isPlain = (width === undefined && height === undefined) || use.get('link') !== undefined;
  const image = isPlain
    ? toImage(alt, src)
    : `<img src="${encodeURI(src)}" alt="${(alt ?? '').replace(/["<>]/g, ' ')}"${size('width', width)}${size('height', height)} />`;
  const link = use.get('link');
  const credit = use.get('attr');
  const by = credit && (use.get('attrlink') ? toLink(credit, use.get('attrlink')!) : credit);
  const words = [use.get('title'), use.get('caption') ?? use.args.listed[2], by].filter(Boolean);
  const shown = link === undefined ? image : `[${image}](${link})`;
  return words.length === 0 ? inline(shown) : block(`${shown}\n\n*${words.join('　')}*`);
}

const size = (name: string, value: string | undefined): string =>
  value === undefined ? '' : ` ${name}="${value}"`;

const imageBeside: ShortcodeRule = (use) => {
  const file = use.site.findImage(use.args.listed[0] ?? '');
  if (file === undefined) return undefined;
  const caption = use.inner.trim();
  return block(`${toImage(caption, file)}${caption === '' ? '' : `\n\n${caption}`}`);
};

const button: ShortcodeRule = (use) => {
  const link = use.get('relref') ?? use.get('link') ?? use.get('href') ?? use.get('url');
  const text = use.inner.trim() || use.get('text') || use.get('content') || use.get('title');
  const href = link ?? use.args.listed[0];
  if (href === undefined) return text === undefined ? undefined : inline(text);
  return inline(toLink(text ?? use.args.listed[1], use.site.findAddress(href) ?? href));
};

const badge: ShortcodeRule = (use) => {
  const text = use.inner.trim() || use.get('content', 0) || use.get('text') || use.get('version');
  if (text === undefined) return undefined;
  const link = use.get('link');
  return inline(
    link === undefined
      ? `<span class="badge badge--secondary">${text.replaceAll('<', '&lt;')}</span>`
      : toLink(text, link),
  );
};

/** `ref` and `relref` are the address alone: a link is around them. */
const reference: ShortcodeRule = (use) => {
  const written = use.get('path', 0);
  if (written === undefined) return undefined;
  const address = use.site.findAddress(written);
  if (address === undefined) use.report(`没有页面 ${written}。`, `There is no page ${written}.`);
  return inline(address ?? written.replace(/\s/g, '%20'));
};

const param: ShortcodeRule = (use) => {
  const value = use.site.findParam(use.get('name', 0) ?? '');
  return value === undefined ? undefined : inline(value);
};

/** Links to what other sites show in a frame. */
const linkTo =
  (toAddress: (use: ShortcodeUse) => string | undefined): ShortcodeRule =>
  (use) => {
    const address = toAddress(use);
    return address === undefined ? undefined : block(toLink(undefined, address));
  };

const frame =
  (before: string, title: string): ShortcodeRule =>
  (use) => {
    const id = readId(use.get('id', 0) ?? use.get('bvid') ?? use.get('vid'));
    return id === undefined ? undefined : toFrame(before + id, use.get('title') ?? title);
  };

const include: ShortcodeRule = (use) => {
  const file = use.get('file', 0) ?? use.get('src') ?? use.get('path');
  const text = file === undefined ? undefined : use.site.readFile(file);
  if (text === undefined) {
    use.report(
      `找不到要包含的 ${file ?? ''}。`,
      `${file ?? 'A file'}, to be included, is not there.`,
    );
    return undefined;
  }
  const language = use.get('lang') ?? use.get('language') ?? /\.(\w+)$/.exec(file!)?.[1];
  const isCode = use.get('code') === 'true' || use.name.startsWith('code');
  const body = /\.(?:md|markdown)$/i.test(file!) ? parseFrontMatter(text, file!).body : text;
  return block(isCode ? toFence(text, language) : body.trim());
};

const media: ShortcodeRule = (use) => {
  const src = use.get('src', 0) ?? use.get('url') ?? use.get('file') ?? use.get('mp4');
  if (src === undefined) return undefined;
  const tag = use.name === 'audio' || /\.(?:mp3|ogg|wav|m4a|flac)$/i.test(src) ? 'audio' : 'video';
  return block(`<${tag} src="${encodeURI(src)}" controls></${tag}>`);
};

/** Returns a player of a song: a file, or a page of a service that is linked to. */
const music: ShortcodeRule = (use) => {
  const url = use.get('url');
  if (url !== undefined) return media(use);
  const page = use.args.listed[0];
  return page !== undefined && /^https?:/.test(page) ? block(toLink(undefined, page)) : undefined;
};

const words =
  (...keys: readonly string[]): ShortcodeRule =>
  (use) => {
    const text = keys.map((key) => use.get(key)).find((one) => one !== undefined);
    const found = text ?? (use.inner.trim() || use.args.listed[0]);
    return found === undefined ? undefined : inline(found);
  };

const nothing = (): Rendered => inline('');

/** Shortcodes in the place of a word, an image or a frame. */
export const INLINE_SHORTCODES: Readonly<Record<string, ShortcodeRule>> = {
  ...forAll('figure image img', figure),
  ...forAll('imgproc', imageBeside),
  ...forAll('button hextra/hero-button hextra/hero-badge link linkbutton', button),
  ...forAll('badge new-feature version label', badge),
  ...forAll('ref relref', reference),
  ...forAll('param siteparam', param),
  youtube: frame('https://www.youtube.com/embed/', 'YouTube'),
  vimeo: frame('https://player.vimeo.com/video/', 'Vimeo'),
  bilibili: frame('https://player.bilibili.com/player.html?bvid=', 'Bilibili'),
  tencent: frame('https://v.qq.com/txp/iframe/player.html?vid=', 'Tencent'),
  gist: linkTo(({get}) => {
    const [user, id] = [readId(get('user', 0)), readId(get('id', 1))];
    return user && id ? `https://gist.github.com/${user}/${id}` : undefined;
  }),
  ...forAll(
    'tweet twitter twitter_simple x x_simple',
    linkTo(({get}) => {
      const [user, id] = [readId(get('user') ?? 'i'), readId(get('id', 0))];
      return user && id ? `https://x.com/${user}/status/${id}` : undefined;
    }),
  ),
  ...forAll(
    'instagram instagram_simple',
    linkTo(({get}) => {
      const id = readId(get('id', 0));
      return id && `https://www.instagram.com/p/${id}/`;
    }),
  ),
  ...forAll(
    'asciinema pdf openapi swagger',
    linkTo(({get}) => get('file') ?? get('cast') ?? get('src') ?? get('url', 0)),
  ),
  ...forAll('video audio mp4', media),
  music,
  ...forAll('readfile include include-markdown code_sample codenew includecode', include),
  glossary_tooltip: words('text', 'term_id'),
  ...forAll('term abbr kbd mark', words('entry', 'text')),
  ...forAll('icon fa fab fas blocks/link-down clear', nothing),
  ...forAll('toc table-of-contents tableofcontents', () => block('<TOCInline toc={toc} />')),
};
