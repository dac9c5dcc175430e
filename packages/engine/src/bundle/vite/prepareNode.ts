import {fillInNode} from '../foreign/nodeDefaults.ts';
import {shareReact} from './ownReact.ts';

/**
 * Names the kind of process that modules of a site run in while it is being written. A bundle for readers that was made before, such as
 * the quick renderer, has named it one of production.
 */
export function nameProcess(name = process.env['NODE_ENV']): string {
  return name === undefined || name === 'production' ? 'development' : name;
}

/**
 * Prepares the process for modules of a site that Node runs while it is being written: React for those who write code, one copy of it,
 * and default values of properties as in earlier versions for a site made for Docusaurus.
 */
export function prepareNode({dir, isForeign}: {dir: string; isForeign: boolean}): void {
  process.env['NODE_ENV'] = nameProcess();
  shareReact(dir);
  if (isForeign) fillInNode();
}
