import {fileURLToPath} from 'node:url';

/** The `wuya` command of this repository. */
export const wuya = fileURLToPath(new URL('../../packages/engine/bin/wuya.mjs', import.meta.url));
