import {readFileSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import type {SitePage} from '../../kinds/page/resolvedPage.ts';
import {openOutput} from '../emit/output.ts';
import {emitFullTexts} from './fullTexts.ts';

type Texts = Readonly<Record<string, string>>;

/** Builds the copies of notes and their full text. @returns which copies were read, and the full text */
function build(root: string, texts: Texts): {readonly read: string[]; readonly full: string} {
  const dir = join(root, 'dist');
  const output = openOutput(dir, join(root, 'state'));
  for (const [name, text] of Object.entries(texts)) {
    const path = `${name}/index.md`;
    if (!output.reuse(path, text)) output.write(path, text, text);
  }
  const read: string[] = [];
  const pages = Object.keys(texts).map((name) => ({outputPath: `${name}/index.html`}) as SitePage);
  emitFullTexts([{fullPath: 'llms-full.txt', pages}], {
    ...output,
    read(path) {
      read.push(path);
      return output.read(path);
    },
  });
  output.commit();
  return {read, full: readFileSync(join(dir, 'llms-full.txt'), 'utf8')};
}

const notes: Texts = {a: '甲的正文\n', b: 'Second.\n', c: '# 丙\n\n😀\n'};
const joined = (texts: Texts) => Object.values(texts).join('\n---\n\n');

describe('the full text', () => {
  it('is not read again when nothing changed', () => {
    const root = temporaryFolder();
    expect(build(root, notes)).toEqual({
      read: ['a/index.md', 'b/index.md', 'c/index.md'],
      full: joined(notes),
    });
    expect(build(root, notes)).toEqual({read: [], full: joined(notes)});
  });

  it.each(['', '短\n', 'Much longer than it was, 也有汉字。\n'])(
    'reads the one copy that changed to %j',
    (text) => {
      const root = temporaryFolder();
      build(root, notes);
      const next = {...notes, b: text};
      expect(build(root, next)).toEqual({read: ['b/index.md'], full: joined(next)});
      const last = {...next, a: 'x', c: 'y'};
      expect(build(root, last)).toEqual({
        read: ['a/index.md', 'c/index.md'],
        full: joined(last),
      });
    },
  );

  it('takes nothing from a file that another hand wrote or removed', () => {
    const root = temporaryFolder();
    build(root, notes);
    const file = join(root, 'dist/llms-full.txt');
    writeFileSync(file, readFileSync(file, 'utf8').replace('Second', 'Foreign'.slice(0, 6)));
    utimesSync(file, 1, 1);
    const next = {...notes, a: 'new\n'};
    expect(build(root, next).full).toBe(joined(next));
    rmSync(file);
    const last = {...notes, a: 'newer\n'};
    expect(build(root, last).full).toBe(joined(last));
  });

  it.each<[string, Texts]>([
    ['come', {...notes, d: '丁\n'}],
    ['go', {a: notes['a']!, c: notes['c']!}],
    ['change places', {c: notes['c']!, b: notes['b']!, a: notes['a']!}],
  ])('has the texts of notes that %s', (_, next) => {
    const root = temporaryFolder();
    build(root, notes);
    expect(build(root, next).full).toBe(joined(next));
  });

  it('is whole after a build whose copies were made from something else and stayed the same', () => {
    const root = temporaryFolder();
    build(root, notes);
    const output = openOutput(join(root, 'dist'), join(root, 'state'));
    for (const [name, text] of Object.entries(notes))
      output.write(`${name}/index.md`, `new key of ${name}`, text);
    output.reuse('llms-full.txt', output.before('llms-full.txt')!.key);
    output.commit();
    const next = {...notes, b: '乙\n'};
    expect(build(root, next).full).toBe(joined(next));
  });
});
