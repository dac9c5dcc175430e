import {escapeAttribute, escapeText} from '../../html/escape.ts';
import {fillText} from '../../text/texts.ts';
import type {Printer} from '../out/out.ts';

/** A thumb needs 44 px, which move nothing around the 22 of the words. Here, because the few notes that have it carry it alone. */
const ROOM = 'padding:.8em 0;margin:-.8em 0';

/** Prints the link to the code of the note: what it is, the name of the file, how many are in it, how large it is. */
export const printCodeFiles: Printer = (element, out) => {
  const {texts} = out.context;
  const {name, fileName, count, size} = element.properties as Readonly<Record<string, string>>;
  const address = out.reference({kind: 'code', url: fileName!, element});
  const facts = [
    `${name}.zip`,
    ...(Number(count) > 1 ? [fillText(texts.codeFiles, {count: count!})] : []),
    printBytes(Number(size)),
  ];
  out.write(
    `<p class="meta code-files"><a${address} download="${escapeAttribute(`${name}.zip`)}" style="${ROOM}">${escapeText(texts.codeDownload)}</a> <span>${escapeText(facts.join(' · '))}</span></p>`,
  );
};

/** `812 B`, `4.1 KB`, `130 KB` */
function printBytes(size: number): string {
  if (size < 1000) return `${size} B`;
  const kilobytes = size / 1000;
  return `${kilobytes < 100 ? kilobytes.toFixed(1) : Math.round(kilobytes)} KB`;
}
