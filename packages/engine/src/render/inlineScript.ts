import type {SiteData} from '@wuya/theme/types';

/**
 * The one inline script, the same on every page. Before first paint it sets the colour mode; after the load event,
 * or at the first touch, key or pointer press, it starts the client, so that no script delays reading. A not-found page at
 * an address in capitals or with `.html` stays covered until the client has looked whether the page is there after all.
 */
export function createInlineScript(site: SiteData, clientHref: string): string {
  const {defaultMode, respectPrefersColorScheme, disableSwitch} = site.colorMode;
  const settings = JSON.stringify([defaultMode, respectPrefersColorScheme, disableSwitch]);
  const bar = JSON.stringify(site.announcementBar?.isCloseable ? site.announcementBar.id : null);
  const src = JSON.stringify(clientHref);
  return (
    `!function(){var d=document,h=d.documentElement,s=${settings},c,q;` +
    `try{q=new URLSearchParams(location.search).get('docusaurus-theme')}catch(e){}` +
    `try{c=s[2]?null:localStorage.getItem('theme')}catch(e){}` +
    `q=/^(light|dark|system)$/.test(q||'')?q:c==null||c==='system'?(s[1]?'system':s[0]):c==='dark'?'dark':'light';` +
    `h.dataset.themeChoice=q;` +
    `h.dataset.theme=q==='system'?(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light'):q;` +
    `try{var b=${bar};b&&localStorage.getItem('docusaurus.announcement.id')===b&&localStorage.getItem('docusaurus.announcement.dismiss')==='true'&&(h.dataset.announcementBarInitiallyDismissed='true')}catch(e){}` +
    `/plugin-not-found/.test(h.className)&&/[A-Z]|\\.html$/.test(location.pathname)&&(h.dataset.cold='');` +
    `var m=d.getElementsByName('theme-color')[0];` +
    `d.addEventListener('DOMContentLoaded',function(){m=d.getElementsByName('theme-color')[0];if(m&&h.dataset.theme==='dark')m.content='#11191C'});` +
    `var on,e=['pointerdown','keydown','touchstart'];function go(){if(on)return;on=1;import(${src}).catch(function(x){delete h.dataset.cold;dispatchEvent(new Event('wuya:failed'));console.warn(x)})}` +
    `e.forEach(function(t){addEventListener(t,go,{once:true,passive:true,capture:true})});` +
    `d.readyState==='complete'?go():addEventListener('load',function(){setTimeout(go)})}()`
  );
}
