import type {SiteData} from '@wuya/theme/types';
import {isPortable} from '../config/portable.ts';
import {escapeJson} from './document.ts';

/** Where the address that nothing is at waits for the page that tells so. */
const KEY = 'wuya.lost';

/**
 * Creates a script for the not-found pages of a site in several languages. Many hosts know one such page, that at the root: at an
 * address of another language it hands over to the page of that, unseen, which puts the address back. An address that comes back,
 * since the host has no page there either, stays.
 * @returns null for a site in one language, and one that needs no host
 */
export function createLanguageScript({
  baseUrl,
  languages = [],
}: Pick<SiteData, 'baseUrl' | 'languages'>): string | null {
  if (languages.length < 2 || isPortable({baseUrl})) return null;
  const inside = languages
    .map((language) => language.baseUrl)
    .filter((base) => base !== baseUrl && base.startsWith(baseUrl));
  const takeBack = `var k='${KEY}',t=sessionStorage,u=t.getItem(k),l=location;if(u){t.removeItem(k);history.replaceState(null,'',u)}`;
  const handOver =
    inside.length === 0
      ? ''
      : `else ${escapeJson(inside)}.some(function(b){if(l.pathname.indexOf(b)===0&&l.pathname!==b+'404.html'){t.setItem(k,l.href);document.documentElement.style.visibility='hidden';l.replace(b+'404.html');return true}})`;
  return `try{!function(){${takeBack}${handOver}}()}catch(e){}`;
}
