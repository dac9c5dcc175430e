import type {SiteData} from '@wuya/theme/types';
import {isPortable} from '../config/portable.ts';
import {escapeJson} from './document.ts';

/** What the inline script of a site is made of. */
interface InlineScriptInput {
  readonly site: SiteData;
  /** Address of the client. */
  readonly clientHref: string;
  /** Whether readers choose size and face of the text. @default false */
  readonly hasDesk?: boolean;
  /** Address of the script that registers the service worker; undefined without one. */
  readonly offlineHref?: string | undefined;
}

/**
 * Creates the one inline script, the same on every page. Before first paint it sets the colour mode, what the reader chose
 * at the desk of a site that has one, and opens the sidebar's categories as the reader left them; after the load event and the first paint, or
 * at the first touch, key or pointer press, it starts the client, so that no script delays reading. Buttons that are pressed
 * before the client answers, and the keys of the search, are pressed again when it does. A not-found page at an address in capitals or with `.html` stays
 * covered until the client has looked whether the page is there after all. That of a portable site loads the client as a classic script, and keeps the
 * page where its relative addresses are right.
 */
export function createInlineScript({
  site,
  clientHref,
  hasDesk = false,
  offlineHref,
}: InlineScriptInput): string {
  const {defaultMode, respectPrefersColorScheme, disableSwitch} = site.colorMode;
  const settings = JSON.stringify([defaultMode, respectPrefersColorScheme, disableSwitch]);
  const src = JSON.stringify(clientHref);
  const failed = `function(x){delete h.dataset.cold;dispatchEvent(new Event('wuya:failed'));console.warn(x)}`;
  return (
    `!function(){var d=document,h=d.documentElement,s=${settings},c,q,o;` +
    (isPortable({baseUrl: clientHref}) ? ADD_SLASH : '') +
    `try{new URLSearchParams(location.search).forEach(function(v,k){/^docusaurus-data-/.test(k)?h.setAttribute(k.slice(11),v):k==='docusaurus-theme'&&(q=v)})}catch(e){}` +
    `try{c=s[2]?null:localStorage.getItem('theme${site.storeSuffix ?? ''}')}catch(e){}` +
    `q=/^(light|dark|system)$/.test(q||'')?q:c==null||c==='system'?(s[1]?'system':s[0]):c==='dark'?'dark':'light';` +
    `h.dataset.themeChoice=q;` +
    `try{c=q==='system'?matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light':q}catch(e){c='light'}` +
    `h.dataset.theme=c;` +
    hideDismissed(site) +
    (hasDesk ? APPLY_DESK : '') +
    RESTORE_SIDEBAR +
    `/plugin-not-found/.test(h.className)&&/[A-Z]|\\.html$/.test(location.pathname)&&(h.dataset.cold='');` +
    `var m=d.getElementsByName('theme-color')[0];` +
    `d.addEventListener('DOMContentLoaded',function(){m=d.getElementsByName('theme-color')[0];if(m&&h.dataset.theme==='dark')m.content='#11191C';o&&o.disconnect()});` +
    `var on,e=['pointerdown','keydown','touchstart'];function go(){if(on)return;on=1;${isPortable({baseUrl: clientHref}) ? `c=d.createElement('script');c.onerror=${failed};c.src=${src};d.head.append(c)` : `import(${src}).catch(${failed})`}}` +
    `e.forEach(function(t){addEventListener(t,go,{once:true,passive:true,capture:true})});` +
    repeatEarly(site) +
    // What keeps the page for readers without a network comes after it, and may fail.
    (offlineHref === undefined
      ? ''
      : `addEventListener('load',function(){setTimeout(function(){import(${JSON.stringify(offlineHref)}).catch(function(){})})});`) +
    // No script comes before the page is painted, which is after the load event where all is near. Some browsers tell nobody when, and
    // nothing paints a page that nobody sees.
    `d.readyState==='complete'?go():addEventListener('load',function(){var P=window.PerformanceObserver,p=!d.hidden&&P&&/paint/.test(P.supportedEntryTypes);setTimeout(go,p?3e3:300);p&&new P(go).observe({type:'paint',buffered:true})})}()`
  );
}

/**
 * Puts back what a host took off the address, `index.html` or the slash alone: what a portable page names is beside the document, and a
 * browser counts it from the last slash. A not-found page finds its site by itself.
 */
const ADD_SLASH =
  `/plugin-not-found/.test(h.className)||/\\/$|\\.html?$/i.test(location.pathname)||` +
  `history.replaceState(null,'',location.pathname+'/'+location.search+location.hash);`;

/**
 * Opens and closes categories while the document is being parsed: an observer runs between the parser and the paint.
 * The names are those of `useSidebarOpen`, `keptTree` and `SidebarDisclosure`. A large sidebar has one link in each closed
 * category: what it held when it was open takes the place of that link.
 */
const RESTORE_SIDEBAR =
  `try{var z,t=sessionStorage;t.length&&(o=new MutationObserver(function(l){try{l.forEach(function(r){r.addedNodes.forEach(function(n){` +
  `var k=n.localName==='details'&&n.dataset.key,r=(k||n.localName==='li')&&n.closest('.tree'),` +
  `x=k&&JSON.parse(t.getItem('wuya.sidebar.'+r.dataset.name))[k],p=!k&&r&&r.dataset.of&&n.closest('details:not([open])');` +
  `typeof x==='boolean'&&(!x||!r.dataset.of)&&(n.open=x);` +
  `p&&(z=z||JSON.parse(t.getItem('wuya.tree'))||{}).of===r.dataset.of&&(x=z.html[p.dataset.key])&&(p.open=true,h.dataset.restored=z.of,n.outerHTML=x)` +
  `})})}catch(e){}})).observe(d,{childList:true,subtree:true})}catch(e){}`;

/**
 * Keeps what the reader pressed too early, until the client says that it listens; then it happens again, in its order: buttons, the
 * key that opens the search, and the letters that follow it. What a browser does by itself (forms, links, popovers) has
 * happened already.
 */
function repeatEarly({hasSearch, searchProblem}: SiteData): string {
  const isKey = hasSearch && !searchProblem;
  return (
    `var w=[],y=['click','keydown'];function early(v){var b=v.type==='click'&&v.target.closest('button:not([popovertarget],[commandfor])');` +
    `b&&!b.form&&w.push(v);` +
    (isKey
      ? `(v.ctrlKey||v.metaKey?/^k$/i.test(v.key)&&!v.repeat&&(w.k=1):w.k&&!v.altKey&&/^.$/u.test(v.key))&&(v.preventDefault(),w.push(v));`
      : '') +
    `}y.forEach(function(t){addEventListener(t,early,true)});` +
    `addEventListener('wuya:listening',function(){y.forEach(function(t){removeEventListener(t,early,true)});` +
    `w.forEach(function(v){v.target.dispatchEvent(new v.constructor(v.type,v))})});`
  );
}

/** Puts the reader's choices where the core styles look for them. The key is that of the theme's `deskState`. */
const APPLY_DESK = `try{(c=localStorage.getItem('wuya.desk'))&&(h.dataset.desk=c)}catch(e){}`;

/** Hides an announcement that was closed before; only sites that have one pay for it. */
function hideDismissed({announcementBar, storeSuffix = ''}: SiteData): string {
  if (!announcementBar?.isCloseable) return '';
  const {id} = announcementBar;
  // The default id was once misspelt in Docusaurus: a dismissal stored under that id counts too.
  const ids = escapeJson(id === 'announcement-bar' ? [id, 'annoucement-bar'] : [id]);
  return (
    `try{${ids}.indexOf(localStorage.getItem('docusaurus.announcement.id${storeSuffix}'))>-1&&` +
    `localStorage.getItem('docusaurus.announcement.dismiss${storeSuffix}')==='true'&&(h.dataset.announcementBarInitiallyDismissed='true')}catch(e){}`
  );
}
