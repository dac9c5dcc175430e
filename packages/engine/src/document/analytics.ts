import type {HeadTag} from '../config/options/headTags.ts';
import type {SiteConfig} from '../config/siteConfig.ts';

/** What the services that count visits need of a page, and of its content security policy. */
interface AnalyticsTags {
  readonly tags: readonly HeadTag[];
  /** What is first in the body, for readers without scripts; empty for most services. */
  readonly bodyHtml: string;
  /** Sources beside the hosts of the scripts, by directive. */
  readonly sources: {readonly script: readonly string[]; readonly connect: readonly string[]};
}

/** Services count the page that a document brings; this tells them of each page that follows in the same document. */
const onEachPage = (code: string): string =>
  `document.addEventListener('wuya:shown',function(){${code}});`;

/** A tag manager follows the history of the browser, which an intercepted navigation does not tell: it is told as one that came back. */
const TELL_HISTORY = `var wuyaSeen=location.href;addEventListener('popstate',function(){wuyaSeen=location.href});${onEachPage("location.href!==wuyaSeen&&dispatchEvent(new PopStateEvent('popstate',{state:history.state}))")}`;

const load = (attributes: HeadTag['attributes']): HeadTag => ({
  tagName: 'script',
  attributes,
  innerHTML: undefined,
});
const inline = (innerHTML: string): HeadTag => ({
  tagName: 'script',
  attributes: undefined,
  innerHTML,
});

/** Makes the tags of the services that `analytics` names; none for a site that names none. */
export function createAnalytics({analytics, url}: SiteConfig): AnalyticsTags {
  const {umami, plausible, baidu, google, googleTagManager: manager} = analytics;
  const googleIds = google === undefined ? [] : [google.id].flat();
  const isGoogle = googleIds.length > 0 || manager !== undefined;
  return {
    tags: [
      ...(umami
        ? [
            load({defer: true, src: umami.src, 'data-website-id': umami.websiteId}),
            inline(onEachPage('window.umami&&umami.track()')),
          ]
        : []),
      ...(plausible
        ? [
            load({
              defer: true,
              src: plausible.src,
              'data-domain': plausible.domain ?? new URL(url).hostname,
            }),
            inline(onEachPage("window.plausible&&plausible('pageview')")),
          ]
        : []),
      ...(baidu
        ? [
            inline(
              `var _hmt=_hmt||[];${onEachPage("_hmt.push(['_trackPageview',location.pathname+location.search])")}`,
            ),
            load({async: true, src: `https://hm.baidu.com/hm.js?${baidu.id}`}),
          ]
        : []),
      ...(googleIds.length > 0
        ? [
            inline(
              `window.dataLayer=window.dataLayer||[];function gtag(){dataLayer.push(arguments)}gtag('js',new Date());${googleIds.map((id) => `gtag('config','${id}');`).join('')}${onEachPage("gtag('event','page_view',{page_location:location.href,page_title:document.title})")}`,
            ),
            load({
              async: true,
              src: `https://www.googletagmanager.com/gtag/js?id=${googleIds[0]!}`,
            }),
          ]
        : []),
      ...(manager
        ? [
            inline(
              `window.dataLayer=window.dataLayer||[];dataLayer.push({'gtm.start':Date.now(),event:'gtm.js'});${TELL_HISTORY}`,
            ),
            load({
              async: true,
              src: `https://www.googletagmanager.com/gtm.js?id=${manager.id}`,
            }),
          ]
        : []),
    ],
    bodyHtml: manager
      ? `<noscript><iframe src="https://www.googletagmanager.com/ns.html?id=${manager.id}" height="0" width="0" style="display:none;visibility:hidden"></iframe></noscript>`
      : '',
    sources: {
      script: [
        ...(baidu ? ['https://*.baidu.com'] : []),
        ...(isGoogle ? ['https://*.googletagmanager.com'] : []),
      ],
      connect: [
        ...(umami?.src.startsWith('https://cloud.umami.is/')
          ? ['https://*.umami.is', 'https://*.umami.dev']
          : []),
        ...(baidu ? ['https://*.baidu.com'] : []),
        ...(isGoogle
          ? [
              'https://*.google-analytics.com',
              'https://*.analytics.google.com',
              'https://*.googletagmanager.com',
            ]
          : []),
      ],
    },
  };
}
