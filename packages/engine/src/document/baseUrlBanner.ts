import type {MessageId} from '@wuya/theme/messages';
import type {SiteData} from '@wuya/theme/types';
import {escapeJson} from './document.ts';

const STYLE =
  'padding:1rem 1.5rem;background:#fdf0ee;color:#5c1a14;border-bottom:1px solid #9c3028;font:1rem/1.75 system-ui,sans-serif';

/**
 * Creates a script for the document of the home page: when neither the client nor the stylesheet can be loaded and the
 * page is at another path than the configured one, it says so above the page, in colours of its own. Where only one of
 * the two is missing the path is not the reason. The home page of a language tells of the path of the whole site, as the
 * configuration does.
 */
export function createBaseUrlBanner({
  baseUrl,
  languages,
  messages,
}: Pick<SiteData, 'baseUrl' | 'languages' | 'messages'>): string {
  const configured = languages?.[0]?.baseUrl ?? baseUrl;
  const below = baseUrl.slice(configured.length);
  const headline = messages['site.baseUrlBanner.headline' satisfies MessageId]!;
  const isDefault =
    configured === '/' ? messages['site.baseUrlBanner.default' satisfies MessageId]! : '';
  const [before, after] = messages['site.baseUrlBanner.text' satisfies MessageId]!.replace(
    '{current}',
    configured + isDefault,
  ).split('{suggested}') as [string, string];
  const data = escapeJson([
    baseUrl,
    STYLE,
    headline,
    before,
    after ?? '',
    ...(below ? [`/${below}`] : []),
  ]);
  const leaveLanguage = below ? 'if(p.endsWith(s[5]))p=p.slice(0,1-s[5].length);' : '';
  return (
    `addEventListener('wuya:failed',function(){var s=${data},p=location.pathname.replace(/index\\.html$/,'').replace(/\\/?$/,'/');` +
    `var d=document;if(p===s[0]||getComputedStyle(d.documentElement).getPropertyValue('--paper'))return;${leaveLanguage}var e=d.createElement('div'),b=d.createElement('b');` +
    `e.id='wuya-base-url-banner';e.setAttribute('role','alert');e.style.cssText=s[1];b.textContent=s[2];` +
    `e.append(b,d.createElement('br'),s[3]+p+s[4]);d.body.prepend(e)})`
  );
}
