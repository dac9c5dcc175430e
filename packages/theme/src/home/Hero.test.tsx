import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {Hero} from './Hero.tsx';

const leadOf = (...sub: string[]): string =>
  /<div class="sub">(<p[^>]*>)/.exec(
    renderToStaticMarkup(<Hero title="无涯" sub={sub} actions={[]} />),
  )![1]!;

it('leaves a space between parts of its sentence in languages that have spaces', () => {
  const textOf = (...sub: string[]) =>
    renderToStaticMarkup(<Hero title="" sub={sub} actions={[]} />).replaceAll(/<[^>]*>/g, '');
  expect(textOf('The progressive', 'framework')).toBe('The progressive framework');
  expect(textOf('把文件夹，', '变成网站。')).toBe('把文件夹，变成网站。');
});

it('says whether a phone has room for each part of its sentence, so that no full stop is alone', () => {
  expect(leadOf('编程学习笔记，', '前端、后端、全栈三卷。')).toBe('<p>');
  expect(leadOf('把一个文件夹的 Markdown，', '变成一个又快又好看的网站。')).toBe(
    '<p class="wide-part">',
  );
});
