import type {Words} from '../language.ts';

/** Why a file tells no size: it is empty, a pointer of Git LFS, a page, no image at all, damaged, or 0 pixels wide or high. */
export type ImageFault = 'empty' | 'pointer' | 'page' | 'none' | 'damaged' | 'zero';

const SAVE_AGAIN: Words = [
  '重新保存或下载这张图片；没有宽高，读者会看到页面跳动。',
  'Save or download the image again; without its size the page jumps while it loads.',
];

/** What is said of each fault, and what to do. */
export const FAULTS: Readonly<Record<ImageFault, {readonly text: Words; readonly hint: Words}>> = {
  empty: {text: ['文件是空的', 'the file is empty'], hint: SAVE_AGAIN},
  pointer: {
    text: [
      '里面只有 Git LFS 的指针，没有图片本身',
      'it holds the pointer of Git LFS, not the image itself',
    ],
    hint: ['运行 git lfs pull，取回图片本身。', 'Run git lfs pull to get the image itself.'],
  },
  page: {
    text: ['里面是网页，不是图片', 'it holds a web page, no image'],
    hint: [
      '多半是下载时存成了网页：打开图片本身的地址，重新下载。',
      'The download most likely saved a page: open the address of the image itself and save that.',
    ],
  },
  none: {
    text: ['文件的内容不是图片', 'its content is no image'],
    hint: [
      '改文件名不会改变格式：导出成 PNG、JPEG、WebP 或 SVG。',
      'Another file name changes no format: export it as PNG, JPEG, WebP or SVG.',
    ],
  },
  damaged: {text: ['文件不完整或已损坏', 'the file is cut off or damaged'], hint: SAVE_AGAIN},
  zero: {
    text: ['宽或高是 0', 'its width or height is 0'],
    hint: ['读者看不到这张图片，重新导出它。', 'Readers cannot see this image; export it again.'],
  },
};
