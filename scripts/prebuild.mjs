// node scripts/prebuild.mjs: finishes what the compiler wrote: declarations without stylesheets, the engine in few files, and the client
// of usual sites in packages/engine/prebuilt.
import {fileURLToPath} from 'node:url';
import {bundleEngine} from './bundleEngine.mjs';
import {dropStyleImports} from './plainDeclarations.mjs';
import {prebuild} from '../packages/engine/dist/build/prebuild.js';

for (const name of ['theme', 'client'])
  dropStyleImports(fileURLToPath(new URL(`../packages/${name}/dist`, import.meta.url)));
if (await bundleEngine()) console.log('engine bundled');
const madeCount = await prebuild();
if (madeCount > 0) console.log(`prebuilt clients made: ${madeCount}`);
