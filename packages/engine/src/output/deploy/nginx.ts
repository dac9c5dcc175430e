import {decodePath} from '@wuya/theme/pathname';
import type {HeaderRule} from '../../serve/headers.ts';

const TYPES =
  'text/css text/javascript application/javascript application/json application/manifest+json application/xml text/plain text/markdown image/svg+xml';

/**
 * Renders locations for nginx: to be included in a `server` whose `root` is the folder in which the site is under its
 * base URL. Needs no module beyond those of Debian's `nginx`.
 * @param options `others`: base URLs of the site's other languages; `trailingSlash`: as in the configuration
 */
export function renderNginx(
  baseUrl: string,
  rules: readonly HeaderRule[],
  {
    others = [],
    trailingSlash = true,
  }: {readonly others?: readonly string[]; readonly trailingSlash?: boolean} = {},
): string {
  const add = (headers: HeaderRule['headers'], indent = '    ') =>
    Object.entries(headers)
      .map(([name, value]) => `${indent}add_header ${name} ${quote(value)} always;\n`)
      .join('');
  const common = rules.find(({path}) => path === `${baseUrl}*`)?.headers ?? {};
  const ask = {'Cache-Control': 'no-cache'};
  const year = rules.find(({path}) => path === `${baseUrl}assets/*`)?.headers ?? {};
  // Locations are compared with decoded paths.
  const base = decodePath(baseUrl);
  return `# Made by wuya build. In your own server block:
#   root /srv/www;                        # the site lies in /srv/www${base}
#   include ${toWord(`/srv/www${base}nginx.conf`)};

location ${toWord(base)} {
  # Others may stand in front: with TLS, or with another port.
  absolute_redirect off;
${add({...common, ...ask}, '  ')}  # Folders without a page are as absent as any address without one.
  error_page 403 404 =404 ${toWord(`${base}404.html`)};
${trailingSlash ? '' : '  # The page at /a is the file a.html.\n  try_files $uri $uri.html $uri/index.html =404;\n'}  gzip on;
  gzip_vary on;
  gzip_static on;
  gzip_types ${TYPES};
  charset utf-8;
  charset_types text/css text/javascript application/javascript application/json application/xml text/plain text/markdown;
  location ~ \\.md$ {
${add({...common, ...ask})}    default_type text/markdown;
  }
  location ${toWord(`${base}assets/`)} {
${add({...common, ...year})}  }
${others
  .map(decodePath)
  .map(
    (own) => `  location ${toWord(own)} {
${add({...common, ...ask})}${trailingSlash ? '' : '    try_files $uri $uri.html $uri/index.html =404;\n'}    error_page 403 404 =404 ${toWord(`${own}404.html`)};
  }
  location ${toWord(`${own}assets/`)} {
${add({...common, ...year})}  }
`,
  )
  .join('')}  location = ${toWord(`${base}manifest.webmanifest`)} {
${add({...common, ...ask})}    default_type application/manifest+json;
  }
  location = ${toWord(`${base}404.html`)} {
${add({...common, ...ask})}  }
  location = ${toWord(`${base}nginx.conf`)} {
    return 404;
  }
  location = ${toWord(`${base}_headers`)} {
    return 404;
  }
  location = ${toWord(`${base}.wuya-files`)} {
    return 404;
  }
}
${
  baseUrl === '/'
    ? ''
    : `
location = ${toWord(base.slice(0, -1))} {
  absolute_redirect off;
  return 301 ${toWord(baseUrl)};
}
`
}`;
}

const quote = (value: string): string =>
  `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

/** Quotes a path where nginx would end it or read it as something else. */
const toWord = (path: string): string => (/[\s;{}"'\\]/.test(path) ? quote(path) : path);
