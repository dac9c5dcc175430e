import {decodePath} from '@wuya/theme/pathname';
import type {HeaderRule} from '../../serve/headers.ts';

const TYPES =
  'text/css text/javascript application/javascript application/json application/manifest+json application/xml text/plain text/markdown image/svg+xml';

/**
 * Renders locations for nginx: to be included in a `server` whose `root` is the folder in which the site lies under its
 * base URL. Needs no module beyond those of Debian's `nginx`.
 * @param others base URLs of the site's other languages
 */
export function renderNginx(
  baseUrl: string,
  rules: readonly HeaderRule[],
  others: readonly string[] = [],
): string {
  const quote = (value: string) => `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
  const add = (headers: HeaderRule['headers']) =>
    Object.entries(headers)
      .map(([name, value]) => `  add_header ${name} ${quote(value)} always;\n`)
      .join('');
  const indent = (headers: HeaderRule['headers']) =>
    add(headers).replaceAll('  add_header', '    add_header');
  const common = rules.find(({path}) => path === `${baseUrl}*`)?.headers ?? {};
  const ask = {'Cache-Control': 'no-cache'};
  const year = rules.find(({path}) => path === `${baseUrl}assets/*`)?.headers ?? {};
  // Locations are compared with decoded paths.
  const base = decodePath(baseUrl);
  return `# Made by wuya build. In your own server block:
#   root /srv/www;                        # the site lies in /srv/www${base}
#   include /srv/www${base}nginx.conf;

location ${base} {
${add({...common, ...ask})}  error_page 404 ${base}404.html;
  gzip on;
  gzip_vary on;
  gzip_static on;
  gzip_types ${TYPES};
  charset utf-8;
  charset_types text/css text/javascript application/javascript application/json application/xml text/plain text/markdown;
  location ~ \\.md$ {
${add({...common, ...ask}).replaceAll('  add_header', '    add_header')}    default_type text/markdown;
  }
  location ${base}assets/ {
${add({...common, ...year}).replaceAll('  add_header', '    add_header')}  }
${others
  .map(decodePath)
  .map(
    (own) => `  location ${own} {
${indent({...common, ...ask})}    error_page 404 ${own}404.html;
  }
  location ${own}assets/ {
${indent({...common, ...year})}  }
`,
  )
  .join('')}  location = ${base}manifest.webmanifest {
${add({...common, ...ask}).replaceAll('  add_header', '    add_header')}    default_type application/manifest+json;
  }
  location = ${base}404.html {
${add({...common, ...ask}).replaceAll('  add_header', '    add_header')}  }
  location = ${base}nginx.conf {
    return 404;
  }
  location = ${base}_headers {
    return 404;
  }
}
${
  baseUrl === '/'
    ? ''
    : `
location = ${base.slice(0, -1)} {
  return 301 ${baseUrl};
}
`
}`;
}
