import type {Words} from '../language.ts';
import {didYouMean, entry} from './entry.ts';
import {FAULTS, type ImageFault} from './imageFault.ts';

/** Problems of the images of notes. */
export const imageProblems = {
  'IM-060': entry<{src: string; nearest?: string}>({
    level: 'error',
    text: ({src}) =>
      src === ''
        ? ['图片没有写地址，读者什么也看不到。', 'The image has no address; readers see nothing.']
        : [`图片不存在：${src}`, `The image does not exist: ${src}`],
    hint: ({src, nearest}) => didYouMean(nearest) ?? (isOwnPath(src) ? COPY_PICTURE : undefined),
  }),
  'IM-067': entry<{src: string}>({
    level: 'warning',
    text: ({src}) => [
      `图片在你自己的电脑上，读者看不到：${src}`,
      `The image is on your own computer, where readers cannot see it: ${src}`,
    ],
    hint: () => COPY_PICTURE,
  }),
  'IM-068': entry<{kilobytes: number}>({
    level: 'warning',
    text: ({kilobytes}) => [
      `图片写在了笔记里面（data:），占 ${kilobytes} KB，读者要等它载完才能读。`,
      `The image is written into the note (data:) and takes ${kilobytes} KB; readers wait for it before they can read.`,
    ],
    hint: () => [
      '把图片存成文件，放在笔记旁边，写 ![说明](./picture.png)。',
      'Save the image as a file beside the note and write ![words](./picture.png).',
    ],
  }),
  'IM-061': entry<{src: string; fault: ImageFault; shownBy?: 'video' | 'audio' | 'link'}>({
    level: 'warning',
    text: ({src, fault, shownBy}) =>
      shownBy === undefined
        ? [
            `图片读不出宽高：${src}（${FAULTS[fault].text[0]}）`,
            `The size of the image cannot be read: ${src} (${FAULTS[fault].text[1]})`,
          ]
        : [
            `这个文件不是图片，读者看不到：${src}`,
            `This file is no image; readers do not see it: ${src}`,
          ],
    hint: ({src, fault, shownBy}) => {
      if (shownBy === undefined) return FAULTS[fault].hint;
      if (shownBy === 'link')
        return [
          '要让读者打开它，写成链接：去掉前面的 !',
          'Make it a link that readers can open: remove the ! before it.',
        ];
      const tag = `<${shownBy} controls src="${src}"></${shownBy}>`;
      return [`写成 ${tag}`, `Write ${tag}`];
    },
  }),
  'IM-062': entry<{noteName?: string}>({
    level: 'notice',
    text: () => [
      '没有笔记用到这个文件，它不会发布。',
      'No note uses this file; it is not published.',
    ],
    hint: ({noteName}) =>
      noteName === undefined
        ? [
            '删掉它，或在笔记里引用它；想原样发布的文件放进 static。',
            'Delete it or use it in a note; files to publish as they are belong into static.',
          ]
        : [
            `笔记的名字以 .md 结尾：是笔记就改名为 ${noteName}。`,
            `Names of notes end in .md: rename it to ${noteName} if it is one.`,
          ],
  }),
  'IM-063': entry<{src: string}>({
    level: 'warning',
    text: ({src}) =>
      src === ''
        ? ['图片没有替代文字。', 'The image has no alternative text.']
        : [`图片没有替代文字：${src}`, `The image has no alternative text: ${src}`],
    hint: () => [
      '写出图里是什么：![闭包的作用域链](…)。只有写的人知道，--fix 不会代写；纯装饰的图写成 <img alt="">。',
      'Say what it shows: ![scope chain of a closure](…). Only its author knows, so --fix leaves it; write <img alt=""> for mere decoration.',
    ],
  }),
  'IM-064': entry<
    {src: string} & (
      | {kind: 'damaged'; reason: string}
      | {kind: 'large'; pixelCount: number}
      | {kind: 'type'; type: string}
    )
  >({
    level: 'warning',
    text: (facts) => {
      const [zh, en] = whyNotMade(facts);
      return [
        `图片没有另存成别的格式：${facts.src}（${zh}）`,
        `The image is not made in other formats: ${facts.src} (${en})`,
      ];
    },
    hint: () => [
      '原图照样发布。重新导出这张图，扩展名与内容要一致。',
      'The file is published as it is. Export it anew, under the extension of what it is.',
    ],
  }),
  'IM-065': entry<{src: string; reason: Words}>({
    level: 'warning',
    text: ({src, reason}) => [
      `图片取不来：${src}（${reason[0]}）`,
      `The image cannot be fetched: ${src} (${reason[1]})`,
    ],
    hint: () => [
      '页面仍从原来的地址显示它，下次构建再取。把图片存到笔记旁边，就不用取了。',
      'Pages still show it from its address, and the next build tries again. Saved beside the note it need not be fetched.',
    ],
  }),
  'IM-066': entry<{reason?: string}>({
    level: 'warning',
    text: ({reason}) => [
      `images 要用 sharp 生成图片，${reason === undefined ? '它没有安装' : `它不能运行，说“${reason}”`}。`,
      `images makes pictures with sharp, which ${reason === undefined ? 'is not installed' : `does not run (${reason})`}.`,
    ],
    hint: () => ['npm install sharp@0.35.5', 'npm install sharp@0.35.5'],
  }),
} as const;

/** Tells whether an address is one that a disk has, pasted by an editor: `/Users/me/Pictures/a.png`. */
const isOwnPath = (src: string): boolean =>
  /^\/(?:Users|home|Volumes|mnt|tmp|var|private|[a-z])\/[^/]+\//i.test(src);

const COPY_PICTURE: Words = [
  '把图片复制到笔记旁边，写相对路径：![说明](./picture.png)。',
  'Copy the image beside the note and write a relative path: ![words](./picture.png).',
];

function whyNotMade(
  facts:
    | {kind: 'damaged'; reason: string}
    | {kind: 'large'; pixelCount: number}
    | {kind: 'type'; type: string},
): readonly [zh: string, en: string] {
  if (facts.kind === 'damaged')
    return [`文件损坏：${facts.reason}`, `it is damaged: ${facts.reason}`];
  if (facts.kind === 'type')
    return [`扩展名不对，内容是 ${facts.type}`, `it is ${facts.type}, which its name denies`];
  const millions = Math.round(facts.pixelCount / 1e6);
  return [`${millions} 百万像素，太大`, `it has ${millions} million pixels, too many`];
}
