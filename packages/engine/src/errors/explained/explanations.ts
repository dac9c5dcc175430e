import type {catalogue} from '../catalogue.ts';
import {articleExplanations} from './article.ts';
import {blogExplanations} from './blog.ts';
import {bundleExplanations} from './bundle.ts';
import {configExplanations} from './config.ts';
import {contentExplanations} from './content.ts';
import type {Explanations} from './explanation.ts';
import {fileExplanations} from './files.ts';
import {documentExplanations, outputExplanations} from './rest.ts';
import {pluginExplanations} from './plugins.ts';
import {routesExplanations} from './routes.ts';
import {samplesExplanations} from './samples.ts';
import {sidebarExplanations} from './sidebar.ts';

/** An explanation for every code of the catalogue: a new code needs one in the file of its table, or this does not compile. */
export const explanations: Explanations<typeof catalogue> = {
  ...configExplanations,
  ...fileExplanations,
  ...contentExplanations,
  ...sidebarExplanations,
  ...blogExplanations,
  ...routesExplanations,
  ...articleExplanations,
  ...pluginExplanations,
  ...samplesExplanations,
  ...documentExplanations,
  ...bundleExplanations,
  ...outputExplanations,
};
