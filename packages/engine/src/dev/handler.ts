import type {IncomingMessage, ServerResponse} from 'node:http';
import {runCodeOf} from '../errors/ownCode.ts';
import type {Highlighter} from '../article/code/highlighter.ts';
import {colourDrawnCode} from '../document/drawnCode.ts';
import {decodePath} from '@wuya/theme/pathname';
import type {DevBundler} from '../bundle/dev/devBundler.ts';
import {renderDocument} from '../document/document.ts';
import type {Renderer} from '../document/renderer.ts';
import {faviconHref} from '../document/faviconHref.ts';
import {isForeignConfig} from '../config/loadConfig.ts';
import {placeHeadTags, renderHeadTags} from '../document/headTags.ts';
import {isNamedMeta} from '../document/metaTags.ts';
import {createInlineScript} from '../document/inlineScript.ts';
import {printPayload} from '../document/payload.ts';
import {ChangedFile} from '../content/source/changedFile.ts';
import {sidebarOf} from '../kinds/doc/sidebarData.ts';
import {renderMarkdownCopy} from '../output/machine/markdownCopy.ts';
import {hasMarkdownCopy} from '@wuya/theme/head/pageTags';
import {SEARCH_DIR} from '../config/searchDir.ts';
import {findRedirect, renderRedirect} from '../routes/redirects/redirect.ts';
import {contentTypeOf} from '../serve/contentType.ts';
import {parseTarget} from '../serve/requestTarget.ts';
import {createMovedNoteFinder, type MovedNoteFinder} from '../site/problems/movedNotes.ts';
import type {Site} from '../site/site.ts';
import {createMermaidFinder, findFile} from './files.ts';
import {makeDevPage} from './pages.ts';
import type {DevSearchIndex} from './searchIndex.ts';
import {createTurns} from './turns.ts';

export interface HandlerInput {
  readonly site: Site;
  readonly search: DevSearchIndex;
  /** Colours the code that components render. */
  readonly highlighter: Pick<Highlighter, 'highlight'>;
  /** Read at each request: the bundler is created with the handler. */
  bundler(): DevBundler;
  /** Reads a file that has changed. */
  reread(path: string): Promise<void>;
}

/** Answers a request, or leaves it to the bundler. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => Promise<void> | void;

const TYPES = {
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  markdown: 'text/markdown; charset=utf-8',
} as const;

interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array | undefined;
}

function send(response: ServerResponse, {status, type, body}: Answer): void {
  response.writeHead(status, {'content-type': type, 'cache-control': 'no-store'}).end(body);
}

/** Makes the handler of a site's own addresses: pages as their files are, and what belongs to them. */
export function createHandler(input: HandlerInput): Handler {
  const findMermaidFile = createMermaidFinder(input.site.dir);
  const own = {...input, findMoved: createMovedNoteFinder()};
  const takeTurn = createTurns();
  return async (request, response, next) => {
    // A request with a body is for a plugin of the site, or for none.
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const {site} = input;
    const {baseUrl} = site.config;
    const url = parseTarget(request.url)!; // the bundler has refused an invalid one
    if (!url.pathname.startsWith(baseUrl)) {
      if (url.pathname !== '/' && `${url.pathname}/` !== baseUrl) return next();
      response.writeHead(302, {location: baseUrl}).end();
      return;
    }
    const path = decodePath(url.pathname.slice(baseUrl.length));
    const file = (findFile(site, path) ?? findMermaidFile(path))?.();
    if (file !== undefined)
      return send(response, {status: 200, type: contentTypeOf(path), body: file});
    const accept = request.headers.accept ?? '*/*';
    const before = takeTurn();
    if (before) await before;
    if (response.destroyed) return; // the client has left: rendering a page costs time
    const answer = await whileSaved(() => answerOf(own, {url, path, accept}), input.reread);
    return answer ? send(response, answer) : next();
  };
}

/** Maximum number of times that a page is made of a note that is saved again and again, as some editors do. */
const MOST_TRIES = 20;

/** Makes an answer again where a file was saved after it was read and before the watcher reported it. */
async function whileSaved<T>(make: () => Promise<T>, reread: HandlerInput['reread']): Promise<T> {
  for (let count = 1; ; count++)
    try {
      return await make();
    } catch (error) {
      if (!(error instanceof ChangedFile) || count === MOST_TRIES) throw error;
      await reread(error.path);
    }
}

/** What answers are made of. */
type Sources = HandlerInput & {readonly findMoved: MovedNoteFinder};

interface Target {
  readonly url: URL;
  /** Below the base URL, decoded. */
  readonly path: string;
  readonly accept: string;
}

async function answerOf(input: Sources, {url, path, accept}: Target): Promise<Answer | undefined> {
  const {site, search} = input;
  const redirect = findRedirect(site.model.redirects, path);
  if (redirect) return {status: 200, type: TYPES.html, body: renderRedirect(redirect, site.config)};
  if (url.searchParams.has('import')) return undefined; // data that code imports, for the bundler
  if (path === 'routes.json') {
    const routes = site.model.table.routes.map(({permalink}) => permalink);
    return {status: 200, type: TYPES.json, body: JSON.stringify(routes)};
  }
  if (path.startsWith(`${SEARCH_DIR}/`)) {
    const body = await search.file(path.slice(SEARCH_DIR.length + 1));
    return {status: body === undefined ? 404 : 200, type: contentTypeOf(path), body};
  }
  if (path === '404.json') return answerPayload(input, url.pathname.replace(/404\.json$/, '404'));
  if (/(?:^|\/)index\.json$/.test(path))
    return answerPayload(input, url.pathname.replace(/index\.json$/, ''));
  if (/(?:^|\/)index\.md$/.test(path))
    return answerCopy(input, url.pathname.replace(/index\.md$/, ''));
  return isPage({path, accept}) ? answerPage(input, url.pathname) : undefined;
}

function isPage({path, accept}: Pick<Target, 'path' | 'accept'>): boolean {
  return (
    /^(?:[^@]|$)/.test(path) &&
    !path.startsWith('node_modules/') &&
    (/\/$|^$|\.html$/.test(path) || !/\.\w+$/.test(path)) &&
    /text\/html|\*\/\*/.test(accept)
  );
}

/** Loads the renderer for the first component page: pages of notes need none. */
function asNeeded(load: DevBundler['loadRenderer']): Pick<Renderer, 'loadComponentPage'> {
  return {loadComponentPage: async (...page) => (await load()).loadComponentPage(...page)};
}

async function answerPayload(
  {site, bundler, findMoved}: Sources,
  pathname: string,
): Promise<Answer> {
  const sources = {...asNeeded(bundler().loadRenderer), findMoved};
  const {payload, isFound} = await makeDevPage(site, pathname, sources);
  const isAnswer = isFound || pathname.endsWith('/404') || payload.diagnostics?.length;
  return {status: isAnswer ? 200 : 404, type: TYPES.json, body: printPayload(payload)};
}

/** Answers the Markdown copy of a page. */
async function answerCopy({site, bundler}: Sources, pathname: string): Promise<Answer> {
  const renderer = await bundler().loadRenderer();
  const {
    payload: {page, html},
    isFound,
  } = await makeDevPage(site, pathname, renderer);
  if (!isFound || !hasMarkdownCopy(page)) return {status: 404, type: TYPES.markdown, body: ''};
  const sidebar = sidebarOf(site.model.sidebarFiles, site.siteData, page);
  const body = html === null ? await renderer.renderApp({page, html, sidebar}) : '';
  return {status: 200, type: TYPES.markdown, body: renderMarkdownCopy(page, html, body)};
}

async function answerPage(
  {site, highlighter, bundler, findMoved}: Sources,
  pathname: string,
): Promise<Answer> {
  const {loadRenderer, clientHref, cssHrefs, pageCssHrefs, headHtml} = bundler();
  const ofBundler = headHtml();
  // Without a cache both take a second: the note is compiled while the renderer is bundled.
  const [renderer, {payload, isFound, styles}] = await Promise.all([
    loadRenderer(),
    makeDevPage(site, pathname, {...asNeeded(loadRenderer), findMoved}),
  ]);
  const {page, html, diagnostics, made} = payload;
  const draw = () =>
    renderer.renderApp({
      page,
      html,
      sidebar: sidebarOf(site.model.sidebarFiles, site.siteData, page),
      ...(diagnostics && {diagnostics}),
    });
  const drawn = await runCodeOf(page, draw);
  const body = await colourDrawnCode(drawn, highlighter);
  const {headTags} = site.config;
  const {beforeStyles, rest} = placeHeadTags(headTags, isForeignConfig(site.loaded.file));
  const document = renderDocument(
    site.siteData,
    {page, drawn: body},
    {
      app: payload.app,
      script: createInlineScript({
        site: site.siteData,
        clientHref,
        hasDesk: site.config.themeConfig.companion.desk,
      }),
      homeScript: null,
      stylesheets: [...cssHrefs, ...pageCssHrefs(styles)].map((href) => ({href})),
      favicon: faviconHref(site.config),
      beforeStyles: renderHeadTags(beforeStyles),
      headHtml: [ofBundler, renderHeadTags(rest.filter((tag) => !isNamedMeta(tag)))].join('\n'),
      siteMetas: headTags.filter(isNamedMeta),
      ...(diagnostics && {diagnostics}),
      ...(made !== undefined && {made}),
    },
  );
  return {status: isFound ? 200 : 404, type: TYPES.html, body: document};
}
