import {it} from 'vitest';
import {editAndAsk, REQUESTS_PER_EDIT} from './devLevel.ts';
import {SHARE} from './site.ts';

const EDITS = Math.ceil(1000 * SHARE);

it.runIf(process.platform === 'linux')(
  `${EDITS} edits and ${EDITS * REQUESTS_PER_EDIT} requests leave nothing behind in wuya dev`,
  () => editAndAsk(EDITS),
);
