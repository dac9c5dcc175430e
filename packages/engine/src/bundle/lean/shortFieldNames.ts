import {join} from 'node:path';
import {minify} from 'rolldown/utils';
import type {Plugin, Rolldown} from 'vite';
import {escapePattern} from '../../config/schema/escapePattern.ts';
import {toModuleId} from '../modules/moduleId.ts';
import {clientDir, searchDir, themeDir} from '../modules/sources.ts';

/** Fields that the search keeps to itself, most used first: in none of its answers, of no built-in object, and written without quotes. */
export const INTERNAL_FIELDS: readonly string[] =
  `units end text literals weights unitCount start words pages meta pageScores weight unitScores matches word
  allowed gamma folded score where part near candidates chars bits wanted reader pageOfUnit isQuestion pageStarts
  share verified parts literal isSpent others minimal isExact distance cut mustBeLiteral allow texts exactCount
  charFirsts hashes pieces piece before after spelt bonded whole title shard ending passed countWell kinds file
  isLoose posting levels isPrefix endings wordFirsts variantCodes kindOfPage arrived alphabet ranges least coded
  shares heading unitsPerText textStarts ratio pinyinFirsts ownUnits mayStop bonds asked found loose requests
  client isSlip numbers isWord need toRaw termUnits fetchFile sharesLoads wordCount symbols sides ranks mayVary
  maxBytes isSpeltBehind isSpelt isCode hasChar extraCodes distanceLengths bond checks isFirst sizeBytes isAlone
  letters bonus sample counts block titles kept level places typed total lengths matched counted side added
  snippet unit base isNamed facts unread blocks ofText ofHit ofAnswer storeFor`
    .split(/\s+/)
    .filter(Boolean);

/**
 * Fields that the modules of the dialog and of the search page keep to themselves: of no object that others read, the page keeps or
 * the worker gets, nor of the browser.
 */
export const DIALOG_FIELDS: readonly string[] =
  `hrefOf onChoose onClose activeId onLeave showWhole onActivate drawing reportHref isMarked popup initialQuery onQuery
  isSelected hiddenCount isLastChild onOperate isChosenByKey byKey suggestions onSuggestion startWorker loadHere onReset
  hasRows onRetry activeRow onMore leave operate pressKey setEager stored maxPerGroup shown onTouch
  findFacets onHits opened isContextual creditHref activate`
    .split(/\s+/)
    .filter(Boolean);

// Small letters first: variables have them too. `E` is a field of `Math`.
const SMALL = [...'abcdefghijklmnopqrstuvwxyz'];
const SHORTEST = [...SMALL, ...'ABCDFGHIJKLMNOPQRSTUVWXYZ'];

/** Names each of some fields anew: `a`, `b` … `Z`, `aa`, `ba` …. */
export function shortNamesOf(fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    fields.map((name, i) => {
      const rest = i - SHORTEST.length;
      return [
        name,
        SHORTEST[i] ?? `${SMALL[rest % SMALL.length]}${SMALL[Math.floor(rest / SMALL.length)]}`,
      ];
    }),
  );
}

/** Paths of the modules that have such fields in common. */
const DIALOG_MODULES = new RegExp(
  `^(?:${[
    join(themeDir, 'search/'),
    join(themeDir, 'pages/SearchPage.tsx'),
    join(clientDir, 'search/'),
    join(clientDir, 'portable/provider.ts'),
    join(searchDir, 'thread/'),
  ]
    .map((path) => escapePattern(toModuleId(path)))
    .join('|')})`,
);

/**
 * How workers are bundled: without comments, which Vite leaves them, and with `const`, whose value the minifier writes where it is
 * used. Reading a field of our own objects does nothing else.
 */
export const WORKER_OPTIONS: Rolldown.RolldownOptions = {
  treeshake: {propertyReadSideEffects: false},
  output: {topLevelVar: false, comments: false},
};

/** Gives inner fields of the search short names in all parts of its worker: 4 % less code as brotli (2026-11). */
export function shortNames(): Plugin {
  const shorten = createShortener(INTERNAL_FIELDS);
  return {
    name: 'wuya:short-names',
    apply: 'build',
    // The bundler's own option knows bundles of one part only.
    renderChunk: (code, {fileName}) => shorten(code, fileName),
  };
}

/** Gives inner fields of the dialog short names: 2 % less code as brotli (2026-11). */
export function shortDialogNames(): Plugin {
  const shorten = createShortener(DIALOG_FIELDS);
  return {
    name: 'wuya:short-dialog-names',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({name}) => name === 'client',
    transform: {filter: {id: DIALOG_MODULES}, handler: shorten},
  };
}

function createShortener(fields: readonly string[]) {
  const include = new RegExp(`^(?:${fields.join('|')})$`);
  const cache = shortNamesOf(fields);
  return async (code: string, fileName: string): Promise<{code: string; map: null}> => {
    const mangleProps = {include, cache: {...cache}};
    const options = {module: true, compress: false, mangle: false, mangleProps};
    return {code: (await minify(fileName, code, options)).code, map: null};
  };
}
