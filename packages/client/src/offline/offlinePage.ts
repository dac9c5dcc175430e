import type {OfflineSettings} from '@wuya/theme/types';
import type {KeptPage} from './kept.ts';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * Prints the document for a page that cannot be had: it says so and leads to those that were kept. It loads again when the
 * network is back.
 */
export function printOfflinePage(
  {baseUrl, page}: Pick<OfflineSettings, 'baseUrl' | 'page'>,
  kept: readonly KeptPage[],
): string {
  const {words} = page;
  const end = escape(page.titleEnd);
  const links = kept
    .filter(
      ({href, title}) => title !== '' && (page.search === null || !href.endsWith(page.search)),
    )
    // As it is in its document, without the name of the site.
    .map(
      ({href, title}) =>
        `<li><a href="${escape(href)}">${title.endsWith(end) && title !== end ? title.slice(0, -end.length) : title}</a></li>`,
    );
  const list =
    links.length === 0
      ? `<p>${words.none}</p>`
      : `<h2>${words.kept}</h2><ul>${links.join('')}</ul>`;
  const search =
    page.search === null ? '' : `<p><a href="${escape(page.search)}">${words.search}</a></p>`;
  const styles = page.stylesheets.map((path) => `<link rel="stylesheet" href="${baseUrl}${path}">`);
  return (
    `<!doctype html><html lang="${page.lang}" dir="${page.dir}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    `<title>${words.title}${end}</title><meta name="robots" content="noindex"><script>${startScript(page)}</script>${styles.join('')}</head>` +
    `<body><main class="wrap prose" id="offline" style="padding-block:4rem"><h1>${words.title}</h1><p>${words.text}</p>` +
    `<p><a href="">${words.retry}</a></p>${list}${search}</main></body></html>`
  );
}

/** Sets the colour mode as other documents do. */
function startScript({mode, modeKey}: OfflineSettings['page']): string {
  return (
    `var c='${mode}';try{c=localStorage.getItem('${modeKey}')||c}catch(e){}` +
    `document.documentElement.dataset.theme=c==='dark'||c==='system'&&matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';` +
    // Back and Forward may stay in this document: it is at an entry that its page added to the history.
    `['online','popstate'].forEach(function(type){addEventListener(type,function(){location.reload()})})`
  );
}
