/**
 * Prints a script for the not-found page of a portable site. A host shows it at any address, where its relative addresses
 * lead nowhere: it goes up folder by folder to the one that has the site, and to the page that is there.
 */
export function findRootScript(path: string): string {
  return (
    `!function(){var f=${JSON.stringify(path)},p=location.pathname,a=p.split('/');if(p.slice(-f.length)===f||!/^http/.test(location.protocol))return;` +
    `function up(){if(a.length<2)return;a.pop();var r=a.join('/')+'/';` +
    `fetch(r+'routes.json').then(function(x){if(!x.ok||!/json/.test(x.headers.get('content-type')))throw 0;location.replace(r+f)}).catch(up)}` +
    `up()}()`
  );
}
