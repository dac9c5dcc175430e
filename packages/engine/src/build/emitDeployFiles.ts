import type {SiteData} from '@wuya/theme/types';
import type {Bundle} from '../bundle/make/buildBundle.ts';
import {hashOf} from '../cache/hash.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import {createPolicy} from '../output/deploy/contentSecurityPolicy.ts';
import {createHeaderRules, renderHeaders} from '../serve/headers.ts';
import {renderNginx} from '../output/deploy/nginx.ts';
import {REDIRECT_SCRIPT} from '../routes/redirects/redirect.ts';
import type {OutputFolder} from '../output/emit/outputFolder.ts';
import {createScripts, listScripts} from './scripts.ts';

interface DeployEdition {
  readonly config: SiteConfig;
  readonly siteData: SiteData;
  readonly bundle: Bundle;
}

interface DeployInput {
  /** Whether old addresses have documents that lead on. */
  readonly hasRedirects: boolean;
  readonly staticPaths: ReadonlySet<string>;
  readonly output: OutputFolder;
}

/** Writes the files that hosts read, for the site in all of its languages, the default one first. */
export function emitDeployFiles(
  editions: readonly DeployEdition[],
  {hasRedirects, staticPaths, output}: DeployInput,
): void {
  const [{config}] = editions as [DeployEdition];
  const scripts = editions.flatMap((edition) =>
    listScripts(createScripts(edition.config, edition.siteData, edition.bundle)),
  );
  const [, ...others] = editions.map((edition) => edition.config.baseUrl);
  const rules = createHeaderRules({
    baseUrl: config.baseUrl,
    others,
    policy: createPolicy(config, [...new Set(scripts), ...(hasRedirects ? [REDIRECT_SCRIPT] : [])]),
    hasWorker: config.offline,
  });
  const files = {
    ...(config.deploy.headers && {_headers: renderHeaders(rules)}),
    ...(config.deploy.nginx && {
      'nginx.conf': renderNginx(config.baseUrl, rules, {...config, others}),
    }),
  };
  for (const [path, text] of Object.entries(files))
    if (!staticPaths.has(path)) output.write(path, hashOf(text), text);
}
