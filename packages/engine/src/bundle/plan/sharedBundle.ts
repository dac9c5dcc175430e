import {hashOf} from '../../cache/hash.ts';
import type {BundlePlan} from './bundlePlan.ts';
import {type HollowModules, PIECE, TEXT} from './mdxPieces.ts';
import {keyOfTemplate, type SiteTemplate} from './siteTemplate.ts';
import {clientDir} from '../modules/sources.ts';

/** A plan from which a template can be made. */
type TemplatePlan = BundlePlan & {readonly template: SiteTemplate};

/** Tells whether a template can be made from a plan. */
export const isTemplatePlan = (plan: BundlePlan): plan is TemplatePlan => plan.template !== null;

/** A plan without the parts that may differ where a template is shared. */
export interface Skeleton {
  /** The shared part: plans with the same one share a template. */
  readonly id: string;
  readonly plan: BundlePlan;
  /** Expressions that were taken out, by the names of their holes. */
  readonly pieces: Readonly<Record<string, string>>;
  /** Hash of these, as long as there are some. */
  readonly piecesHash: string | undefined;
}

/** Separates a plan into what the template is made of and what is filled into it. */
export function toSkeleton({template, ...plan}: TemplatePlan): Skeleton {
  const {baseUrl, generated, plainGenerated, themeTexts} = template;
  if (!template.isOwn)
    return {
      id: keyOfTemplate({...plan, template}),
      // In the client's folder, so that nothing depends on the folder of the site.
      plan: {...plan, template: null, dir: clientDir, baseUrl, generated, themeTexts},
      pieces: {},
      piecesHash: undefined,
    };
  const {modules, pieces, names} = numberPieces(plan.mdx, (code) =>
    plan.baseUrl === '/' ? code : code.replaceAll(`"${plan.baseUrl}`, `"${baseUrl}`),
  );
  const holed: BundlePlan = {
    ...plan,
    template: null,
    baseUrl,
    generated,
    ...(plainGenerated && {plainGenerated}),
    themeTexts,
    mdx: {modules, pieces: {}},
  };
  return {
    id: hashOf(JSON.stringify(holed)),
    plan: holed,
    pieces,
    piecesHash: names.length > 0 ? hashOf(...names) : undefined,
  };
}

const NAME = new RegExp(`(${PIECE}|${TEXT})([A-Za-z0-9]{20})`, 'g');

/**
 * Names pieces by their numbers instead of by what they hold: besides addresses, modules of two languages mostly
 * differ in nothing else.
 * @param withoutAddresses takes the base URL out of code
 */
function numberPieces(
  {modules, pieces}: HollowModules,
  withoutAddresses: (code: string) => string,
): HollowModules & {names: string[]} {
  const names: string[] = [];
  const numbered: Record<string, string> = {};
  const hollow = Object.entries(modules).map(([path, code]) => [
    path,
    withoutAddresses(code).replace(NAME, (written, kind: string, name: string) => {
      if (!Object.hasOwn(pieces, name)) return written;
      const number = names.push(name).toString().padStart(name.length, '0');
      numbered[number] = pieces[name]!;
      return kind + number;
    }),
  ]);
  return {modules: Object.fromEntries(hollow) as HollowModules['modules'], pieces: numbered, names};
}
