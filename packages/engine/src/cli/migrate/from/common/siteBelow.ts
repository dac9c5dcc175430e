import type {OldFolder} from './migration.ts';

const SITE_BELOW = /^(?:[^/]+\/){1,2}(?:wuya|docusaurus)\.config\.[cm]?[jt]s$/;

/** Tells whether a folder has a site of Wuya or Docusaurus in it: `_config.yml` beside one says how GitHub shows the repository. */
export const hasSiteBelow = ({paths}: Pick<OldFolder, 'paths'>): boolean =>
  paths.some((path) => SITE_BELOW.test(path));
