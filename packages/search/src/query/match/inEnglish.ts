import type {IndexReader} from '../reader/indexReader.ts';

/** Tells whether the notes are in English. Among Chinese notes an English word is a name, and one that begins like it is another name. */
export function isInEnglish({meta: {kinds}}: IndexReader): boolean {
  return kinds[0]?.language?.startsWith('en') === true;
}
