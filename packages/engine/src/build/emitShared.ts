import {readFileSync} from 'node:fs';
import type {Bundle} from '../bundle/make/buildBundle.ts';
import {hashOf} from '../cache/hash.ts';
import type {SiteConfig} from '../config/siteConfig.ts';
import type {OutputFolder} from '../output/emit/outputFolder.ts';
import {renderRedirect} from '../routes/redirects/redirect.ts';
import type {SiteModel} from '../site/model.ts';

interface SharedInput {
  readonly model: SiteModel;
  readonly config: SiteConfig;
  readonly bundle: Bundle;
  readonly output: OutputFolder;
}

/** Writes the files that belong to no single page: sidebars, client, pictures, static files, redirects, the list of routes. */
export function emitShared({model, config, bundle, output}: SharedInput): void {
  for (const {path, json} of model.sidebarFiles.values()) output.write(path, hashOf(json), json);
  for (const [path, file] of bundle.files) {
    const content = readFileSync(file);
    output.write(path, hashOf(content), content);
  }
  for (const {path, absolutePath} of model.assets.used.values()) output.copy(path, absolutePath);
  for (const {path, absolutePath} of model.content.staticFiles) output.copy(path, absolutePath);
  const routes = JSON.stringify(model.table.routes.map(({permalink}) => permalink));
  output.write('routes.json', hashOf(routes), routes);
  for (const redirect of model.redirects) {
    const html = renderRedirect(redirect, config);
    output.write(redirect.outputPath, hashOf(html), html);
  }
}
