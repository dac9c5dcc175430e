import type {HostedIndex, RecordOperation} from './hostedIndex.ts';
import type {IndexSettings} from './indexSettings.ts';
import type {PushRecord} from './pushRecords.ts';

/** What changes in the index. */
interface PushResult {
  readonly addedCount: number;
  readonly changedCount: number;
  readonly removedCount: number;
  readonly unchangedCount: number;
  readonly areSettingsChanged: boolean;
}

interface PushOptions {
  readonly index: HostedIndex;
  readonly name: string;
  readonly records: readonly PushRecord[];
  readonly settings: IndexSettings;
  /** Finds out what would change, and changes nothing. */
  readonly isDryRun: boolean;
}

/** Bounds of one batch. */
const MAX_OPERATIONS = 1000;
const MAX_BATCH_BYTES = 5_000_000;

/**
 * Makes a hosted index hold exactly these records. All is written to a second index, checked there, and put into the place
 * of the first in one step, so that readers see the old or the new one, never a mixture. Only what changed is sent.
 */
export async function pushRecords({
  index,
  name,
  records,
  settings,
  isDryRun,
}: PushOptions): Promise<PushResult> {
  const wanted = new Map(records.map((record) => [record.objectID, record]));
  if (wanted.size !== records.length) throw new Error('two records have one objectID');
  const known = await index.digests(name);
  const areSettingsChanged =
    known === undefined || (await index.settingsDigest(name)) !== settings.digest;
  const removed = [...(known?.keys() ?? [])].filter((id) => !wanted.has(id));
  const sent = records.filter(({objectID, digest}) => known?.get(objectID) !== digest);
  const addedCount = sent.filter(({objectID}) => !known?.has(objectID)).length;
  const result = {
    addedCount,
    changedCount: sent.length - addedCount,
    removedCount: removed.length,
    unchangedCount: records.length - sent.length,
    areSettingsChanged,
  };
  if (isDryRun || (sent.length === 0 && removed.length === 0 && !areSettingsChanged)) return result;

  const next = `${name}_wuya_next`;
  if (known) await index.copy(name, next);
  else await index.remove(next);
  if (areSettingsChanged) {
    // The synonyms first: the digest in the settings says that both are in place.
    await index.writeSynonyms(next, settings.synonyms);
    await index.writeSettings(next, settings.settings);
  }
  const operations = [
    ...sent.map((body): RecordOperation => ({action: 'updateObject', body})),
    ...removed.map((objectID): RecordOperation => ({action: 'deleteObject', body: {objectID}})),
  ];
  for (const batch of cutBatches(operations)) await index.write(next, batch);
  await check(index, next, wanted);
  await index.move(next, name);
  await check(index, name, wanted);
  return result;
}

function* cutBatches(operations: readonly RecordOperation[]): Generator<RecordOperation[]> {
  let batch: RecordOperation[] = [];
  let sizeBytes = 0;
  for (const operation of operations) {
    const ownBytes = Buffer.byteLength(JSON.stringify(operation));
    if (
      batch.length === MAX_OPERATIONS ||
      (batch.length > 0 && sizeBytes + ownBytes > MAX_BATCH_BYTES)
    ) {
      yield batch;
      batch = [];
      sizeBytes = 0;
    }
    batch.push(operation);
    sizeBytes += ownBytes;
  }
  if (batch.length > 0) yield batch;
}

/** @throws when the index does not hold exactly the wanted records */
async function check(
  index: HostedIndex,
  name: string,
  wanted: ReadonlyMap<string, PushRecord>,
): Promise<void> {
  const digests = await index.digests(name);
  const isExact =
    digests?.size === wanted.size &&
    [...wanted].every(([id, {digest}]) => digests.get(id) === digest);
  if (!isExact)
    throw new Error(
      `${name} holds ${digests?.size ?? 0} records, not the ${wanted.size} that were sent`,
    );
}
