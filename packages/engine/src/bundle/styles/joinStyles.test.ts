import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../../test/helpers/temporary.ts';
import type {BundleRecord} from '../make/buildBundle.ts';
import {joinStyles} from './joinStyles.ts';

const record: BundleRecord = {
  key: 'k',
  modules: [],
  modulesHash: '',
  hash: 'h',
  entryPath: 'assets/app.js',
  coreStylesheets: ['assets/core.css'],
  files: ['client/assets/core.css'],
  stylesheets: {cover: ['assets/cover.css'], home: ['assets/home.css']},
  textStylesheets: {
    docs: 'assets/docs.css',
    text: 'assets/text.css',
    pictures: 'assets/pictures.css',
    rare: 'assets/rare.css',
  },
  serverFile: 'server/s.mjs',
  warnings: [],
};

function bundleOf(files: Readonly<Record<string, string>>): string {
  const dir = temporaryFolder();
  for (const [path, text] of Object.entries(files)) {
    const file = join(dir, 'client/assets', path);
    mkdirSync(dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  return dir;
}

const FILES = {
  'core.css': '.a{top:0}\n',
  'docs.css': '.e{top:0}\n',
  'text.css': '.b{top:0}\n',
  'rare.css': '.c{top:0}\n',
  'cover.css': '.d{top:0}\n',
  'pictures.css': '.f{top:0}\n',
  'home.css': '.g{top:0}\n',
};

it('writes the sheets that documents need together as one, in the order of the cascade', () => {
  const dir = bundleOf(FILES);
  const {joinedStylesheets, files} = joinStyles(record, dir);
  const read = (path: string) => readFileSync(join(dir, 'client', path), 'utf8');
  expect(joinedStylesheets!.map(({path, of}) => [of.length, read(path)])).toEqual([
    [3, '.b{top:0}.e{top:0}.a{top:0}\n'],
    [5, '.c{top:0}.f{top:0}.b{top:0}.e{top:0}.a{top:0}\n'],
    [4, '.b{top:0}.e{top:0}.a{top:0}.d{top:0}\n'],
    [3, '.b{top:0}.a{top:0}.g{top:0}\n'],
    [4, '.f{top:0}.b{top:0}.a{top:0}.g{top:0}\n'],
  ]);
  for (const {path} of joinedStylesheets!) expect(files).toContain(`client/${path}`);
});

it('joins what posts have with what is in them', () => {
  const dir = bundleOf({...FILES, 'years.css': '.i{top:0}\n', 'post.css': '.j{top:0}\n'});
  const stylesheets = {post: ['assets/years.css', 'assets/post.css']};
  const {joinedStylesheets} = joinStyles({...record, stylesheets}, dir);
  expect(joinedStylesheets!.at(-1)!.of).toEqual([
    'assets/text.css',
    'assets/docs.css',
    'assets/core.css',
    'assets/years.css',
    'assets/post.css',
  ]);
});

it('joins the graph of notes with what notes need, where a site has one', () => {
  const dir = bundleOf({...FILES, 'graph.css': '.h{top:0}\n'});
  const textStylesheets = {...record.textStylesheets, graph: 'assets/graph.css'};
  const {joinedStylesheets} = joinStyles({...record, textStylesheets}, dir);
  expect(joinedStylesheets!.map(({of}) => of.join(' ').replaceAll(/assets\/|\.css/g, ''))).toEqual([
    'text docs core',
    'rare pictures text docs core',
    'graph text docs core',
    'rare pictures graph text docs core',
    'text docs core cover',
    'text core home',
    'pictures text core home',
  ]);
});

it('joins nothing where the rules of the site import others, which must come first', () => {
  const dir = bundleOf({...FILES, 'core.css': '@import "https://x.example/f.css";.a{top:0}'});
  expect(joinStyles(record, dir)).toEqual(record);
});

it('joins nothing where all styles are in one file, as in a portable folder', () => {
  expect(joinStyles({...record, textStylesheets: {}}, bundleOf(FILES)).joinedStylesheets).toBe(
    undefined,
  );
});
