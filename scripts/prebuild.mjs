// node scripts/prebuild.mjs: bundles the compiled engine, and with it the client of usual sites into packages/engine/prebuilt.
import {bundleEngine} from './bundleEngine.mjs';
import {prebuild} from '../packages/engine/dist/build/prebuild.js';

if (await bundleEngine()) console.log('engine bundled');
const madeCount = await prebuild();
if (madeCount > 0) console.log(`prebuilt clients made: ${madeCount}`);
