// node scripts/prebuild.mjs: bundles the client of usual sites into packages/engine/prebuilt, with the compiled engine.
import {prebuild} from '../packages/engine/dist/build/prebuild.js';

const madeCount = await prebuild();
if (madeCount > 0) console.log(`prebuilt clients made: ${madeCount}`);
