import type {CommentsService} from '@wuya/theme/types';
import {isHttpUrl} from '../config/options/url.ts';
import type {SiteConfig} from '../config/siteConfig.ts';

/** Makes what pages know of the service of comments; undefined for a site without one. */
export function createComments({comments, title, locale}: SiteConfig): CommentsService | undefined {
  if (comments === false) return undefined;
  if (comments.service === 'giscus') {
    const {service, script, ...options} = comments;
    return {
      service,
      script,
      attributes: {
        'data-repo': options.repo,
        'data-repo-id': options.repoId,
        'data-category': options.category,
        'data-category-id': options.categoryId,
        'data-mapping': options.mapping,
        'data-strict': options.strict ? '1' : '0',
        'data-reactions-enabled': options.reactions ? '1' : '0',
        'data-input-position': options.inputPosition,
        'data-emit-metadata': '0',
        'data-lang': languageOf(locale),
      },
    };
  }
  const server = comments.server.replace(/\/$/, '');
  const {style} = comments;
  if (comments.service === 'artalk')
    return {
      service: 'artalk',
      server,
      site: comments.site ?? title,
      script: comments.script ?? `${server}/dist/Artalk.js`,
      style: style ?? `${server}/dist/Artalk.css`,
      locale,
    };
  const {service, script} = comments;
  return {service, server, script, locale, ...(style !== undefined && {style})};
}

/** Giscus knows Chinese by its script's region, other languages without one. */
function languageOf(locale: string): string {
  const {language, script} = new Intl.Locale(locale).maximize();
  if (language === 'zh') return script === 'Hant' ? 'zh-TW' : 'zh-CN';
  return language;
}

/** Lists the hosts that the service needs, by directive of the content security policy. Frames may come from anywhere. */
export function commentSources(config: SiteConfig): {
  readonly script: readonly string[];
  readonly style: readonly string[];
  readonly connect: readonly string[];
} {
  const service = createComments(config);
  if (service === undefined) return {script: [], style: [], connect: []};
  const originOf = (address: string | undefined) =>
    address !== undefined && isHttpUrl(address) ? [new URL(address).origin] : [];
  const script = originOf(service.script);
  if (service.service === 'giscus') return {script, style: script, connect: []};
  return {
    script,
    style: originOf(service.style),
    // An environment of CloudBase has no address of its own.
    connect: /^(?:https?:\/)?\//.test(service.server)
      ? originOf(service.server)
      : ['https://*.tcb-api.tencentcloudapi.com', 'https://*.tcloudbaseapp.com'],
  };
}
