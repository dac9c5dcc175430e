import type {Reference} from '../article/parsedPage.ts';
import {AS_THEY_ARE, type AddressWriter} from './addressWriter.ts';
import {EMBED_BUDGET, resolveEmbed, type ResolveIn} from './embed.ts';
import {createImageResolver} from './imageReference.ts';
import {createLinkResolver} from './linkReference.ts';
import {resolveMedia} from './mediaReference.ts';
import {
  createResolverContext,
  type ReferencePage,
  type ResolvedReference,
  type ResolverInput,
} from './resolverContext.ts';
import {createWikiFinder, resolveWikiLink} from './wikiReference.ts';

export type {ReferencePage, ResolvedReference} from './resolverContext.ts';

export interface ReferenceResolver {
  /** Writes the addresses that pages show. */
  readonly addresses: AddressWriter;
  resolve(reference: Reference, page: ReferencePage): ResolvedReference;
  /** Address of the page that a link leads to; undefined for other references and files. */
  targetOf(reference: Reference, page: ReferencePage): string | undefined;
  /** Addresses of the notes that the `[[links]]` of an article name: their facts must be known first. */
  namedBy(references: readonly Reference[], page: ReferencePage): readonly string[];
}

/** Creates what resolves links and images of articles against the whole site. */
export function createReferenceResolver(input: ResolverInput): ReferenceResolver {
  const context = createResolverContext(input);
  const finder = createWikiFinder(context);
  const {image, picture} = createImageResolver(context, finder);
  const budgets = new WeakMap<ReferencePage, {left: number}>();
  const resolveIn: ResolveIn = (reference, page, around) =>
    reference.kind === 'embed'
      ? resolveEmbed(context, finder, {reference, page, around, resolve: resolveIn})
      : resolvers[reference.kind](withSlashes(reference), page);
  const resolvers = {
    link: createLinkResolver(context),
    image,
    picture,
    media: (reference: Reference, page: ReferencePage): ResolvedReference =>
      resolveMedia(context, reference, page),
    cards: (): ResolvedReference => ({attributes: ''}), // drawn with their page
    code: (reference: Reference, page: ReferencePage): ResolvedReference =>
      input.codeFiles?.resolve(reference, page.file) ?? {attributes: ''},
    wiki: (reference: Reference, page: ReferencePage): ResolvedReference =>
      resolveWikiLink(context, finder, {reference, page}),
  } as const;
  const {addresses = AS_THEY_ARE} = input;
  return {
    addresses,
    resolve(reference, page) {
      const budget = budgets.get(page) ?? {left: EMBED_BUDGET};
      budgets.set(page, budget);
      const resolved = resolveIn(reference, page, {ancestors: [], budget});
      if (addresses === AS_THEY_ARE) return resolved;
      const {attributes, shown} = resolved;
      return {
        ...resolved,
        attributes: addresses.html(attributes),
        ...(typeof shown === 'string' && {shown: addresses.html(shown)}),
      };
    },
    targetOf: (reference, page) =>
      reference.kind === 'wiki' || reference.kind === 'embed'
        ? finder.locate(reference, page).route?.permalink
        : reference.kind === 'link'
          ? resolvers.link(withSlashes(reference), page).target
          : undefined,
    namedBy: (references, page) =>
      references.flatMap((reference) =>
        reference.kind === 'embed' || (reference.kind === 'wiki' && reference.url.includes('#'))
          ? (finder.locate(reference, page).route?.permalink ?? [])
          : [],
      ),
  };
}

const LOCAL = new Set<Reference['kind']>(['link', 'image', 'picture', 'media']);
/** The parser of Markdown escapes `\`. */
const BACKSLASH = /\\|%5c/gi;

/** Writes a local path of Windows as browsers and Docusaurus read it: `..\img\a.png?x` → `../img/a.png?x`. */
function withSlashes(reference: Reference): Reference {
  const {kind, url} = reference;
  return LOCAL.has(kind) && url.search(BACKSLASH) >= 0 && !/^[a-z][\w+.-]*:/i.test(url)
    ? {...reference, url: url.replace(/^[^?#]*/, (path) => path.replace(BACKSLASH, '/'))}
    : reference;
}
