import {type ComponentType, createElement as h, Fragment, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {guarded} from '@wuya/theme/parts/guarded';
import {expect, it} from 'vitest';
import {findFailing} from './failing.tsx';

const Sound = ({children}: {readonly children?: ReactNode}) => h('b', null, children);
const Fails: ComponentType<{readonly children?: ReactNode}> = () => {
  throw new Error('bad');
};
/** Renders what it finds in its children, as tabs do. */
const Picky = ({children}: {readonly children?: ReactNode}) => {
  const items = (Array.isArray(children) ? children : [children]) as readonly {
    readonly props: {readonly label: string};
  }[];
  return h('i', null, items.map(({props: {label}}) => label.toUpperCase()).join(''), children);
};
const Item = ({children}: {readonly label: string; readonly children?: ReactNode}) =>
  h('u', null, children);

/** Finds what fails in an article, and renders it without that. */
async function without(...nodes: readonly ReactNode[]) {
  const Text = () => h(Fragment, null, ...nodes);
  const found = await findFailing(async (guard) => renderToString(h(guard(Text))));
  const paths = found?.map(({path}) => path);
  return {
    paths,
    reasons: found?.map(({reason}) => (reason as Error).message),
    body: paths && renderToString(h(guarded(Text, paths))),
  };
}

it('leaves one component of several out, with the words between its tags', async () => {
  const {paths, reasons, body} = await without(
    h('p', null, 'a'),
    h(Sound, null, 'b'),
    h('div', null, 'c', h(Fails, null, h('em', null, 'd'))),
    h(Sound),
  );
  expect(paths).toEqual(['.2.1']);
  expect(reasons).toEqual(['bad']);
  expect(body).toBe('<p>a</p><b>b</b><div>c<em>d</em></div><b></b>');
});

it('finds the one that fails between the tags of another', async () => {
  const {paths, body} = await without(
    h(
      Picky,
      null,
      h(Item, {label: 'x'}, 'a', h(Fails)),
      h(Item, {label: 'y'}, h(Sound, null, 'b')),
    ),
  );
  expect(paths).toEqual(['.0.0.1']);
  expect(body).toBe('<i>XY<u>a</u><u><b>b</b></u></i>');
});

it('goes on with what is between the tags of one that fails', async () => {
  const {paths, body} = await without(
    h(Fails, null, h(Fails, null, 'a'), h(Sound, null, 'b')),
    h(Fails),
  );
  expect(paths).toEqual(['.0', '.1', '.0.0']);
  expect(body).toBe('a<b>b</b>');
});

it('leaves a page to its caller where something else fails', async () => {
  const Text = (): ReactNode => {
    throw new Error('expression');
  };
  expect(await findFailing(async (guard) => renderToString(h(guard(Text))))).toBeUndefined();
});
