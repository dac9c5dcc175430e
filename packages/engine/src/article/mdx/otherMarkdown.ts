import type {MdxCode} from './mdxPage.ts';
import type {Asked} from './statements.ts';

/** Adds other Markdown that a page imports to that which it shows: what it hands to components, and takes values of. */
export function addOthers(
  shown: MdxCode['partials'],
  {
    handedOn,
    asked = [],
  }: {readonly handedOn: readonly string[]; readonly asked: readonly Asked[] | undefined},
  headingCount: number,
): MdxCode['partials'] {
  return addData(addHandedOn(shown, handedOn, headingCount), asked);
}

/** Adds the Markdown that a page hands to a component, `code={{js, ts}}`: it counts at the end of the page. */
function addHandedOn(
  drawn: MdxCode['partials'],
  handedOn: readonly string[],
  headingCount: number,
): MdxCode['partials'] {
  const others = handedOn.filter((path) => !drawn.some((one) => one.path === path));
  return [...drawn, ...others.map((path) => ({path, headingCount}))];
}

/** Adds the Markdown that a page takes values of and does not show. */
function addData(shown: MdxCode['partials'], asked: readonly Asked[]): MdxCode['partials'] {
  const paths = new Set(asked.map(({from}) => from));
  for (const {path} of shown) paths.delete(path);
  return [...shown, ...[...paths].map((path) => ({path, headingCount: 0, isData: true}) as const)];
}
