import type {IncomingMessage, ServerResponse} from 'node:http';
import type {LoadedConfig} from '../../config/loadConfig.ts';
import {findPackage} from '../../cache/findPackage.ts';
import {parseTarget} from '../../serve/requestTarget.ts';
import {findForeignUse, leadsOut, servedFolders} from './devAccess.ts';
import {clientDir} from '../modules/sources.ts';

/** Answers a request for what is no module; `next` leaves one to the bundler. */
export type DevPages = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void;

/** Finds the folder from which the bundler looks for the packages it prepares; a folder without any cannot be that. */
export function findRoot(siteDir: string): string {
  return hasReact(siteDir) ? siteDir : clientDir;
}

/** Makes what answers pages after it has refused other sites and files outside. */
export function createPageGuard({
  site,
  pages,
}: {
  readonly site: Pick<LoadedConfig, 'dir' | 'config'>;
  readonly pages: DevPages;
}): DevPages {
  const {baseUrl} = site.config;
  const places = {root: findRoot(site.dir), folders: servedFolders(site.dir)};
  return (request, response, next) => {
    const refuse = (reason: string) =>
      void response
        .writeHead(403, {'content-type': 'text/plain; charset=utf-8'})
        .end(`403 ${reason}\n`);
    const foreign = findForeignUse(request);
    if (foreign !== undefined) return refuse(foreign);
    const {pathname} = parseTarget(request.url)!;
    const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
    if (leadsOut(path.replace(/^\/+/, ''), places)) return refuse('outside the site');
    return pages(request, response, next);
  };
}

/**
 * Returns true where the bundler finds React from a folder. Node would find it in `NODE_PATH` too, which pnpm sets for the programs it
 * runs, and where the bundler does not look.
 */
const hasReact = (dir: string): boolean => findPackage(dir, 'react') !== undefined;
