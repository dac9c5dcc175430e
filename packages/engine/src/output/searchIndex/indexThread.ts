import type {PageRecords} from '@wuya/search';
import {answerQuestions} from '../../bundle/modules/workerThread.ts';
import {type Cache, openCache} from '../../cache/cache.ts';
import type {IndexAnswer, IndexQuestion} from './makeApart.ts';
import {type IndexMaker, openIndexMaker} from './makeIndex.ts';

// The one thread of a large build that cuts notes into terms and codes them: that code is busy in no other.
answerQuestions(createAnswers());

interface OpenIndex {
  readonly cache: Cache;
  readonly maker: IndexMaker;
  /** Records of the pages that are being taken. */
  readonly records: Map<number, PageRecords>;
}

function createAnswers(): (question: IndexQuestion) => Promise<IndexAnswer> {
  const indexes = new Map<string, OpenIndex>();
  return async (question) => {
    const {cacheDir} = question;
    if (question.kind === 'open') {
      const opened = await openIndex(question);
      indexes.set(cacheDir, opened);
      return {missing: opened.maker.missing()};
    }
    const {cache, maker, records} = indexes.get(cacheDir)!;
    switch (question.kind) {
      case 'take':
        for (const [page, own] of question.pages) {
          if (own) records.set(page, own);
          maker.take(page);
        }
        records.clear();
        return {};
      case 'merge':
        return {files: maker.merge().files};
      case 'save':
        maker.save(question.key);
        cache.close();
        indexes.delete(cacheDir);
        return {};
    }
  };
}

async function openIndex({
  cacheDir,
  kind: _kind,
  ...input
}: IndexQuestion & {readonly kind: 'open'}): Promise<OpenIndex> {
  const cache = openCache(cacheDir);
  const records = new Map<number, PageRecords>();
  const pages = input.keys.map((key, page) => ({key, records: () => records.get(page)!}));
  return {cache, records, maker: await openIndexMaker({...input, pages, cache})};
}
