// What the engine knows of Chinese beside the text: readings and traditional forms, and the way back to make queries.
import {createRequire} from 'node:module';
import {loadChineseTables} from '../../packages/engine/dist/output/searchIndex/chineseTables.js';

const require = createRequire(new URL('../../packages/engine/package.json', import.meta.url));

/** `{pinyinOf, variants, toTraditional}`. */
export async function loadTables() {
  const {Converter} = require('opencc-js/cn2t');
  return {...(await loadChineseTables('zh-CN')), toTraditional: Converter({from: 'cn', to: 't'})};
}
