import {
  type Content,
  isComponentElement,
  mapChildren,
  type MapComponent,
  withoutComponents,
  wordsOf,
} from '@wuya/theme/parts/guarded';
import type {Guard} from '@wuya/theme/parts/articleLoader';
import {type ReactNode, Suspense} from 'react';

/** A component of an article that cannot be rendered. */
export interface FailingComponent {
  /** Where it is in the tree of the article. */
  readonly path: string;
  readonly reason: unknown;
}

/** Renders the page with its article made by the guard. @throws what fails outside of the components that are tried */
type DrawGuarded = (guard: Guard) => Promise<string>;

/** Maximum number of rounds in which parts that fail are looked for: what is left out may hold others that fail then. */
const MAX_ROUNDS = 8;

/** Finds the components of an article that fail; undefined where something else does. */
export async function findFailing(
  draw: DrawGuarded,
): Promise<readonly FailingComponent[] | undefined> {
  const found: FailingComponent[] = [];
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const tried = await tryAll(draw, pathsOf(found));
    if (tried === undefined) return undefined;
    if (tried.failing.length === 0) return found;
    for (const outer of tried.failing) {
      const inner = await narrow(draw, {outer, leaves: tried.leaves.get(outer) ?? [], found});
      for (const path of inner)
        found.push({path, reason: await reasonOf(draw, path, pathsOf(found))});
    }
  }
  return undefined;
}

const pathsOf = (found: readonly FailingComponent[]): string[] => found.map(({path}) => path);

interface Tried {
  readonly failing: readonly string[];
  /** The innermost components between the tags of each. */
  readonly leaves: ReadonlyMap<string, readonly string[]>;
}

/** Shown in place of a component that fails. */
const MARK = 'data-failing';

/** Renders the page so that each component may fail alone. */
async function tryAll(draw: DrawGuarded, leftOut: readonly string[]): Promise<Tried | undefined> {
  const leaves = new Map<string, readonly string[]>();
  const mark: MapComponent = (component, path) => {
    leaves.set(path, leavesOf(component, path));
    return <Suspense fallback={<template {...{[MARK]: path}} />}>{component}</Suspense>;
  };
  try {
    const body = await draw((Text) => withTried(Text, leftOut, mark));
    const failing = [...body.matchAll(new RegExp(`<template ${MARK}="([\\d.]+)"`, 'g'))];
    return {failing: failing.map(([, path]) => path!), leaves};
  } catch {
    return undefined;
  }
}

/** Finds the components between the tags of one by which that one fails; itself where it is none of these. */
async function narrow(
  draw: DrawGuarded,
  {
    outer,
    leaves,
    found,
  }: {
    readonly outer: string;
    readonly leaves: readonly string[];
    readonly found: readonly FailingComponent[];
  },
): Promise<readonly string[]> {
  const isSoundWithout = async (paths: readonly string[]): Promise<boolean> =>
    (await tryAll(draw, [...pathsOf(found), ...paths]))?.failing.includes(outer) === false;
  if (leaves.length === 0 || !(await isSoundWithout(leaves))) return [outer];
  const failing: string[] = [];
  for (const leaf of leaves)
    if (!(await isSoundWithout(leaves.filter((one) => one !== leaf)))) failing.push(leaf);
  return failing.length > 0 ? failing : leaves;
}

/** Tells what a component fails with. */
async function reasonOf(
  draw: DrawGuarded,
  path: string,
  leftOut: readonly string[],
): Promise<unknown> {
  const bare: MapComponent = (component, at) =>
    path === at || path.startsWith(`${at}.`) ? component : <Suspense>{component}</Suspense>;
  try {
    await draw((Text) => withTried(Text, leftOut, bare));
    return undefined;
  } catch (reason) {
    return reason;
  }
}

/** Creates the article with its components in the hands of `map`, and without some. */
const withTried = (
  Text: Content,
  leftOut: readonly string[],
  map: MapComponent,
): ReturnType<Guard> =>
  withoutComponents(Text, leftOut, {
    omit: (component, path, inner) => wordsOf(component, inner, path),
    wrap: map,
  });

/** Lists the components between the tags of one that hold no others. */
function leavesOf(component: ReactNode, path: string): readonly string[] {
  const leaves: string[] = [];
  const visit: MapComponent = (one, at) => {
    const before = leaves.length;
    mapChildren(one, visit, at);
    if (leaves.length === before) leaves.push(at);
    return one;
  };
  if (isComponentElement(component)) mapChildren(component, visit, path);
  return leaves;
}
