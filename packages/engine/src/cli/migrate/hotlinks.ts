import {compareText} from '../../errors/compareText.ts';
import {mapProse, outsideSpans} from './from/markdown/fences.ts';
import {
  createProblemList,
  type MigratedFile,
  type MigrationProblem,
} from './from/common/migration.ts';
import {isWrittenNote} from './writtenNotes.ts';

const PICTURE = /(?:!\[[^\][]*\]\(\s*<?|<img\b[^<>]*?\ssrc\s*=\s*["']?)https?:\/\/([\w.-]+)/gi;
/** Hosts of pictures that answer pages of other sites with an error or another picture: where notes were written, or copied from. */
const PROTECTED =
  /(?:^|\.)(?:nlark\.com|yuque\.com|csdnimg\.cn|jianshu\.io|zhimg\.com|byteimg\.com|qpic\.cn|sinaimg\.cn|cnblogs\.com|hdslb\.com|doubanio\.com|oschina\.net|51cto\.com|gitee\.com)$/i;

/** Reports pictures that stay at hosts which show them to their own pages alone: readers of the new site may not see them. */
export function reportHotlinks(
  files: ReadonlyMap<string, MigratedFile>,
): readonly MigrationProblem[] {
  const hosts = new Set<string>();
  let count = 0;
  for (const [path, file] of files) {
    if (!isWrittenNote(path) || !('text' in file) || !/https?:\/\//i.test(file.text)) continue;
    mapProse(file.text, (line) =>
      outsideSpans(line, (part) => {
        for (const [, host = ''] of part.matchAll(PICTURE)) {
          if (!PROTECTED.test(host)) continue;
          hosts.add(host.toLowerCase());
          count++;
        }
        return part;
      }),
    );
  }
  if (count === 0) return [];
  const list = [...hosts].sort(compareText).map((host) => JSON.stringify(host));
  const option = `images: {remote: [${list.join(', ')}]}`;
  const {all, add} = createProblemList('wuya.config.ts');
  add(
    undefined,
    `${count} 张图片放在别的网站，那里多半只让自己的网页显示；写上 ${option}，生成时会复制到站点里。`,
    `${count} pictures are at other hosts that mostly show them to their own pages alone; with ${option} a build copies them into the site.`,
  );
  return all;
}
