import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {readFileSync} from 'node:fs';
import {join, relative, resolve} from 'node:path';
import {createDevBundler, type DevBundler} from '../bundle/devBundler.ts';
import {hashFiles} from '../bundle/sources.ts';
import {pickOwnTexts} from '../config/translatedMessages.ts';
import {docsFolders} from '../content/docs.ts';
import {ContentError} from '../errors/contentError.ts';
import {findMermaid} from '../markdown/mermaidLibrary.ts';
import {isStrict} from '../frontmatter/format.ts';
import type {Diagnostic} from '../errors/diagnostic.ts';
import {formatDiagnostic} from '../errors/format.ts';
import {renderDocument} from '../render/document.ts';
import {hasTwin, renderTwin} from '../readers/twin.ts';
import {renderHeadTags} from '../render/headTags.ts';
import {createInlineScript} from '../render/inlineScript.ts';
import {printPayload} from '../render/payload.ts';
import {sidebarOf} from '../build/site.ts';
import {findRedirect, renderRedirect} from '../routes/redirects.ts';
import {SEARCH_DIR} from '../records/searchIndex.ts';
import {contentTypeOf} from '../serve/contentType.ts';
import {listen} from '../serve/listen.ts';
import {decodePath} from '../shared/pathname.ts';
import {type DevSite, openDevSite} from './devSite.ts';
import {watchFiles} from './watch.ts';
import {customStylesheets} from '../bundle/customStyles.ts';

export interface DevServer {
  readonly port: number;
  readonly url: string;
  close(): Promise<void>;
}

export interface DevServerOptions {
  readonly dir: string;
  readonly port: number;
  readonly host: string;
  /** Takes what the terminal should show. */
  log(text: string): void;
}

/** Starts the development server: pages are made when asked for, saved files reach the browser without reload. */
export async function startDevServer({dir: givenDir, port: wanted, host, log}: DevServerOptions): Promise<DevServer> {
  const dir = resolve(givenDir);
  let devSite = await openDevSite(dir);
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      bundler.fixStack(error);
      log(error instanceof Error ? (error.stack ?? error.message) : String(error));
      if (!response.headersSent) response.writeHead(500, {'content-type': 'text/plain; charset=utf-8'});
      response.end(error instanceof Error ? error.message : String(error));
    });
  });
  const bundler: DevBundler = await createDevBundler({
    site: devSite.site,
    modules: {
      dir: devSite.site.dir,
      site: () => devSite.siteData,
      componentPaths: () => devSite.model.content.componentPages.map(({path}) => path),
      strictPaths: () => strictPathsOf(devSite),
      loadStrict: (path) => devSite.strictCode(path),
      search: () => devSite.site.config.search,
      stylesheets: () => customStylesheets(devSite.site),
      ownTexts: () => pickOwnTexts(devSite.site.config.messages),
    },
    server,
  });
  const reporter = createReporter(log);
  reporter.report(devSite.model.diagnostics);
  const diagnose = async (): Promise<void> => {
    const found = await devSite.diagnose();
    if (found) reporter.report(found);
  };

  let configHash = hashFiles(devSite.site.dependencies);
  const onChange = async (paths: readonly string[]): Promise<void> => {
    const changed = paths.map((path) => relative(dir, path).replaceAll('\\', '/'));
    if (paths.some((path) => devSite.site.dependencies.includes(path))) {
      // A change is looked at several times; loading modules anew while a page is drawn would give two of each.
      const hash = hashFiles(devSite.site.dependencies);
      if (hash === configHash) return;
      configHash = hash;
      const next = await openDevSite(dir).catch((error: unknown) => {
        if (!(error instanceof ContentError)) throw error;
        reporter.report(error.diagnostics);
      });
      if (!next) return;
      devSite.close();
      devSite = next;
      bundler.reload();
      await diagnose();
      return;
    }
    const codePaths = () => [...devSite.model.content.componentPages.map(({path}) => path), ...strictPathsOf(devSite)].join();
    const before = codePaths();
    if (!devSite.refresh(changed) && !changed.some((path) => /(?:^|\/)_[^/]*\.mdx?$/.test(path))) return;
    if (codePaths() !== before) bundler.reload();
    bundler.send('wuya:change');
    await diagnose();
  };

  const watcher = watchFiles({
    folders: [
      ...docsFolders(devSite.site.config),
      ...(devSite.site.config.pages === false ? [] : [devSite.site.config.pages.path]),
      ...(devSite.site.config.blog === false ? [] : [devSite.site.config.blog.path]),
      ...devSite.site.config.staticDirectories,
    ].map((folder) => join(dir, folder)),
    files: [...devSite.site.dependencies, join(dir, 'versions.json')],
    onChange: (paths) => void onChange(paths).catch((error: unknown) => log(String(error))),
  });

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const {baseUrl} = devSite.site.config;
    const url = new URL(request.url ?? '/', 'http://x');
    if (!url.pathname.startsWith(baseUrl)) {
      if (url.pathname === '/' || `${url.pathname}/` === baseUrl) {
        response.writeHead(302, {location: baseUrl}).end();
        return;
      }
      return bundler.middlewares(request, response);
    }
    const path = decodePath(url.pathname.slice(baseUrl.length));
    const file = findFile(devSite, path) ?? findMermaidFile(path);
    if (file) {
      response.writeHead(200, {'content-type': contentTypeOf(path), 'cache-control': 'no-store'}).end(file());
      return;
    }
    const redirect = findRedirect(devSite.model.redirects, path);
    if (redirect) {
      response.writeHead(200, {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store'}).end(renderRedirect(redirect, devSite.site.config));
      return;
    }
    if (path === 'routes.json') {
      const routes = devSite.model.table.routes.map(({permalink}) => permalink);
      response.writeHead(200, {'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store'}).end(JSON.stringify(routes));
      return;
    }
    if (path.startsWith(`${SEARCH_DIR}/`)) return sendSearchFile(path, response);
    if (path.endsWith('index.json') || path === '404.json') return sendPayload(url.pathname.replace(/(?:index|404)\.json$/, path === '404.json' ? '404' : ''), response, path === '404.json');
    if (/(?:^|\/)index\.md$/.test(path)) return sendTwin(url.pathname.replace(/index\.md$/, ''), response);
    const isPage = /^(?:[^@]|$)/.test(path) && !path.startsWith('node_modules/') && (/\/$|^$|\.html$/.test(path) || !/\.\w+$/.test(path)) && /text\/html|\*\/\*/.test(request.headers.accept ?? '*/*') && !url.search.includes('import');
    if (!isPage) return bundler.middlewares(request, response);
    return sendPage(url, response);
  };

  let mermaid: ReadonlyMap<string, string> | undefined;
  /** A file of the library that draws diagrams in the page. */
  const findMermaidFile = (path: string): (() => string) | undefined => {
    if (!path.startsWith('assets/mermaid-')) return undefined;
    mermaid ??= findMermaid(dir)?.files();
    const text = mermaid?.get(path);
    return text === undefined ? undefined : () => text;
  };

  const sendSearchFile = async (path: string, response: ServerResponse): Promise<void> => {
    const content = await devSite.search.file(path.slice(SEARCH_DIR.length + 1));
    response.writeHead(content === undefined ? 404 : 200, {'content-type': contentTypeOf(path), 'cache-control': 'no-store'}).end(content);
  };

  const sendPayload = async (pathname: string, response: ServerResponse, isNotFoundPage: boolean): Promise<void> => {
    const {payload, isFound} = await devSite.page(pathname, await bundler.loadRenderer());
    const status = isFound || isNotFoundPage || payload.diagnostics?.length ? 200 : 404;
    response.writeHead(status, {'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store'}).end(printPayload(payload));
  };

  const sendTwin = async (pathname: string, response: ServerResponse): Promise<void> => {
    const renderer = await bundler.loadRenderer();
    const {payload, isFound} = await devSite.page(pathname, renderer);
    const {page, html} = payload;
    const body = html === null ? await renderer.renderApp({page, html, sidebar: sidebarOf(devSite.model, devSite.siteData, page)}) : '';
    const isThere = isFound && hasTwin(page);
    response.writeHead(isThere ? 200 : 404, {'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'no-store'}).end(isThere ? renderTwin(page, html, body) : '');
  };

  const sendPage = async (url: URL, response: ServerResponse): Promise<void> => {
    const renderer = await bundler.loadRenderer();
    const {payload, isFound} = await devSite.page(url.pathname, renderer);
    const {page, html, diagnostics} = payload;
    const body = await renderer.renderApp({page, html, sidebar: sidebarOf(devSite.model, devSite.siteData, page), ...(diagnostics && {diagnostics})});
    const {baseUrl, favicon} = devSite.site.config;
    const document = renderDocument(devSite.siteData, page, body, {
      app: payload.app,
      script: createInlineScript(devSite.siteData, bundler.clientHref),
      homeScript: null,
      stylesheets: [bundler.coreCssHref],
      favicon: favicon === undefined ? null : baseUrl + favicon,
      headHtml: [bundler.headHtml, renderHeadTags(devSite.site.config.headTags)].join('\n'),
      ...(diagnostics && {diagnostics}),
    });
    response.writeHead(isFound ? 200 : 404, {'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store'}).end(document);
  };

  const port = await listen(server, wanted, host);
  void diagnose().catch((error: unknown) => log(String(error)));
  return {
    port,
    url: `http://${host}:${port}${devSite.site.config.baseUrl}`,
    async close() {
      await watcher.close();
      devSite.close();
      await bundler.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

const strictPathsOf = ({model}: DevSite): string[] => [...model.content.docs, ...model.content.markdownPages, ...model.content.blog.posts].filter(isStrict).map(({source}) => source.path);

/** Content of a file that is no page: static, asset of a note, shared sidebar. */
function findFile({model}: DevSite, path: string): (() => string | Buffer) | undefined {
  const fixed = model.content.staticFiles.find((file) => file.path === path);
  if (fixed) return () => readFileSync(fixed.absolutePath);
  if (!path.startsWith('assets/')) return undefined;
  const asset = [...model.assets.used.values()].find((a) => a.path === path);
  if (asset) return () => readFileSync(asset.absolutePath);
  const nameOf = (file: string) => decodePath(file).replace(/-[^-]+$/, ''); // a page that is open may still ask for the sidebar as it was
  const sidebar = [...model.sidebarFiles.values()].find((file) => nameOf(file.path) === nameOf(path));
  return sidebar && (() => sidebar.json);
}

/** Prints each problem once while it lasts, and says when all are mended. */
function createReporter(log: (text: string) => void): {report(diagnostics: readonly Diagnostic[]): void} {
  let shown = new Set<string>();
  return {
    report(diagnostics) {
      const texts = new Set(diagnostics.map(formatDiagnostic));
      for (const text of texts) if (!shown.has(text)) log(`${text}\n`);
      if (shown.size > 0 && texts.size === 0) log('问题都解决了。All problems are mended.\n');
      shown = texts;
    },
  };
}
