import {expect, it} from 'vitest';
import type {MigratedFile} from './from/common/migration.ts';
import {separateTags} from './separateTags.ts';

const note = (tags: unknown, body = ''): MigratedFile => ({
  text: `---\ntitle: "甲"\ntags: ${JSON.stringify(tags)}\n---\n\n${body}`,
});

it('gives each tag an address of its own', () => {
  const files = new Map<string, MigratedFile>([
    ['docs/b.md', note(['WWDC 2016', 'WWDC2016', '__block', 'c'])],
    ['docs/a.md', note(['WWDC2016', 'Block', '测试'])],
    ['docs/c.md', note(['__block', {label: 'x', permalink: '/y'}, 7])],
    ['blog/a.md', note(['WWDC 2016'], 'tags: ["block"]\n')],
    ['docs/d.md', {text: '# 丁\n\n---\ntags: ["block"]\n---\n'}],
    ['docs/e.md', {text: '---\ntitle: "戊"\n---\n\ntags: [a, b]\n---\n'}],
    ['docs/a.png', {copyOf: 'a.png'}],
  ]);
  const block = {label: '__block', permalink: '/block-2'};
  expect(Object.fromEntries(separateTags(files))).toEqual({
    ...Object.fromEntries(files),
    'docs/b.md': note(['WWDC2016', block, 'c']),
    'docs/c.md': note([block, {label: 'x', permalink: '/y'}, 7]),
  });
});

it('takes a full-width comma for the end of a tag, as a site does', () => {
  const files = new Map<string, MigratedFile>([
    ['docs/a.md', note(['obsidian'])],
    ['docs/b.md', note(['Obsidian，换图标', '，'])],
  ]);
  expect(separateTags(files).get('docs/b.md')).toEqual(note(['obsidian', '换图标', '，']));
});
