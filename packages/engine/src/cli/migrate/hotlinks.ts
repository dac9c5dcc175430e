import {compareText} from '../../errors/compareText.ts';
import {mapProse, outsideSpans} from './from/markdown/fences.ts';
import {
  createProblemList,
  type MigratedFile,
  type MigrationProblem,
} from './from/common/migration.ts';
import {isWrittenNote} from './writtenNotes.ts';

const PICTURE =
  /(?:!\[[^\][]*\]\(\s*<?|<img\b[^<>]*?\s(?:data-)?src\s*=\s*["']?)https?:\/\/([\w.-]+)([^\s"'<>)]*)/gi;
/** Hosts of pictures that answer pages of other sites with an error or another picture: where notes were written, or copied from. */
const PROTECTED =
  /(?:^|\.)(?:nlark\.com|yuque\.com|csdnimg\.cn|jianshu\.io|zhimg\.com|byteimg\.com|qpic\.cn|sinaimg\.cn|cnblogs\.com|hdslb\.com|doubanio\.com|oschina\.net|51cto\.com|gitee\.com)$/i;

/** Addresses that an account alone may read, or anybody for some hours: those of pictures that were copied out of Notion or Feishu. */
const SIGNED = /[?&](?:X-Amz-(?:Expires|Signature)|expirationTimestamp)=/i;
const OF_ACCOUNT =
  /^(?:internal-api-drive-stream\.(?:feishu\.cn|larksuite\.com|larkoffice\.com)|s3[\w.-]*\.amazonaws\.com\/secure\.notion-static\.com|prod-files-secure\.s3[\w.-]*\.amazonaws\.com|secure\.notion-static\.com|file\.notion\.so)\//i;

/** What was found of one kind. */
interface Found {
  readonly hosts: Set<string>;
  /** The first note with one. */
  first: string;
  count: number;
}

/**
 * Reports pictures that readers of the new site may not see: those at hosts which show them to their own pages alone, and those whose
 * address is for an account or for some hours.
 */
export function reportHotlinks(
  files: ReadonlyMap<string, MigratedFile>,
): readonly MigrationProblem[] {
  const isProtected: Found = {hosts: new Set(), first: '', count: 0};
  const isPassing: Found = {hosts: new Set(), first: '', count: 0};
  for (const [path, file] of files) {
    if (!isWrittenNote(path) || !('text' in file) || !/https?:\/\//i.test(file.text)) continue;
    mapProse(file.text, (line) =>
      outsideSpans(line, (part) => {
        for (const [, host = '', rest = ''] of part.matchAll(PICTURE)) {
          const passes = SIGNED.test(rest) || OF_ACCOUNT.test(host + rest);
          if (!passes && !PROTECTED.test(host)) continue;
          const found = passes ? isPassing : isProtected;
          found.hosts.add(host.toLowerCase());
          if (found.count++ === 0) found.first = path;
        }
        return part;
      }),
    );
  }
  const {all, add} = createProblemList('wuya.config.ts');
  if (isProtected.count > 0) {
    const list = [...isProtected.hosts].sort(compareText).map((host) => JSON.stringify(host));
    const option = `images: {remote: [${list.join(', ')}]}`;
    add(
      undefined,
      `${isProtected.count} 张图片放在别的网站，那里多半只让自己的网页显示；写上 ${option}，生成时会复制到站点里。`,
      isProtected.count === 1
        ? `One picture is at another host that mostly shows it to its own pages alone; with ${option} a build copies it into the site.`
        : `${isProtected.count} pictures are at other hosts that mostly show them to their own pages alone; with ${option} a build copies them into the site.`,
    );
  }
  if (isPassing.count > 0) {
    const hosts = [...isPassing.hosts].sort(compareText);
    add(
      undefined,
      `${isPassing.count} 张图片的地址是临时的，或者要登录才能看（${hosts.join('、')}），读者看不到；第一张在 ${isPassing.first}。从原来的地方把图片下载到笔记旁边，或者连图片一起重新导出。`,
      isPassing.count === 1
        ? `The address of a picture in ${isPassing.first} works for some hours or after a login (${hosts.join(', ')}), so readers do not see it. Download it beside the note, or export the notes again with their pictures.`
        : `${isPassing.count} pictures have addresses that work for some hours or after a login (${hosts.join(', ')}), so readers do not see them; the first is in ${isPassing.first}. Download them beside the notes, or export the notes again with their pictures.`,
    );
  }
  return all;
}
